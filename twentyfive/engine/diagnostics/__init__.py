"""Diagnostics: the log and the crash reports, both without any secret of a game under way.

It knows nothing of games. Begin with `crash_reports`; `log` says what is removed from every line.
"""
