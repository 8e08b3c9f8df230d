"""The options that make a game, the games made of them, and what about them makes no sense together."""

from twentyfive.core.rules.rules import Rules

__all__ = ["Rules"]
