"""The Review page: a finished deal step by step, with every decision of a person rated.

The position in the game is a `ReviewWalk` of `twentyfive.presentation`, and the ratings come from
`twentyfive.engine.game.reviewing`; no other family of pages is known here. Begin with `review_page.py`.
"""
