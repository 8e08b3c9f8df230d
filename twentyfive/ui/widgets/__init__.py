"""The widgets of panels and pages: buttons, fields, text, rows and columns, scrolling, and the frame of a page.

They know the theme and how to speak to a screen reader, but nothing of cards, the table or the pages. Begin with
`base_button` and `panels`; `page` and `question_page` are the frames of all pages.
"""
