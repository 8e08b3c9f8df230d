"""Ireland's card game Twenty-Five and its family, to play against the computer or round one screen."""

__version__ = "0.1.0"
