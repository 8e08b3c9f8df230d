"""The page of the move to another computer. Begin with `move_page`."""
