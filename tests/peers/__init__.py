"""Players of other public programs, told in our words from what they do, to measure the levels against.

Begin with `heuristic`. Each module has a `choose` and is a program that speaks the protocol for players:

    python -m twentyfive.ai.arena --players 5 --sides 5 --levels module:tests.peers.heuristic,medium
    python -m twentyfive.ai.arena --preset prince-edward-island --levels module:tests.peers.profile,medium
    twentyfive --try-player python -m tests.peers.heuristic
"""
