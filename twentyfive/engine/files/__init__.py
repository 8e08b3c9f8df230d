"""Files: written whole or not at all, read without trust, locked against other programs, and safely named.

It knows nothing of cards or games. Begin with `atomic_files`, then `guarded_file`.
"""
