"""The results of deals and games in words, and the headings of score tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from twentyfive.core import PlayerView, Rules
from twentyfive.core.phases.scoring import highest_trump
from twentyfive.core.rules.options import TRICK_POINTS, AllFive, Finish, Scoring
from twentyfive.core.state import DealResult
from twentyfive.wording.amounts import deals, number_word, sentence_case
from twentyfive.wording.grammar.texts import Text
from twentyfive.wording.names import card_sign, listed, translate
from twentyfive.wording.scores import (
    counted,
    deal_title,
    double_sentence,
    is_viewer,
    side_in_sentence,
    side_name,
    sides_listed,
    spoils_in_a_row,
    standing,
    tricks_words,
    values,
    viewer_first,
)
from twentyfive.wording.setup.tables import sides_in_sentence
from twentyfive.wording.table.auction import contract_result
from twentyfive.wording.table.matches import counted_game, debt_sentences, games_sentence, last_game


def game_facts(view: PlayerView) -> str:
    """Return the current deal and the goal of the game: "Deal 3 · first to 25"."""
    facts = "\N{NO-BREAK SPACE}· ".join(_facts(view))
    return facts[:1].upper() + facts[1:]


def _facts(view: PlayerView) -> Iterator[str]:
    rules = view.rules
    if rules.counted_games > 1:
        yield counted_game(view)
    elif rules.best_of > 1:
        yield translate("results", "best of {number}").format(number=rules.best_of)
    if view.deal_number:
        yield translate("results", "deal {number}").format(number=view.deal_number)
    if rules.sides < rules.players:
        yield sides_in_sentence(rules.players, rules.sides)
    match rules.scoring:
        case Scoring.POOL:
            yield from _pool_facts(view)
        case Scoring.SINGLE_DEAL:
            yield translate("results", "one deal")
        case Scoring.DEALS_WON if rules.target == 1:
            yield translate("results", "first to win a deal")
        case Scoring.DEALS_WON:
            yield translate("results", "first to {number} deals", None, rules.target).format(number=rules.target)
        case _:
            yield translate("results", "first to {number}").format(number=rules.target)


def _pool_facts(view: PlayerView) -> Iterator[str]:
    spoiled = spoils_in_a_row(view)
    if view.carried and spoiled:
        yield _spoiled_words(spoiled)
    if view.rules.deals == 1:
        yield translate("results", "one deal in all")
    elif view.rules.deals:
        yield translate("results", "{number} deals in all", None, view.rules.deals).format(number=view.rules.deals)


def _spoiled_words(times: int) -> str:
    if times == 1:
        return translate("results", "the pool was spoiled once")
    if times == 2:
        return translate("results", "the pool was spoiled twice")
    return translate("results", "the pool was spoiled {number} times", None, times).format(number=number_word(times))


def count_header(rules: Rules) -> str:
    """Return the unit of the scores as the heading of a narrow column: "points", "chips", "deals"."""
    match rules.scoring:
        case Scoring.POOL:
            return translate("results", "chips")
        case Scoring.DEALS_WON:
            return translate("results", "deals")
        case _:
            return translate("results", "points")


def target_header(rules: Rules) -> str:
    """Return the unit of the scores with the target: "points of 25"."""
    if rules.scoring in (Scoring.POOL, Scoring.SINGLE_DEAL):
        return count_header(rules)
    text = translate("results", "{what} of {number}")
    return text.format(what=count_header(rules), number=rules.target)


def signed(gain: int) -> str:
    """Return a gain or loss with its sign: "+10", "0", "−20"."""
    if gain == 0:
        return "0"
    return f"+{gain}" if gain > 0 else f"−{-gain}"


DEAL_NAME: Final = Text("results", "Deal {number}")


def earlier_deals(number: int) -> str:
    """Return the number of deals before those in a list: "46 earlier deals"."""
    if number == 1:
        return translate("results", "One earlier deal")
    return translate("results", "{number} earlier deals", None, number).format(number=number)


def deal_result(view: PlayerView, result: DealResult) -> str:
    """Return the result of a deal in a few words: "Seán +10", "spoiled"."""
    if result.spoiled:
        return translate("results", "spoiled")
    if view.rules.auction and result.declarer is None:
        return translate("results", "all passed")
    if result.declarer is not None:
        seats = (seat for seat in (result.declarer, result.partner) if seat is not None)
        sides = tuple(view.rules.side_of(seat) for seat in seats)
        return _gained(view, sides, result.gains[sides[0]])
    most = max(result.gains)
    best = tuple(side for side, gain in enumerate(result.gains) if gain == most)
    if most == 0:
        return translate("results", "nobody scored")
    return _gained(view, best, most)


def _gained(view: PlayerView, sides: tuple[int, ...], gain: int) -> str:
    alone = view.rules.sides == view.rules.players
    if len(sides) == 1 or (len(sides) == 2 and alone):
        names = sentence_case(", ".join(side_in_sentence(view, side) for side in viewer_first(view, sides)))
        return translate("results", "{names} {gain}").format(names=names, gain=signed(gain))
    if len(sides) == view.rules.sides:
        return translate("results", "each {gain}").format(gain=signed(gain))
    if alone:
        text = translate("results", "{number} with {gain}")
    else:
        text = translate("results", "{number} sides with {gain}", None, len(sides))
    return text.format(number=number_word(len(sides)), gain=signed(gain))


def deal_in_full(view: PlayerView, result: DealResult) -> str:
    """Return the gains of all sides in a deal: "Deal 3: You +10, Mary 0, Seán +5"."""
    sides = viewer_first(view, range(view.rules.sides))
    gains = sides_listed(view, ((side, signed(result.gains[side])) for side in sides))
    return translate("results", "Deal {number}: {gains}").format(number=result.number, gains=gains)


def result_title(view: PlayerView) -> str:
    """Return the headline after a deal: the winner of the game, or the result of the deal."""
    return _won(view) if view.game_winners else deal_result_title(view)


def deal_result_title(view: PlayerView) -> str:
    """Return the result of the last deal, even if it ended the game; empty before the first deal is over."""
    if not view.history:
        return ""
    result = view.history[-1]
    if result.spoiled and view.jinker is not None:
        return _jink_failed(view, result)
    if result.spoiled:
        return translate("results", "Deal {number}: the pool is spoiled").format(number=result.number)
    if view.rules.auction and result.declarer is None:
        return translate("results", "Deal {number}: all passed").format(number=result.number)
    if result.declarer is not None:
        text = translate("results", "Deal {number}: {contract}")
        return text.format(number=result.number, contract=contract_result(view))
    if view.rules.scoring is Scoring.POOL:
        return _pool_title(view, result)
    if view.gave_up is not None:
        return _gave_up_title(view, view.gave_up)
    if view.rules.scoring in _WON_BY_ONE_SIDE and max(result.gains) > view.rules.turned_ace_of_hearts:
        return _won_title(view, result)
    if view.player is None:
        return translate("results", "Deal {number} is over").format(number=result.number)
    return deal_title(view)


def _jink_failed(view: PlayerView, result: DealResult) -> str:
    assert view.jinker is not None, "nobody jinked"
    if is_viewer(view, view.jinker):
        text = translate("results", "Deal {number}: you jinked and failed")
    else:
        text = translate("results", "Deal {number}: {name} jinked and failed")
    return text.format(number=result.number, name=side_in_sentence(view, view.jinker))


_POOL_TITLES: Final = {
    (False, False): Text("results", "Deal {number}: {name} wins the pool"),
    (False, True): Text("results", "Deal {number}: you win the pool"),
    (True, False): Text("results", "Deal {number}: {name} jinked and took all five"),
    (True, True): Text("results", "Deal {number}: you jinked and took all five"),
}
"""By whether somebody jinked, and whether the viewer wins."""


def _pool_title(view: PlayerView, result: DealResult) -> str:
    """The winner of the pool, by taking it or by a jink."""
    winner = result.gains.index(max(result.gains))
    mine = view.player is not None and view.rules.sides == view.rules.players and view.player == winner
    return _POOL_TITLES[view.jinker is not None, mine](number=result.number, name=side_in_sentence(view, winner))


_WON_BY_ONE_SIDE = (Scoring.DEALS_WON, Scoring.MAJORITY, Scoring.DIFFERENCE)
"""The scorings in which a deal has one winner, the side with the most tricks."""


def _gave_up_title(view: PlayerView, side: int) -> str:
    """The side that gave the deal up when a card was vied."""
    if is_viewer(view, side):
        text = translate("results", "Deal {number}: you gave it up")
    else:
        text = translate("results", "Deal {number}: {name} gave it up")
    return text.format(number=view.history[-1].number, name=side_in_sentence(view, side))


def _won_title(view: PlayerView, result: DealResult) -> str:
    """The winner of the deal, with the tricks that it took."""
    winner = result.gains.index(max(result.gains))
    if is_viewer(view, winner):
        text = translate("results", "Deal {number} is yours, with {tricks}")
    else:
        text = translate("results", "Deal {number} goes to {name}, with {tricks}")
    name, tricks = side_in_sentence(view, winner), tricks_words(result.tricks[winner])
    return text.format(number=result.number, name=name, tricks=tricks)


_WINNERS: Final = {
    (True, True): Text("results", "You win the match"),
    (True, False): Text("results", "You win the game"),
    (False, True): Text("results", "{name} wins the match"),
    (False, False): Text("results", "{name} wins the game"),
}
"""By whether the viewer wins, and whether the match is over."""


def _won(view: PlayerView) -> str:
    match_over = view.over and view.rules.several_games
    winners = view.winners if match_over else view.game_winners
    if len(winners) > 1:
        names = [side_in_sentence(view, side) for side in viewer_first(view, winners)]
        if match_over:
            return translate("results", "The match is a tie between {names}").format(names=listed(names))
        return translate("results", "A tie between {names}").format(names=listed(names))
    alone = view.rules.sides == view.rules.players
    mine = alone and view.player is not None and view.rules.side_of(view.player) == winners[0]
    return _WINNERS[mine, match_over](name=side_name(view, winners[0]))


def result_sentence(view: PlayerView) -> str:
    """Return the sentences below the headline: the standing, or the end of the game and the debts."""
    return _sentences(view, left_unplayed(view))


def brief_result(view: PlayerView) -> str:
    """Return the same without saying why cards are left in hand, where a line above tells how the game ended."""
    return _sentences(view, "")


def _sentences(view: PlayerView, why_cards_are_left: str) -> str:
    if not view.game_winners:
        return standing(view)
    sentences = [last_game(view), _how_won(view), why_cards_are_left, double_sentence(view)]
    if view.rules.several_games:
        sentences.append(games_sentence(view))
    if view.over:
        sentences.extend(debt_sentences(view))
    else:
        sentences.append(standing(view))
    return " ".join(filter(None, sentences))


def points_sentence(view: PlayerView) -> str:
    """Return the points of the last deal that its tricks do not explain: best trump, all tricks, a failed bid."""
    if view.game_winners or (view.rules.auction and view.history[-1].declarer is None):
        return ""
    sentences, points = [], [TRICK_POINTS * tricks for tricks in view.history[-1].tricks]
    best = None if view.ranking is None else highest_trump(view.tricks, view.ranking, view.rules)
    if best is not None and view.rules.best_trump:
        side = view.rules.side_of(best[0])
        points[side] += view.rules.best_trump
        if is_viewer(view, side):
            text = translate("results", "The best trump, {card}, counts {points} for you.")
        else:
            text = translate("results", "The best trump, {card}, counts {points} for {name}.")
        name = side_in_sentence(view, side)
        sentences.append(text.format(card=card_sign(best[1]), points=view.rules.best_trump, name=name))
    sentences.append(_all_five_sentence(view))
    sentences.append(_missed(view, points))
    return " ".join(filter(None, sentences))


def _all_five_sentence(view: PlayerView) -> str:
    """The points beyond 5 each of a side that took all the tricks of the last deal; empty if none did."""
    side, more = view.history[-1].all_five, view.rules.all_five_points
    if side is None or not more:
        return ""
    if is_viewer(view, side):
        return translate("results", "All the tricks count {points} more for you.").format(points=more)
    text = translate("results", "All the tricks count {points} more for {name}.")
    return text.format(points=more, name=side_in_sentence(view, side))


def _missed(view: PlayerView, points: Sequence[int]) -> str:
    """The points or tricks of a declarer who failed, beside the bid; empty if none failed."""
    rules, result = view.rules, view.history[-1]
    if result.declarer is None or result.contract is None or result.made is not False:
        return ""
    if result.partner is not None:
        return _missed_by_two(view, points)
    side = rules.side_of(result.declarer)
    mine = view.player is not None and rules.side_of(view.player) == side
    whose = (mine, rules.sides == rules.players)
    if rules.is_for_all_tricks(result.contract):
        text = {
            (True, True): translate("results", "You took {tricks} and needed all {all}."),
            (True, False): translate("results", "Your side took {tricks} and needed all {all}."),
        }.get(whose, translate("results", "{name} took {tricks} and needed all {all}."))
    else:
        text = {
            (True, True): translate("results", "You took {points} of the {bid} points bid.", None, result.contract),
            (True, False): translate(
                "results", "Your side took {points} of the {bid} points bid.", None, result.contract
            ),
        }.get(whose, translate("results", "{name} took {points} of the {bid} points bid.", None, result.contract))
    tricks, every = tricks_words(result.tricks[side]), number_word(sum(result.tricks))
    name = side_name(view, side)
    return text.format(name=name, points=points[side], bid=result.contract, tricks=tricks, all=every)


def _missed_by_two(view: PlayerView, points: Sequence[int]) -> str:
    """The points or tricks of a declarer and a partner who was called for, who failed together."""
    rules, result = view.rules, view.history[-1]
    sides = [rules.side_of(seat) for seat in (result.declarer, result.partner) if seat is not None]
    tricks = tricks_words(sum(result.tricks[side] for side in sides))
    if rules.is_for_all_tricks(result.contract):
        text = translate("results", "Together they took {tricks} and needed all {all}.")
        return text.format(tricks=tricks, all=number_word(sum(result.tricks)))
    text = translate("results", "Together they took {points} of the {bid} points bid.", None, result.contract or 0)
    return text.format(points=sum(points[side] for side in sides), bid=result.contract)


def _how_won(view: PlayerView) -> str:
    """The winning score and the number of deals."""
    played = len(view.history)
    won = max(values(view)[side] for side in view.game_winners)
    if view.rules.scoring is not Scoring.DEALS_WON:
        text = translate("results", "{count} in {deals}.")
        score = text.format(count=sentence_case(counted(view, won)), deals=deals(played))
    elif played == 1:
        score = translate("results", "Won the first deal.")
    else:
        text = translate("results", "Won {number} of {deals}.")
        score = text.format(number=number_word(won), deals=deals(played))
    return " ".join(filter(None, (score, _all_tricks_won_it(view))))


def left_unplayed(view: PlayerView) -> str:
    """Say why cards are left in hand: the score wins as soon as it is reached; empty if none are."""
    rules, result = view.rules, view.history[-1]
    if rules.scoring is not Scoring.TRICKS or rules.finish is not Finish.AT_ONCE:
        return ""
    if sum(result.tricks) >= rules.hand_size or max(view.scores) < rules.target:
        return ""
    text = translate("results", "{points} win at once, so the cards still in hand are not played.")
    return text.format(points=sentence_case(counted(view, rules.target)))


def _all_tricks_won_it(view: PlayerView) -> str:
    """A remark that taking all the tricks has won the game, whatever the score; empty if it has not."""
    rules = view.rules
    if rules.all_five is not AllFive.WINS_GAME or rules.scoring in (Scoring.POOL, Scoring.SINGLE_DEAL):
        return ""
    if view.history[-1].all_five != view.game_winners[0]:
        return ""
    text = translate("results", "All {tricks} tricks of a deal win the game.", None, rules.hand_size)
    return text.format(tricks=number_word(rules.hand_size))
