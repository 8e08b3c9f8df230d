"""The page that shows something for the wall as it will look on paper, and saves it as PDF.

It makes sheets of `twentyfive.ui.paper` from rules, seats and deals that are over, and knows no other page. Begin with
`paper_page.py`; `rules_sheet`, `score_sheet` and `deal_sheet` make the sheets.
"""
