"""Whole windows in processes of their own, which play at one table.

`python -m tests.together` is one of them; `windows.Window` starts it and tells it what its person does.
"""
