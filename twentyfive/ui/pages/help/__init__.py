"""The pages of help: how to play, the keys, the rules of the current game, and the program with its licences.

They show text from `twentyfive.wording` and know neither a game under way nor the other families of pages. Begin with
`help_page.py`.
"""
