"""The phones of a card drive: a person at a table scans its card, and their phone asks who won and says where to go.

The gateway is that of a table for guests, with other messages and another page. It is told nothing but what a phone is
shown: the side to which the phone belongs, the table of that side, and what is said there.
"""
