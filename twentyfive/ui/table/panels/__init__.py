"""The panels over and beside the cloth: scores, results, the questions to the player, hints, the menu, the action bar.

A panel shows a view and reports what was pressed by signals; it knows nothing of the cloth below it, of the director or
of the engine. Begin with `titled_panel`, which most panels over the table share, and `decision_panel`.
"""
