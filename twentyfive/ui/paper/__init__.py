"""Sheets of `twentyfive.presentation.paper` laid out on A4 or Letter pages, saved as PDF or shown as a picture.

It knows the theme, the words and the decks, but no game, no page of the window and no widget. `sheets.pages_of`
lays a sheet out, and `pdf.pdf_of` and `picture.picture_of` draw its pages. Begin with `sheets`.

    sheet = Sheet("Results", "Four persons, eight deals", (Band((Table(columns, rows),)),), footer="Twenty-Five")
    pages = pages_of(sheet, Style(face, deck), Paper.A4, Print.NORMAL)
    write_whole(path, pdf_of(pages, Paper.A4, title="Results", language="en"))
"""
