"""The words of learning: hints and their reasons, the review of a deal, lessons and the card trainer.

No page and no table: it may import all of `wording` but `records`. Begin with `reasons`, which explains a move.
"""
