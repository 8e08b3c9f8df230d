"""The window: the table, the pages, and the widgets, sounds and settings that they use.

It knows a game only through what a seat may see; prose comes from `wording`. Begin with `window.main_window`, or with
`widgets` for the parts of a page.
"""
