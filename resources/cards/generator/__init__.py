"""Draws the card decks, the portraits, the emblem and the ornaments of Twenty-Five, and writes them as SVG.

Run `python resources/cards/generator` to write every file again; the same program writes the same bytes.
A card is 250 units wide and 350 high, x to the right and y down. From general to specific:

* paths, curves, maps, regions: plane geometry;
* drawing, svg: marks of ink, and the SVG writer, which turns every outline into a filled area;
* interlace, plaitwork: knots on a square grid, and their drawing in ink;
* suits, letters: the signs of a card;
* head, hair, hands, regalia, garments: the parts of figures;
* spades, hearts, diamonds, clubs, joker: the thirteen figures, one function each;
* courts, numbers, aces, backs: whole cards;
* portraits, people: the heads of the characters on their round grounds;
* fillings, coloursafe, large, relief, high_contrast: decks in other styles;
* decks, ornaments, icons, writing: the pictures to write, and their files.
"""
