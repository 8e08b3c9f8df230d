"""The rules of a card drive: an evening of real cards in a hall, with any number of people from 6 to 500.

Pure functions over frozen data. The package knows no Qt, no files, no clock, no sentences for people and nothing of
`core`, for the cards are on the tables; all chance comes from seeds that a caller passes. Begin reading with `plan`,
then `people` and `tables`.
"""
