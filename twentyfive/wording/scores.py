"""Scores, sides, deals and games in words, as told to the viewer of a `PlayerView`."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import takewhile
from typing import NamedTuple

from twentyfive.core import Phase, PlayerView
from twentyfive.core.rules.options import TRICK_POINTS, Scoring
from twentyfive.wording.amounts import in_words, number_word, sentence_case, unit_of
from twentyfive.wording.names import listed, translate


def player_name(view: PlayerView, seat: int) -> str:
    """Return the player's name, "You" for the viewer."""
    return translate("scores", "You") if seat == view.player else view.names[seat]


def side_name(view: PlayerView, side: int) -> str:
    """Return a side's name: "Your side", "Mary's side", or the player's name if each plays alone."""
    seats = view.rules.seats_of(side)
    if len(seats) == 1:
        return player_name(view, seats[0])
    if view.player in seats:
        return translate("scores", "Your side")
    return translate("scores", "{name}’s side").format(name=view.names[seats[0]])


def is_viewer(view: PlayerView, side: int) -> bool:
    """Return True if the side is the viewer alone, so that its verb is "are" and not "is"."""
    return view.player is not None and view.rules.seats_of(side) == (view.player,)


def side_in_sentence(view: PlayerView, side: int) -> str:
    """Return a side's name within a sentence: "you", "your side", "Mary's side"."""
    if is_viewer(view, side):
        return translate("scores", "you")
    seats = view.rules.seats_of(side)
    if view.player in seats:
        return translate("scores", "your side")
    if len(seats) == 1:
        return view.names[seats[0]]
    return translate("scores", "{name}’s side", "within a sentence").format(name=view.names[seats[0]])


def viewer_first(view: PlayerView, sides: Iterable[int]) -> list[int]:
    """Return the sides in the order of naming: the viewer's first, the others clockwise."""
    mine = 0 if view.player is None else view.rules.side_of(view.player)
    return sorted(sides, key=lambda side: (side - mine) % view.rules.sides)


def members(view: PlayerView, side: int) -> str:
    """Return the names of a side's players, the viewer first: "You and Seán"."""
    return listed([player_name(view, seat) for seat in _viewer_before(view, side)])


def members_in_sentence(view: PlayerView, side: int) -> str:
    """Return the names of a side's players, the viewer first, after other words: "you and Seán"."""
    you = translate("scores", "you")
    return listed([you if seat == view.player else view.names[seat] for seat in _viewer_before(view, side)])


def _viewer_before(view: PlayerView, side: int) -> list[int]:
    return sorted(view.rules.seats_of(side), key=lambda seat: (seat != view.player, seat))


def spoils_in_a_row(view: PlayerView) -> int:
    """Return the number of deals spoiled since the pool was last won."""
    return len(list(takewhile(lambda result: result.spoiled, reversed(view.history))))


def pool_made_of(view: PlayerView) -> str:
    """Return the make-up of the pool: "5 antes + 3 × 5 after spoils"; empty for an empty pool. RULES.md section 6."""
    antes = view.rules.sides  # every side has paid one, as the game ends when a side cannot
    added = view.pool - antes
    if added < 0:
        return ""
    paid = translate("scores", "{number} antes", None, antes).format(number=antes)
    topped_up = spoils_in_a_row(view) - (view.phase is Phase.DEAL)
    if not added or topped_up < 1:
        return paid
    if topped_up == 1:
        text = translate("scores", "{antes} + {added} after a spoil")
    elif added % topped_up:
        text = translate("scores", "{antes} + {added} after spoils")
    else:
        text = translate("scores", "{antes} + {times} × {each} after spoils")
    return text.format(antes=paid, added=added, times=topped_up, each=added // topped_up)


def values(view: PlayerView) -> tuple[int, ...]:
    """Return each side's score in the unit of the game: chips, deals or points."""
    return view.chips if view.rules.scoring is Scoring.POOL else view.scores


def scores_sentence(view: PlayerView) -> str:
    """Return all scores and the goal: "You 10, Mary 5. First to 25."."""
    return translate("scores", "{scores}. {goal}.").format(scores=scores_listed(view), goal=goal(view))


def scores_listed(view: PlayerView) -> str:
    """Return the scores alone: "You 10, Mary 5"."""
    return sides_listed(view, ((side, figure(value)) for side, value in enumerate(values(view))))


def sides_listed(view: PlayerView, told: Iterable[tuple[int, str]]) -> str:
    """Return sides, each with what is told of it, at the beginning of a line: "Your side 10, Mary’s side 5"."""
    return sentence_case(", ".join(f"{side_in_sentence(view, side)} {words}" for side, words in told))


class NeededToWin(NamedTuple):
    """The distance to the goal: "15 more to win". `widest` is the same text at the start, for measuring."""

    text: str
    widest: str


def needed_to_win(view: PlayerView, seat: int) -> tuple[NeededToWin, ...]:
    """Return what the side of `seat` still needs to win, in full and short; empty if the game has no such goal."""
    return needed_of_side(view, view.rules.side_of(seat))


def needed_of_side(view: PlayerView, side: int) -> tuple[NeededToWin, ...]:
    """Return what a side still needs to win, as `needed_to_win` does for the side of a seat."""
    rules = view.rules
    if view.over or rules.scoring in (Scoring.POOL, Scoring.SINGLE_DEAL):
        return ()
    more = rules.target - values(view)[side]
    if more <= 0:
        return ()
    return tuple(map(NeededToWin, _needed_forms(more), _needed_forms(rules.target)))


def _needed_forms(more: int) -> tuple[str, str]:
    """Return the words for `more` points or deals to win, in full and short."""
    forms = (
        translate("scores", "{number} more to win", None, more),
        translate("scores", "{number} more", None, more),
    )
    full, short = (form.format(number=more) for form in forms)
    return full, short


def goal(view: PlayerView) -> str:
    """Return the goal of the game: "First to 25"."""
    match view.rules.scoring:
        case Scoring.POOL:
            return translate("scores", "{number} in the pool", None, view.pool).format(number=view.pool)
        case Scoring.SINGLE_DEAL:
            return translate("scores", "One deal")
        case Scoring.DEALS_WON:
            if view.rules.target == 1:
                return translate("scores", "First to win a deal")
            target = view.rules.target
            return translate("scores", "First to {number} deals", None, target).format(number=target)
        case _:
            return translate("scores", "First to {number}").format(number=view.rules.target)


def tricks_words(count: int) -> str:
    """Return a number of tricks in words: "no tricks", "one trick", "two tricks"."""
    if count == 0:
        return translate("scores", "no tricks")
    if count == 1:
        return translate("scores", "one trick")
    return translate("scores", "{number} tricks", None, count).format(number=number_word(count))


def figure(number: int) -> str:
    """Return a number as written in a table, with a typographic minus: "−30"."""
    return str(number) if number >= 0 else f"−{-number}"


def game_over_sentence(view: PlayerView) -> str:
    """Name the winner of the game; empty while it goes on."""
    if not view.game_winners:
        return ""
    if len(view.game_winners) > 1:
        names = listed([side_in_sentence(view, side) for side in viewer_first(view, view.game_winners)])
        tie = translate("scores", "The game is a tie between {names}.").format(names=names)
        return f"{tie} {_match_over_sentence(view)}".strip()
    winner = view.game_winners[0]
    if is_viewer(view, winner):
        text = translate("scores", "You win the game.")
    else:
        text = translate("scores", "{name} wins the game.")
    game = text.format(name=side_name(view, winner))
    return " ".join(filter(None, (game, double_sentence(view), _match_over_sentence(view))))


def _match_over_sentence(view: PlayerView) -> str:
    """Name the winner of a number of games that all count; empty before, and in any other match."""
    if not view.over or view.rules.counted_games < 2:
        return ""
    if len(view.winners) > 1:
        names = listed([side_in_sentence(view, side) for side in viewer_first(view, view.winners)])
        return translate("scores", "The match is a tie between {names}.").format(names=names)
    if is_viewer(view, view.winners[0]):
        return translate("scores", "You win the match.")
    return translate("scores", "{name} wins the match.").format(name=side_name(view, view.winners[0]))


def double_sentence(view: PlayerView) -> str:
    """Say that the game was won with all tricks from nothing, and that it counts double where anything counts."""
    if not view.double:
        return ""
    if counts_double(view):
        text = translate("scores", "All {tricks} tricks from nothing: it counts double.", None, view.rules.hand_size)
    else:
        text = translate("scores", "All {tricks} tricks from nothing.", None, view.rules.hand_size)
    return text.format(tricks=number_word(view.rules.hand_size))


def counts_double(view: PlayerView) -> bool:
    """Whether the game counts as two games of a match, or its stake is paid twice."""
    return view.double and (view.rules.several_games or view.rules.stake > 0)


def deal_title(view: PlayerView) -> str:
    """Return the headline of a finished deal: "Deal 3: two tricks for you"."""
    if not view.history:
        return ""
    result = view.history[-1]
    side = 0 if view.player is None else view.rules.side_of(view.player)
    taken = tricks_words(result.tricks[side])
    if view.rules.sides == view.rules.players:
        text = translate("scores", "Deal {number}: {tricks} for you")
    else:
        text = translate("scores", "Deal {number}: {tricks} for your side")
    return text.format(number=result.number, tricks=taken)


def standing(view: PlayerView) -> str:
    """Return the state of the game after a deal: sides about to win or tied past the goal, and the next dealer."""
    sentences = [] if view.game_winners else [_near_the_end(view)]
    if view.next_dealer is not None and not view.over:
        if view.next_dealer == view.player:
            sentences.append(translate("scores", "You deal next."))
        else:
            sentences.append(translate("scores", "{name} deals next.").format(name=view.names[view.next_dealer]))
    return " ".join(filter(None, sentences))


def _near_the_end(view: PlayerView) -> str:
    """Name the sides that are one trick from winning, or tied at the goal; empty if there are none."""
    if view.rules.scoring in (Scoring.POOL, Scoring.SINGLE_DEAL):
        return ""
    target, best = view.rules.target, max(view.scores)
    level = [side for side, score in enumerate(view.scores) if score == best >= target]
    if len(level) > 1:
        names = listed([side_in_sentence(view, side) for side in viewer_first(view, level)])
        text = translate("scores", "{names} are level with {points}: another deal decides.")
        return sentence_case(text.format(names=names, points=counted(view, best)))
    close = [side for side, score in enumerate(view.scores) if 0 < target - score <= TRICK_POINTS]
    if not close or view.rules.scoring is not Scoring.TRICKS:
        return ""
    names = listed([side_in_sentence(view, side) for side in viewer_first(view, close)])
    if len(close) == 1 and not is_viewer(view, close[0]):
        text = translate("scores", "{names} is one trick from the game.")
    else:
        text = translate("scores", "{names} are one trick from the game.")
    return sentence_case(text.format(names=names))


def spoken_plate(view: PlayerView, seat: int) -> str:
    """Return all that a name plate shows, as spoken: "Mary, dealer, 10 points, one trick"."""
    side = view.rules.side_of(seat)
    parts = [player_name(view, seat)]
    if view.rules.sides < view.rules.players:
        parts.append(side_in_sentence(view, side))
    if view.dealer == seat:
        parts.append(translate("scores", "dealer"))
    parts.append(counted(view, values(view)[side]))
    parts.append(tricks_words(view.tricks_won[seat]))
    if view.to_act == seat:
        parts.append(translate("scores", "to play"))
    return ", ".join(parts)


def counted(view: PlayerView, number: int) -> str:
    """Return a number of the game's points, chips or deals."""
    return in_words(unit_of(view.rules), number, figure(number))


def own_standing(view: PlayerView, player: int) -> str:
    """Return the score of the viewer, who sits at seat `player`, within a sentence: "you have 15 points"."""
    number = values(view)[view.rules.side_of(player)]
    if view.rules.scoring is not Scoring.DEALS_WON:
        return translate("scores", "you have {count}").format(count=counted(view, number))
    if number == 0:
        return translate("scores", "you have won no deal")
    return translate("scores", "you have won {count}").format(count=counted(view, number))
