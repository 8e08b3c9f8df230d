"""A same cards evening at several computers: one shares it, and the others join, each for one of those who play.

Each plays their deals at their own computer. What was played to its end is handed in to the host, who gives nobody a
result of a deal that they have not played. Begin reading with `evening_messages`, which is all that crosses the network
besides what every guest says to reach a table.
"""
