"""All prose of the program: what happened, why not, why, and what the rules are, in sentences."""
