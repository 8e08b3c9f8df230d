"""The pages of the deals of the day: today's and yesterday's deals, a result beside par, and the calendar of the year.

They know the deals through `engine.daily_desk`, and no cards. Begin with `daily_page.py`.
"""
