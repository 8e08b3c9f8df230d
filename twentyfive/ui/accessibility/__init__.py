"""Keys, speech and screen readers: what the whole window shares so that it works without a mouse and without eyes.

It knows no cards, no table and no page; of the other packages of `ui` it may import `settings` alone. Begin with
`shortcuts`, the one list of keys, and `announcer`, which speaks to the screen reader.
"""
