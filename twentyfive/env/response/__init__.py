"""A player trained against the expert at a deal of Twenty-Five for two, to see how much the expert can be made to lose.

`table` deals and lets the experts play, `reading` has the numbers by which the player compares cards, `lessons`
tries every card in many deals, `player` learns from that and plays, and `trial` measures it on fresh deals.
``python -m twentyfive.env.response`` does all of it; RESULT.md has what came out.
"""
