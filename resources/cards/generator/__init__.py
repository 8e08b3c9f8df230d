"""Draws the card decks, the emblem and the ornaments of Twenty-Five, and writes them as SVG.

Run `python resources/cards/generator` to write every file again: the same program, the same bytes.
A card is 250 units wide and 350 high, x to the right and y down. From plain to particular:

* paths, curves, maps, regions: plane geometry;
* drawing, svg: marks of ink, and the SVG writer, which turns every outline into a filled area;
* interlace, plaitwork: knots on a square grid, and the same drawn in ink;
* suits, letters: the signs of a card;
* head, hair, hands, regalia, garments: what figures are made of;
* spades, hearts, diamonds, clubs, joker: the thirteen figures, one function each;
* courts, numbers, aces, backs: whole cards;
* fillings, coloursafe, large, relief, high_contrast: decks that are drawn otherwise;
* decks, ornaments: what is written, and where.
"""
