"""The rules that can be changed for a game, as questions with their answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from twentyfive.core.options import AllFive, FirstDealer, Follow, Renege, RobBy, RobDeadline, Scoring, UnrobbedAce
from twentyfive.core.rules import Rules
from twentyfive.ui.wording.names import translate
from twentyfive.ui.wording.scores import number_word

OPTIONS: Final = (
    "follow",
    "renege",
    "rob_by",
    "rob_deadline",
    "target",
    "all_five",
    "stake",
    "must_rob",
    "unrobbed_ace",
    "first_dealer",
    "best_of",
)
"""The options about which there is a question, those asked most first."""

TARGETS: Final = (15, 25, 45)
STAKES: Final = (0, 5, 10, 20, 50, 100)
MATCHES: Final = (1, 3, 5, 7)


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer to a question about the rules.

    Attributes:
        value: of the option.
        label: the answer in a few words.
        note: what it means at the table; may be empty.
    """

    value: object
    label: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Question:
    """What an option of the rules decides.

    Attributes:
        option: its name in `Rules`.
        text: the question in a few words.
        answers: those offered, the most common first.
    """

    option: str
    text: str
    answers: tuple[Answer, ...]

    def answer(self, value: object) -> Answer:
        """The answer with that value; in plain figures where it is none of those offered."""
        found = (answer for answer in self.answers if answer.value == value)
        return next(found, Answer(value, str(value)))


def options_for(rules: Rules) -> tuple[str, ...]:
    """The options that mean something in a game: nobody robs after an auction, and only points have a target."""
    by_points = rules.scoring is Scoring.TRICKS and not rules.auction
    idle = {*(_OF_ROBBING if rules.auction else ()), *(() if by_points else _OF_POINTS)}
    return tuple(option for option in OPTIONS if option not in idle)


_OF_ROBBING: Final = ("rob_by", "rob_deadline", "must_rob", "unrobbed_ace")
_OF_POINTS: Final = ("target", "all_five")


def question(option: str) -> Question:
    """What is asked about an option. Raises KeyError if nothing is."""
    return {
        "follow": _follow,
        "renege": _renege,
        "rob_by": _rob_by,
        "rob_deadline": _rob_deadline,
        "target": _target,
        "all_five": _all_five,
        "stake": _stake,
        "must_rob": _must_rob,
        "unrobbed_ace": _unrobbed_ace,
        "first_dealer": _first_dealer,
        "best_of": _best_of,
    }[option]()


def _follow() -> Question:
    return Question(
        "follow",
        translate("rules", "When a plain suit is led"),
        (
            Answer(
                Follow.FOLLOW_OR_TRUMP,
                translate("rules", "Follow suit or trump"),
                translate("rules", "With a card of the suit in hand you may still trump."),
            ),
            Answer(
                Follow.MUST_FOLLOW,
                translate("rules", "Follow suit"),
                translate("rules", "With a card of the suit in hand you must play it."),
            ),
        ),
    )


def _renege() -> Question:
    return Question(
        "renege",
        translate("rules", "Trumps that may be held back"),
        (
            Answer(
                Renege.TOP_THREE,
                translate("rules", "Five, jack and ace of hearts"),
                translate("rules", "When a lower trump is led, the best three need not be played."),
            ),
            Answer(
                Renege.FIVE_ONLY,
                translate("rules", "Only the five"),
                translate("rules", "When a lower trump is led, the five of trumps need not be played."),
            ),
            Answer(
                Renege.NONE,
                translate("rules", "None"),
                translate("rules", "When a trump is led, every trump must be played."),
            ),
        ),
    )


def _rob_by() -> Question:
    return Question(
        "rob_by",
        translate("rules", "Who may rob"),
        (
            Answer(
                RobBy.ACE_HOLDER,
                translate("rules", "Whoever holds the ace"),
                translate("rules", "The ace of trumps. If an ace is turned up, the dealer may take it."),
            ),
            Answer(
                RobBy.DEALER_ONLY,
                translate("rules", "Only the dealer"),
                translate("rules", "With the ace of trumps in hand, or with an ace turned up."),
            ),
        ),
    )


def _rob_deadline() -> Question:
    return Question(
        "rob_deadline",
        translate("rules", "When to rob"),
        (
            Answer(
                RobDeadline.OWN_FIRST_CARD,
                translate("rules", "Before your own first card"),
                translate("rules", "Nothing need be said until you are about to play."),
            ),
            Answer(
                RobDeadline.OPENING_LEAD,
                translate("rules", "Before the first lead"),
                translate("rules", "Each is asked in turn before a card is played."),
            ),
        ),
    )


def _target() -> Question:
    text = translate("rules", "{number} points")
    answers = tuple(Answer(target, text.format(number=target), _target_note(target)) for target in TARGETS)
    return Question("target", translate("rules", "Points that win the game"), answers)


def _target_note(target: int) -> str:
    text = translate("rules", "{tricks} tricks of 5. The game ends at once.")
    return text.format(tricks=number_word(target // 5).capitalize())


def _all_five() -> Question:
    return Question(
        "all_five",
        translate("rules", "All five tricks in one deal"),
        (
            Answer(
                AllFive.DOUBLE,
                translate("rules", "Count double from nothing"),
                translate("rules", "Whoever takes them with no points before wins double the stake."),
            ),
            Answer(
                AllFive.WINS_GAME,
                translate("rules", "Win the game"),
                translate("rules", "Whatever the score was before."),
            ),
            Answer(AllFive.NONE, translate("rules", "25 points, nothing more")),
        ),
    )


def _stake() -> Question:
    return Question(
        "stake",
        translate("rules", "Stake for each game"),
        tuple(Answer(stake, _stake_label(stake), _stake_note(stake)) for stake in STAKES),
    )


def _stake_label(stake: int) -> str:
    return str(stake) if stake else translate("rules", "None")


def _stake_note(stake: int) -> str:
    if stake:
        return ""
    return translate("rules", "Played for the honour. Otherwise a list is kept of who owes whom.")


def _must_rob() -> Question:
    return Question(
        "must_rob",
        translate("rules", "With the right to rob"),
        (
            Answer(
                False,
                translate("rules", "You may leave it"),
                translate("rules", "The turned card is there to be taken, or not."),
            ),
            Answer(
                True,
                translate("rules", "You must take the card"),
                translate("rules", "The turned card has to be taken for a card of your hand."),
            ),
        ),
    )


def _unrobbed_ace() -> Question:
    return Question(
        "unrobbed_ace",
        translate("rules", "The ace of trumps that did not rob"),
        (
            Answer(
                UnrobbedAce.KEEPS_RANK,
                translate("rules", "Keeps its rank"),
                translate("rules", "Nobody learns that its holder let the card lie."),
            ),
            Answer(
                UnrobbedAce.LOWEST_TRUMP,
                translate("rules", "Is the lowest trump"),
                translate("rules", "For the rest of that deal."),
            ),
        ),
    )


def _first_dealer() -> Question:
    return Question(
        "first_dealer",
        translate("rules", "The first dealer"),
        (
            Answer(
                FirstDealer.FIRST_JACK,
                translate("rules", "Whoever gets the first jack"),
                translate("rules", "Cards are turned up round the table until a jack comes."),
            ),
            Answer(
                FirstDealer.RANDOM,
                translate("rules", "By chance"),
                translate("rules", "The first deal begins at once."),
            ),
        ),
    )


def _best_of() -> Question:
    return Question(
        "best_of",
        translate("rules", "Games in a match"),
        tuple(Answer(games, _match_label(games), _match_note(games)) for games in MATCHES),
    )


def _match_label(games: int) -> str:
    if games == 1:
        return translate("rules", "One game")
    return translate("rules", "Best of {number}").format(number=number_word(games))


def _match_note(games: int) -> str:
    if games == 1:
        return ""
    text = translate("rules", "Whoever wins {number} games wins the match, and the stake.")
    return text.format(number=number_word((games + 1) // 2))
