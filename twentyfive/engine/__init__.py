"""The engine: a game under way, the computer players' process, and everything that is kept on disk.

It knows nothing of the window, of animation or of prose: the window submits moves to it and receives steps. Begin with
`game.engine`, then `saver`, which saves and counts the games.
"""
