"""Every option of the rules as a question with its answers, and the problems of rules that contradict each other.

No page and no table: of the other packages of `wording` it may import `setup` and what lies below. Begin with
`all_rules`; the modules named after a subject hold its questions.
"""
