"""A match of several games in words: which game is played, and how many each side has won."""

from __future__ import annotations

from twentyfive.core import PlayerView
from twentyfive.wording.amounts import number_word, sentence_case
from twentyfive.wording.names import translate
from twentyfive.wording.scores import is_viewer, side_in_sentence, side_name, viewer_first


def counted_game(view: PlayerView) -> str:
    """Return which of a fixed number of games is played, or was the last: "game 12 of 20"."""
    number = view.games_played + (not view.game_winners)
    return translate("results", "game {number} of {all}").format(number=number, all=view.rules.counted_games)


def last_game(view: PlayerView) -> str:
    """Say who won the last game of a match that another side has won; empty if the same did."""
    if not view.over or view.game_winners == view.winners:
        return ""
    if len(view.game_winners) > 1:
        return translate("results", "The last game was a tie.")
    winner = view.game_winners[0]
    if is_viewer(view, winner):
        return translate("results", "You won the last game.")
    return translate("results", "{name} won the last game.").format(name=side_name(view, winner))


def games_sentence(view: PlayerView) -> str:
    """Return the games won by each side, and those that nobody won: "Games: You 2, Mary 1, tied 1."."""
    won = [f"{side_in_sentence(view, side)} {games}" for side, games in games_won(view)]
    if view.games_tied:
        won.append(translate("results", "tied {number}", None, view.games_tied).format(number=view.games_tied))
    if not won:
        return ""
    games = translate("results", "Games: {games}.").format(games=sentence_case(", ".join(won)))
    left = view.rules.counted_games - view.games_played
    if left < 1:
        return games
    text = translate("results", "{number} more to play.", None, left)
    return f"{games} {sentence_case(text.format(number=number_word(left)))}"


def match_sentence(view: PlayerView) -> str:
    """Return how a match of several games stands: "Game 12 of 20. Games: You 7, Mary 4."."""
    if not view.rules.counted_games:
        return games_sentence(view)
    game = translate("results", "{game}.").format(game=sentence_case(counted_game(view)))
    return f"{game} {games_sentence(view)}".strip()


def games_won(view: PlayerView) -> tuple[tuple[int, int], ...]:
    """Return (side, games won) of each side that has won any, the viewer's first."""
    sides = viewer_first(view, range(view.rules.sides))
    return tuple((side, view.games[side]) for side in sides if view.games[side])
