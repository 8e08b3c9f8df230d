"""Programs that the person has added as players: the list of them, and the seats at which they play.

A program is found by its name in that list alone: no game, record or message can name a file to be run. Each seat has a
process of its own, which is told the views of that seat. Begin with `seated_programs`; `listing` holds the list.
"""
