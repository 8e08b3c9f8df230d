"""The computer players at work: questions with a view and a seed, and the process that answers them.

It knows views, not games: no state or record reaches the worker, so no answer can rest on a hidden card. Begin with
`workers`; `questions` also runs in the worker process and loads no Qt.
"""
