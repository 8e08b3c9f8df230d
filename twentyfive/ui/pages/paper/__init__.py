"""The page that shows something for the wall as it will look on paper, and saves it as PDF.

The sheets come from `twentyfive.presentation.paper`, and no other page is known here. Begin with `paper_page.py`.
"""
