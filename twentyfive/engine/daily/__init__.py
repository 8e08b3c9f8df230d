"""Deals of the day: the same deals for everybody by the date alone, their results, their par, and streaks of days.

It knows no files and no window; only `par` needs Qt. Begin with `deals`, which makes a deal from a date, and recognises
it in a record.
"""
