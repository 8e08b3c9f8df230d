"""A game under way: the record that grows, the computer players, and the journal on disk."""
