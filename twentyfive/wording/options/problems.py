"""The problems of a set of rules, each with the way out, in a sentence or two."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from twentyfive.core.rules.options import HAND_SIZES
from twentyfive.core.rules.problems import Problem, ProblemKind
from twentyfive.wording.amounts import cards, number_word, points, sentence_case
from twentyfive.wording.grammar.texts import CountedText, Text, filled
from twentyfive.wording.names import either, listed
from twentyfive.wording.options.all_rules import WORDS

_MOST_SENTENCES: Final = 2
_MORE: Final = CountedText("problems", "{number} more rules need changing.")


def problem_sentence(problem: Problem) -> str:
    """Say what makes no sense, with the options in words, and what to change."""
    counted = next((value for value in problem.values if isinstance(value, int)), 0)
    text = _special(problem) or _TEXTS[problem.kind]
    values = [str(value) for value in problem.values]
    option = option_words(problem.options[0])
    return filled(text, counted, *values, option=option, subject=sentence_case(option), **_figures(problem))


def problems_sentence(sentences: Sequence[str]) -> str:
    """Return one or two sentences as they are, or the first of more and the number of the others."""
    if len(sentences) <= _MOST_SENTENCES:
        return " ".join(sentences)
    more = len(sentences) - 1
    return f"{sentences[0]} {sentence_case(_MORE(more, number=number_word(more)))}"


def _figures(problem: Problem) -> Mapping[str, str]:
    """The placeholders that are computed from the problem's values or put into words."""
    match problem.kind, problem.values:
        case ProblemKind.CARDS_SHORT, (int(needed), int(there)):
            return {"short": str(needed - there)}
        case ProblemKind.BID_OUT_OF_REACH, (_, int(most)):
            return {"points": points(most)}
        case ProblemKind.BIDS_DO_NOT_RISE, bids:
            return {"bids": listed([str(bid) for bid in bids])}
        case ProblemKind.HAND_SIZE_UNKNOWN, (int(size),):
            return {"cards": cards(size), "sizes": either([number_word(size) for size in HAND_SIZES])}
        case ((ProblemKind.KITTY_UNUSED | ProblemKind.NEEDS_FIVE_CARDS), (int(number),)):
            return {"cards": cards(number)}
    return {}


def _special(problem: Problem) -> Text | CountedText | None:
    """The text of a problem if it depends on the options concerned."""
    match problem.kind, problem.options:
        case ProblemKind.PACKETS_DO_NOT_ADD_UP, ("kitty", *_):
            return Text(
                "problems",
                "A kitty of {1} cannot be dealt in packets that add up to {0}. Make the kitty {0} or smaller.",
            )
        case ProblemKind.CARDS_SHORT, (*_, "kitty"):
            return CountedText(
                "problems",
                "This deal needs {0} cards and the pack has {1}: {short} too few. Have fewer players, smaller hands "
                "or a smaller kitty.",
            )
        case ProblemKind.BID_NOT_ON_LADDER, ("near_end", *_):
            return Text(
                "problems", "No bid reaches {0}, the least bid near the end. Lower it, or add a bid of {0} or more."
            )
        case ProblemKind.NEEDS_TRICK_POINTS, ("bids", *_):
            return Text(
                "problems",
                "Bids count points of 5 a trick, and this score does not. Score 5 a trick, or drop the bids.",
            )
        case ProblemKind.NEEDS_TRICK_POINTS, ("finish", "bids"):
            return Text(
                "problems",
                "A game with bidding cannot end in the middle of a deal, as only the last trick shows whether the bid "
                "is made. Let it end with a deal, or drop the bids.",
            )
        case ProblemKind.NEEDS_TRICK_POINTS, ("finish", *_):
            return Text(
                "problems",
                "A game can end in the middle of a deal only if each trick scores 5. Let it end with a deal, or "
                "score 5 a trick.",
            )
    return None


_TEXTS: Final[Mapping[ProblemKind, Text | CountedText]] = {
    ProblemKind.UNKNOWN_OPTION: Text(
        "problems", "There is no rule called {option}. Check the spelling, or leave it out."
    ),
    ProblemKind.WRONG_KIND: Text("problems", "{subject} cannot be “{0}”. Choose something else."),
    ProblemKind.OUT_OF_RANGE: Text("problems", "{subject} cannot be {0}. Choose a number from {1} to {2}."),
    ProblemKind.COUNTED_OR_BEST_OF: CountedText(
        "problems",
        "A match is the best of {1} games, or {0} games that are all played, but not both. Choose one of them.",
    ),
    ProblemKind.BEST_OF_MUST_BE_ODD: CountedText(
        "problems", "A match of {0} games could end level. Choose an odd number."
    ),
    ProblemKind.SIDES_DO_NOT_DIVIDE: CountedText(
        "problems", "{0} players cannot make {1} equal sides. Change the sides or the number of players."
    ),
    ProblemKind.CARDS_SHORT: CountedText(
        "problems",
        "This deal needs {0} cards and the pack has {1}: {short} too few. Have fewer players or smaller hands.",
    ),
    ProblemKind.HAND_SIZE_UNKNOWN: Text("problems", "A hand cannot have {cards}. Choose {sizes}."),
    ProblemKind.PACKETS_DO_NOT_ADD_UP: Text(
        "problems", "The packets add up to {0}, but a hand has {1}. Make them add up to {1}, with no packet empty."
    ),
    ProblemKind.JOKER_NEEDS_MODERN_ORDER: Text(
        "problems", "The old orders of trumps have no place for a joker. Use the modern order, or leave the joker out."
    ),
    ProblemKind.NEEDS_FIVE_CARDS: Text(
        "problems",
        "This way of scoring is made for hands of five, and a hand has {cards}. Deal five, or score 5 points a trick.",
    ),
    ProblemKind.BIDS_DO_NOT_RISE: Text(
        "problems", "The bids are {bids}. The first must be 1 or more, and each must be higher than the one before."
    ),
    ProblemKind.PAIR_EXPECTED: Text(
        "problems", "{subject} needs two numbers, the score and the bid, and has {0}. Give both, or leave the rule out."
    ),
    ProblemKind.THREE_EXPECTED: Text(
        "problems",
        "{subject} needs three numbers: the bid, what it scores, and what it loses. It has {0}. Give all three, "
        "or leave the rule out.",
    ),
    ProblemKind.BID_NOT_ON_LADDER: Text(
        "problems", "{subject} is {0}, which is not among the bids. Add {0} to the bids, or choose one of them."
    ),
    ProblemKind.BID_OUT_OF_REACH: Text(
        "problems",
        "Nobody can make the bid of {0}: a deal has only {points}. Leave it out, or make it the bid for all the "
        "tricks.",
    ),
    ProblemKind.KITTY_UNUSED: Text(
        "problems", "Nobody would take the kitty of {cards}. Let the declarer take it, or deal no kitty."
    ),
    ProblemKind.NEEDS_AUCTION: Text(
        "problems", "With what you chose, {option} needs bidding, but this game has none. Change it, or add bids."
    ),
    ProblemKind.NEEDS_TURN_UP: Text(
        "problems",
        "With what you chose, {option} needs a card turned up, but with bidding there is none. "
        "Change it, or drop the bids.",
    ),
    ProblemKind.NEEDS_KITTY: Text(
        "problems",
        "The declarer is to take a kitty, but none is dealt. Deal a kitty, or choose another way to exchange.",
    ),
    ProblemKind.NEEDS_DRAW: Text(
        "problems",
        "With what you chose, {option} needs cards drawn from the stock, but nobody draws. Change "
        "it, or let everybody draw.",
    ),
    ProblemKind.NEEDS_POOL: Text(
        "problems", "With what you chose, {option} needs a pool, but this game has none. Change it, or play for a pool."
    ),
    ProblemKind.NEEDS_MAJORITY: Text(
        "problems",
        "With what you chose, {option} needs a deal that is won by taking most tricks. Change it, or "
        "score most tricks: 5, or 10.",
    ),
    ProblemKind.NEEDS_TWO_SIDES: Text(
        "problems", "With what you chose, {option} needs two sides. Change it, or play in two sides."
    ),
    ProblemKind.NEEDS_BEST_TRUMP: Text(
        "problems",
        "With what you chose, {option} needs points for the highest trump, which brings none. Change "
        "it, or let it bring points.",
    ),
    ProblemKind.NEEDS_PAIRS: Text(
        "problems", "With what you chose, {option} needs two hands for each side. Change it, or play in pairs."
    ),
    ProblemKind.NOT_UNSEEN: Text(
        "problems",
        "A partner whom nobody sees can neither put out a card for a joker, nor jink, nor vie. Let every hand be "
        "held, or leave that out.",
    ),
    ProblemKind.NEEDS_FOUR_ALONE: Text(
        "problems",
        "With what you chose, {option} needs four players or more, everybody for themselves. Change "
        "it, or let everybody play alone.",
    ),
    ProblemKind.NEEDS_TRICK_POINTS: Text(
        "problems", "With what you chose, {option} needs a score of 5 points a trick. Change it, or score 5 a trick."
    ),
}


def option_words(option: str) -> str:
    """Return the subject of an option within a sentence; for an unknown option its name."""
    return WORDS[option].subject() if option in WORDS else f"“{option}”"
