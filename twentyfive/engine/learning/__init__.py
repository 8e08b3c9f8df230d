"""Learning: the lessons and the trainer for the ranking of cards, with the progress in both.

It knows nothing of the statistics, of the saver or of the window. Begin with `lessons`, the data of a lesson, and
`lesson_engine`, which plays it; for the trainer with `trainer_questions`.
"""
