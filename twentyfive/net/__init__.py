"""A table for guests: persons who play at another device in the same home, on a phone or at another computer.

The gateway runs in a process of its own and holds the sockets; `lobby` decides who sits where, and tells each guest no
more than their seat may know. What phones show comes from `twentyfive.presentation.phone`; the package knows no widget.
`PROTOCOL.md` tells all that crosses the network, as guests of other programs need it. Begin reading with `messages`.
"""
