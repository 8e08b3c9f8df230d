"""The words of every option: its question with its answers, its rule in sentences, and the problems of rules.

No page and no table: of the other packages of `wording` it may import `setup` and what lies below. Begin with `words`
and `all_rules`; each other module holds one subject: the words of its options, and its sections on the rules page.
"""
