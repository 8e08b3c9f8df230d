"""The Learn pages: the list of lessons, the lesson at its own table, and the card trainer.

The lessons and the trainer's questions come from `twentyfive.engine.learning`, their words from
`twentyfive.wording.learning`; no other family of pages is known here. Begin with `learn_page.py`, then
`lesson_tutor.py`, which leads through a lesson.
"""
