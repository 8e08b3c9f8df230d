"""The pages of records: the saved games, and the statistics with table and charts.

They work on the files and figures of `twentyfive.engine.saves` and `twentyfive.engine.statistics`, ask by signals for a
game to be played, and know no other family of pages. Begin with `saved_games_page.py` and `statistics_page.py`.
"""
