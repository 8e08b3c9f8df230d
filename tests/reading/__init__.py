"""A game that is printed as it is read and heard, in any language, for whoever translates."""
