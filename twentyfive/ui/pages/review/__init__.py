"""The Review page: a finished deal step by step, with every decision of a person rated.

The ratings come from `twentyfive.engine.game.reviewing`; no other family of pages is known here. Begin with
`review_walk.py`, which holds the position in the game without Qt, then `review_page.py`.
"""
