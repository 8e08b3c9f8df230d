"""The words of what is stored: saved games and rules, deals of the day, evenings, statistics, and the names of each.

No page and no table: it may import all of `wording` but `learning`. Begin with `saved`.
"""
