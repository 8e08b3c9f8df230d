"""The rules of the game being played, in sections of sentences made from its options.

No page and no table: of the other packages of `wording` it may import `setup` and what lies below. Begin with
`rules_text`, which puts the sections of `options` together.
"""
