"""The window: the table, the pages, and the widgets, sounds and settings that they use.

It knows a game only through what a seat may see, and draws what `presentation` says. Begin with `window.main_window`,
or with `widgets` for the parts of a page.
"""
