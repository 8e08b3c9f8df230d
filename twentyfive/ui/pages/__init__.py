"""The pages beside the table, one package for each family.

No family imports another, and none imports the window: a page emits signals, and `twentyfive.ui.window` decides where
they lead. `start/start_page.py` is the shortest way in.
"""
