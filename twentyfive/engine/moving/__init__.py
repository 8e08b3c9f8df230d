"""Moving to another computer: everything that a person has here in one file, and what is in such a file taken over.

The file is a zip with a few lines about itself. It may come from anybody: it is read without trust, with limits, and
nothing in it says where anything is written. What is here stays: what differs is added beside it, what belongs together
is merged, and a file that is replaced by that is kept. Begin with `contents`, which says what goes along, then
`move_file` and `taking_over`; `merging` says for each kind of file how two become one.
"""
