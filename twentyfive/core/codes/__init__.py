"""Codes of deals: a deal as a short text to copy and read out, and deals put together card by card.

The package knows the rules and the dealing, but no records, views or sentences. Begin reading with `deal_code`.
"""
