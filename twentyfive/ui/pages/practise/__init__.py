"""The pages and panels of practising: what to practise with, the deal editor, and the help at the table.

They ask the engine for jumps, hints, claims and deal numbers, and know no other family of pages. Begin with
`practise_page.py` for the pages, and with `practise_table.py` for the help at the table.
"""
