"""Thousands of whole games by chance, to find what no test has thought of."""
