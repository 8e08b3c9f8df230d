"""The person's settings: the file that stores them, and the language of the window.

Lowest of the packages of `ui`: it knows no widget and none of the others. The values themselves are
`settings` of `twentyfive.presentation`, and their names `settings_words`. Begin with `store`.
"""
