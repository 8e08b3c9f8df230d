"""A match of several games in words, with its stakes and debts: the game played, and those that each side has won."""

from __future__ import annotations

from twentyfive.core import PlayerView, Rules
from twentyfive.core.phases.finishing import Debt, debts
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


def stake_words(rules: Rules) -> str:
    """Return the stake: "Stake 10 a game"."""
    if rules.several_games:
        return translate("results", "Stake {stake} a match").format(stake=rules.stake)
    return translate("results", "Stake {stake} a game").format(stake=rules.stake)


def debt_sentences(view: PlayerView) -> tuple[str, ...]:
    """Return a sentence for each debt, or one sentence if all the others owe one player the same amount."""
    owed = debts(view.account)
    one_for_all = {(debt.creditor, debt.amount) for debt in owed}
    if len(owed) > 1 and len(one_for_all) == 1 and len(owed) == view.rules.players - 1:
        return (_all_owe(view, owed[0]),)
    return tuple(_owes(view, debt) for debt in owed)


def _all_owe(view: PlayerView, debt: Debt) -> str:
    if debt.creditor == view.player:
        return translate("results", "Each owes you {amount}.").format(amount=debt.amount)
    text = translate("results", "Each owes {name} {amount}.")
    return text.format(name=view.names[debt.creditor], amount=debt.amount)


def _owes(view: PlayerView, debt: Debt) -> str:
    if debt.debtor == view.player:
        text = translate("results", "You owe {creditor} {amount}.")
    elif debt.creditor == view.player:
        text = translate("results", "{debtor} owes you {amount}.")
    else:
        text = translate("results", "{debtor} owes {creditor} {amount}.")
    debtor, creditor = view.names[debt.debtor], view.names[debt.creditor]
    return text.format(debtor=debtor, creditor=creditor, amount=debt.amount)
