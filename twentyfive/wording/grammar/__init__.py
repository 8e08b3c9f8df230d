"""Cases of cards, names, numbers and lists in translated texts: `{card:gen}`, `{name:de}`, `{number:ord}`.

Begin with `texts`, whose `Text` and `translate` every text of the program goes through. `language` says which cases a
language has; `irish` and `french` hold the rules of mutation and elision, small functions that know no card and no Qt.
English has no cases, and its texts are formatted as by `str.format`.
"""
