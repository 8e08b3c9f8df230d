"""A network that was taught by self-play: what a player sees as inputs, and what each card is worth by it.

`env.learning` teaches it and writes the file; here it is read and evaluated in whole numbers, so that every system and
every Python finds the same values. Begin with `learned_play`, then `card_network`; `inputs` says what a network sees,
and `places` numbers the cards.
"""
