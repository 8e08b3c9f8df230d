"""Playouts: deals played to their end fast, with hands as bits, and the value of how they end.

This package knows the rules and the heuristics, which its policy tables repeat; it knows nothing of beliefs or search.
Begin with `bitcards`, then `playout`; `deal_value` holds the value function.
"""
