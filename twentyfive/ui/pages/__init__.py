"""The pages beside the table, one package for each family.

No family imports another, and none imports the window: a page asks the router of its tools for another page by a name.
`start/start_page.py` is the shortest way in; `twentyfive.ui.window.routes` lists all of them.
"""
