"""The person's settings: their values, the file that stores them, their words, and the language of the window.

Lowest of the packages of `ui`: it knows no widget and none of the others. Begin with `model`, then `store`.
"""
