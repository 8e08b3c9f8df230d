"""The pages of a card drive: the clubs, the people of an evening, its games, and the end.

They know an evening through the engine's desk, which writes what is pressed before anything is shown. Begin with
`drive_room`, which they share.
"""
