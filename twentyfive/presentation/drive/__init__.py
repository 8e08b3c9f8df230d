"""A card drive as its pages show it: the list of people, a game at all tables, the standings and the end.

Each page is a function of the evening; `trial` makes up an evening that plays itself.
"""
