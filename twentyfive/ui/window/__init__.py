"""The main window: the stack of pages and the ways between them, the game to continue, notices and the crash page.

It puts the pages and the table together, so nothing else in `ui` imports it; it knows no record and no hidden card.
Begin with `main_window`, then read `routes` and `router` for what leads from page to page, and `start_game` for the
ways to the table.
"""
