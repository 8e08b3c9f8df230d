"""The Settings page: questions by subject, and a sample of the table that shows each answer at once.

Every answer goes straight to the `SettingsStore`; the page knows no game and no other family of pages. Begin with
`settings_page.py`; the questions are in `settings_questions.py`, `card_settings.py` and `sound_settings.py`.
"""
