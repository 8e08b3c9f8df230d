"""A player that learns the game by playing against itself, and writes what it has learned into one file.

It is deep Monte Carlo: the network at all seats plays deals, and each card is taught the chance to win the game that
its deal came to. The loop is compiled with numba and plays about ten thousand deals a second on one core. Begin with
`__main__`, the command line, then `school`; `self_play` has the loop, `bit_table` the rules in bits, `bit_inputs` what
a network sees and `descent` how it learns. `ai.network` reads the file and plays by it. LEARNED.md tells what came of
it.
"""
