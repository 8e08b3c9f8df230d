"""The words of what is stored: saved games, saved rules, statistics, and the names and failures of each.

No page and no table: it may import all of `wording` but `learning`. Begin with `saved`.
"""
