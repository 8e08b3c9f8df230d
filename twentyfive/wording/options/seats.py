"""Seats and deal: their questions, sentences and sections. RULES.md section 4."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from twentyfive.core import SEATINGS, Rules
from twentyfive.core.rules.options import HAND_SIZES, DealsNext, FirstDealer, Scoring
from twentyfive.wording.amounts import alone, cards, deals, number_word, points, sentence_case
from twentyfive.wording.choice import Answer
from twentyfive.wording.grammar.texts import Text
from twentyfive.wording.names import translate
from twentyfive.wording.options.question import ListEntry, OptionQuestion, OptionWords, always
from twentyfive.wording.options.sections import Section, Subject, section
from twentyfive.wording.setup.tables import sides_in_sentence, sides_line, sides_name

_PACKETS = {
    5: ((3, 2), (2, 3), (4, 1), (5,), (1, 1, 1, 1, 1)),
    6: ((3, 3), (2, 2, 2), (6,), (1, 1, 1, 1, 1, 1)),
    9: ((3, 3, 3), (4, 5), (5, 4), (9,)),
}


def _ask_players(preset: str) -> OptionQuestion:
    counts = sorted({count for count, _ in SEATINGS[preset]})
    counted = translate("rules", "{number}", "so many players")
    sources = translate(
        "rules", "Pagat: two to ten, best from three to nine. Britannica: four to six. Cats at Cards: five or six."
    )
    return OptionQuestion(
        "players",
        translate("rules", "Players"),
        tuple(Answer(count, sentence_case(counted.format(number=number_word(count)))) for count in counts),
        sources=sources if counts[-1] == 10 else "",
    )


def _ask_sides(rules: Rules, preset: str) -> OptionQuestion:
    ways = sorted((ways for count, ways in SEATINGS[preset] if count == rules.players), reverse=True)
    sources = translate(
        "rules",
        "Pagat: alone, in pairs, or nine in threes. Cats at Cards: Twenty-Five alone or in teams, Forty-Five in two "
        "sides.",
    )
    return OptionQuestion(
        "sides",
        translate("rules", "Who plays with whom"),
        tuple(Answer(way, sides_name(rules.players, way), sides_line(rules.players, way)) for way in ways),
        sources=sources if len(ways) > 1 else "",
    )


def _ask_unseen_partners() -> OptionQuestion:
    return OptionQuestion(
        "unseen_partners",
        translate("rules", "Partners whom nobody sees"),
        (
            Answer(False, translate("rules", "No"), translate("rules", "Every hand is held by somebody.")),
            Answer(
                True,
                translate("rules", "Yes"),
                translate("rules", "Across from each player lies a hand face down. Its cards are turned one by one."),
            ),
        ),
        meaning=translate("rules", "For two players with four hands, or three with six."),
        sources=translate("rules", "A page on the Atlantic provinces knows a blind dummy partner, and says no more."),
    )


def _ask_hand_size() -> OptionQuestion:
    return OptionQuestion(
        "hand_size",
        translate("rules", "Cards in a hand"),
        tuple(Answer(size, sentence_case(cards(size))) for size in HAND_SIZES),
        sources=translate("rules", "Five nearly everywhere. Wikipedia: six or nine are old ways."),
    )


def _ask_packets(rules: Rules) -> OptionQuestion:
    return OptionQuestion(
        "packets",
        translate("rules", "How the cards are dealt"),
        tuple(Answer(dealt, _dealt(dealt)) for dealt in _PACKETS.get(rules.hand_size, ((3, 2),))),
        sources=translate(
            "rules", "Pagat and Cats at Cards: three and two, or two and three. Britannica: or four and one."
        ),
        entry=ListEntry(translate("rules", "How many at a time, such as 2, 2, 1"), words=_dealt),
    )


def _dealt(packets: tuple[int, ...]) -> str:
    if len(packets) == 1:
        return translate("rules", "All at once")
    if len(set(packets)) == 1:
        return translate("rules", "{number} at a time", None, packets[0]).format(number=packets[0])
    then, dealt = translate("rules", "{before}, then {number}"), str(packets[0])
    for packet in packets[1:]:
        dealt = then.format(before=dealt, number=packet)
    return dealt


def _ask_first_dealer() -> OptionQuestion:
    return OptionQuestion(
        "first_dealer",
        translate("rules", "The first dealer"),
        (
            Answer(
                FirstDealer.FIRST_JACK,
                translate("rules", "The player who gets the first jack"),
                translate("rules", "Cards are turned up round the table until a jack comes."),
            ),
            Answer(
                FirstDealer.RANDOM,
                translate("rules", "At random"),
                translate("rules", "The first deal begins at once."),
            ),
        ),
        sources=translate("rules", "Cats at Cards: the first jack. Heather, 1876: the cards are cut for it."),
    )


def _ask_deals_next() -> OptionQuestion:
    return OptionQuestion(
        "deals_next",
        translate("rules", "Who deals next"),
        (
            Answer(
                DealsNext.LEFT,
                translate("rules", "The player on the left"),
                translate("rules", "In turn, also in the next game."),
            ),
            Answer(
                DealsNext.GAME_WINNERS,
                translate("rules", "The winners of the last game"),
                translate("rules", "Winners deal first. Within a game the deal goes to the left."),
            ),
            Answer(
                DealsNext.DEAL_WINNERS,
                translate("rules", "The winners of the last deal"),
                translate("rules", "Whoever gained most in it. If that is nobody alone, the player on the left."),
            ),
        ),
        meaning=translate(
            "rules", "Of partners, the one who comes next to the left of the last dealer deals for the winners."
        ),
        sources=translate("rules", "Nearly everywhere: to the left. The halls of Cape Breton: winners deal first."),
    )


def goal(rules: Rules, game: str) -> tuple[Section, ...]:
    """Return the section on the aim of the game and its partnerships."""
    title = translate("rules page", "The game")
    return section(Subject.GOAL, title, (_goal(rules, game),), (players(rules),))


_GOALS: Final = {
    Scoring.TRICKS: Text("rules page", "This is {game}. Every trick is worth 5 points, and {points} win the game."),
    Scoring.MAJORITY: Text(
        "rules page", "This is {game}. Three of the five tricks score, all five score more, and {points} win the game."
    ),
    Scoring.DIFFERENCE: Text(
        "rules page",
        "This is {game}. Three of the five tricks score, four and five score much more, and {points} win the game.",
    ),
    Scoring.POOL: Text("rules page", "This is {game}. All pay chips into a pool, and three tricks win it."),
    Scoring.DEALS_WON: Text(
        "rules page",
        "This is {game}. Whoever takes most tricks wins a deal, and the first to win {deals} wins the game.",
    ),
    Scoring.SINGLE_DEAL: Text(
        "rules page", "This is {game}. Every trick is worth 5 points, and one deal is the whole game."
    ),
}
_GOAL_WITH_BIDS: Final = Text(
    "rules page",
    "This is {game}. The highest bidder names trumps, and must then take at least as many points as were bid. Every "
    "trick is worth 5, and {points} win the game.",
)
_ONE_DEAL_WITH_BIDS: Final = Text(
    "rules page",
    "This is {game}. The highest bidder names trumps, and must then take at least as many points as were bid. Every "
    "trick is worth 5, and one deal is the whole game.",
)


def _goal(rules: Rules, game: str) -> str:
    text = _GOALS[rules.scoring]
    if rules.auction:
        text = _ONE_DEAL_WITH_BIDS if rules.scoring is Scoring.SINGLE_DEAL else _GOAL_WITH_BIDS
    return text(game=game, points=points(rules.target), deals=deals(rules.target))


def players(rules: Rules) -> str:
    """Say how many play, and who plays with whom."""
    number = number_word(rules.players)
    if alone(rules):
        text = translate("rules page", "{number} play, everybody for themselves.", None, rules.players)
        return sentence_case(text.format(number=number))
    ways = sides_in_sentence(rules.players, rules.sides)
    text = translate("rules page", "{number} play, as {ways}. {line}", None, rules.players)
    line = sides_line(rules.players, rules.sides)
    return sentence_case(text.format(number=number, ways=ways, line=line))


def dealing(rules: Rules) -> tuple[Section, ...]:
    """Return the section on the pack, the first dealer, the packets, the kitty and the turn-up."""
    title = translate("rules page", "The deal")
    return section(
        Subject.DEAL,
        title,
        (first_dealer(rules), deals_next(rules)),
        (pack(rules), hands(rules), kitty(rules)),
        (turn_up(rules),),
        (unseen_partners(rules),),
    )


def unseen_partners(rules: Rules) -> str:
    """Say how the cards of a partner whom nobody sees are played; empty if every hand is held."""
    if not rules.unseen_partners:
        return ""
    text = translate(
        "rules page",
        "Each of the {number} players has a partner whom nobody sees: a hand that lies face down. When it is to play, "
        "its top card is turned, whatever it is. It need not follow, and if it wins a trick its next card is led. Its "
        "tricks count for its player. It does not bid, rob, draw or deal.",
        None,
        rules.seats_held,
    )
    return text.format(number=number_word(rules.seats_held))


_FIRST_DEALER: Final = {
    FirstDealer.FIRST_JACK: Text(
        "rules page", "Cards are turned up round the table, and the player who gets the first jack deals first."
    ),
    FirstDealer.RANDOM: Text("rules page", "The first dealer is picked at random."),
}


def first_dealer(rules: Rules) -> str:
    """Say who deals first."""
    return _FIRST_DEALER[rules.first_dealer]()


_DEALS_NEXT: Final = {
    DealsNext.LEFT: Text("rules page", "After that the deal goes to the left."),
    DealsNext.GAME_WINNERS: Text(
        "rules page",
        "After that the deal goes to the left. Winners deal first: the next game is dealt by the winner of the "
        "last one, of several by the next to the left of the last dealer.",
    ),
    DealsNext.DEAL_WINNERS: Text(
        "rules page",
        "After that whoever gained most in a deal deals the next, of several partners the next to the left of "
        "the dealer. If no side alone gained most, the deal goes to the left.",
    ),
}


def deals_next(rules: Rules) -> str:
    """Say who deals after the first deal."""
    return _DEALS_NEXT[rules.deals_next]()


def pack(rules: Rules) -> str:
    """Say how many cards the pack has."""
    if rules.joker:
        return translate("rules page", "The pack has 53 cards, the joker among them.")
    return translate("rules page", "The pack has 52 cards.")


def hands(rules: Rules) -> str:
    """Say how many cards each player is dealt, and in what packets."""
    text = translate("rules page", "From the dealer’s left, each player is dealt {cards}, {packets}.")
    return text.format(cards=cards(rules.hand_size), packets=_packets(rules.packets))


def _packets(packets: tuple[int, ...]) -> str:
    if len(packets) == 1:
        return translate("rules page", "all at once")
    if len(set(packets)) == 1:
        text = translate("rules page", "{number} at a time", None, packets[0])
        return text.format(number=number_word(packets[0]))
    text = translate("rules page", "first {numbers}, then {last}")
    *earlier, last = [_packet(packet) for packet in packets]
    return text.format(numbers=", ".join(earlier), last=last)


def _packet(count: int) -> str:
    """Return the number of cards in a packet, with their noun in a language that needs it."""
    return translate("rules page", "{number}", "a packet of cards", count).format(number=number_word(count))


def kitty(rules: Rules) -> str:
    """Say how many cards are dealt as a kitty; empty if there is none."""
    if not rules.kitty:
        return ""
    text = translate("rules page", "A kitty of {cards} is dealt as one more hand, after the dealer’s.")
    return text.format(cards=cards(rules.kitty))


def turn_up(rules: Rules) -> str:
    """Say how the turn-up makes trumps; empty if trumps are named."""
    if rules.auction:
        return ""
    text = translate("rules page", "The next card is turned up, and its suit is trumps.")
    if not rules.joker:
        return text
    joker = translate(
        "rules page",
        "If it is the joker, the dealer takes it, turns up one more card, and then puts out another for the joker.",
    )
    return f"{text} {joker}"


WORDS: Final[Mapping[str, OptionWords]] = {
    "players": OptionWords(Text("problems", "the number of players"), lambda _, preset: _ask_players(preset), players),
    "sides": OptionWords(Text("problems", "the number of sides"), _ask_sides, players),
    "unseen_partners": OptionWords(
        Text("problems", "the rule for partners whom nobody sees"),
        always(_ask_unseen_partners),
        unseen_partners,
        otherwise=Text("rules page", "Every hand is held by somebody."),
    ),
    "hand_size": OptionWords(Text("problems", "the number of cards in a hand"), always(_ask_hand_size), hands),
    "packets": OptionWords(Text("problems", "the packets of the deal"), lambda rules, _: _ask_packets(rules), hands),
    "first_dealer": OptionWords(
        Text("problems", "the choice of the first dealer"), always(_ask_first_dealer), first_dealer
    ),
    "deals_next": OptionWords(Text("problems", "the choice of the next dealer"), always(_ask_deals_next), deals_next),
}
"""The words of these options, in the order of the page."""
