"""Makes the typefaces of Twenty-Five from those that they come from. `../README.md` tells what is changed, and why.

From general to specific:

* signs: suits, arrows and marks as outlines in a font's units;
* faces: the files to write, and how each differs from its source.
"""
