"""The screenshots of the README."""
