"""All prose of the program: moves, questions, refusals, hints, scores and rules in sentences.

It imports no Qt widget and nothing of `ui`, so a program without a window can tell a game with it too; it uses
QtCore for translation and dates alone. It knows a game only through a `PlayerView`. Begin with `names` and `scores`,
then `table.line`, the sentence above the hand.
"""
