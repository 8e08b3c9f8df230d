"""Sheets for paper: blocks of text, cards and tables, and the contents that are made of them.

They know no fonts and no printer: `twentyfive.ui.paper` lays out and draws. Begin with `blocks`; `printables` lists the
sheets of rules, scores and deals.
"""
