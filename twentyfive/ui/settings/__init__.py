"""The person's settings: the file that stores them, their words, and the language of the window.

Lowest of the packages of `ui`: it knows no widget and none of the others. The values themselves are
`twentyfive.presentation.settings`. Begin with `store`.
"""
