"""The words at the table: the line above the hand, questions and answers, announcements, moves, tricks and results.

No widget, and no other page: of the other packages of `wording` it may import `setup` and what lies below. Begin with
`line`, then `decisions` for questions and `steps` for announcements.
"""
