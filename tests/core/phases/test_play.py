"""Following, reneging and leading. RULES.md section 2."""

import itertools

import pytest

from tests.core.orders import FIVE_OF_HEARTS_BEST, PLAIN, TRUMPS, Order, rules_of
from tests.core.positions import TWENTY_FIVE, dealt, may_play, played, position
from twentyfive.core import Card, IllegalMove, Rank, Refusal, Rules, Suit, apply, legal_plays
from twentyfive.core.cards import cards_text
from twentyfive.core.moves import PlayCard
from twentyfive.core.rules.options import Follow, Renege

ANY = "any card"

FOLLOW_OR_TRUMP = [
    # You hold the plain suit led: that suit or any trump (PG, BR, CC-25).
    ("spades; You: KD 3D 9C 4S 5H; led 7D", "KD 3D 4S"),
    ("spades; You: KD 3D 9C AH 5S; led 7D", "KD 3D AH 5S"),
    ("hearts; You: 9C 10C 2D 4H JH; led AC", "9C 10C 4H JH"),
    # You are void in it: any card, for nobody must ruff (PG).
    ("spades; You: KC 3C 9H 4S 5S; led 7D", ANY),
    ("spades; You: KC 3C 9H 4H 5H; led 7D", ANY),
    # You lead: any card.
    ("spades; You: KC 3C 9H 4S 5S", ANY),
    # The ace of hearts is not a heart: without another you are void (RULES.md 8, case 4).
    ("spades; You: AH 3C 9D 4C 5D; led 7H", ANY),
    ("spades; You: AH 2H 9D 4C 5D; led 7H", "AH 2H"),
    # When it is led, hearts need not be played (WP: "it is not necessary to play a heart").
    ("spades; You: KH 2H 9D 4C 5D; led AH", ANY),
    ("spades; You: KH 2H 9D 4S 5D; led AH", "4S"),
    # With clubs as trumps the five of hearts is a plain heart.
    ("clubs; You: 5H 9S 9D 4S 5D; led KH", "5H"),
    # A trump played to the trick does not change the duty to follow the suit led.
    ("spades; You: KD 3D 9C 4S 5H; led 7D 10S", "KD 3D 4S"),
]

MUST_FOLLOW = [
    # HG "strict", CC-spoil-five, WP: the suit led, if you hold it.
    ("spades; You: KD 3D 9C 4S 5H; led 7D", "KD 3D"),
    ("spades; You: KD 3D 9C AH 5S; led 7D", "KD 3D"),
    ("hearts; You: 9C 10C 2D 4H JH; led AC", "9C 10C"),
    ("spades; You: KC 3C 9H 4S 5S; led 7D", ANY),
    ("spades; You: KC 3C 9H 4S 5S", ANY),
    ("spades; You: AH 3C 9D 4C 5D; led 7H", ANY),
    ("spades; You: AH 2H 9D 4C 5D; led 7H", "2H"),
    ("spades; You: KH 2H 9D 4C 5D; led AH", ANY),
    ("clubs; You: 5H 9S 9D 4S 5D; led KH", "5H"),
    ("spades; You: KD 3D 9C 4S 5H; led 7D 10S", "KD 3D"),
]

TOP_THREE = [
    # PG's examples 1 to 4.
    ("spades; You: 5S AH 3D 9C KD; led 7S", ANY),
    ("spades; You: 5S AS 3D 9C KD; led 7S", "5S AS"),
    ("spades; You: AH 3D 9C KD 2D; led JS", "AH"),
    ("spades; You: AH 3D 9C KD 2D; led 7S 5S", ANY),
    # "If it is led, no card can renege" to the five; "only the 5 can renege to the J led" (WP).
    ("spades; You: JS AH 3D 9C KD; led 5S", "JS AH"),
    ("spades; You: 5S 3C 3D 9C KD; led JS", ANY),
    ("spades; You: 5S AH 3D 9C KD; led JS", "5S AH"),
    ("spades; You: 5S JS 3D 9C KD; led AH", ANY),
    ("spades; You: 5S JS AH 9C KD; led AS", ANY),
    ("spades; You: 10S JS 3D 9C KD; led AH", "10S JS"),
    # No trump held: any card.
    ("spades; You: 5H JC AC 9C KD; led 5S", ANY),
    # In hearts the ace of hearts is also the ace of trumps, and keeps its privilege.
    ("hearts; You: AH 3C 3D 9C KD; led KH", ANY),
    ("hearts; You: AH 3C 3D 9C KD; led JH", "AH"),
    ("hearts; You: 5H JH AH 9C KD; led 2H", ANY),
    # The ace of the trump suit has no privilege (PG's example 2).
    ("diamonds; You: AD 3C 3S 9C KS; led 2D", "AD"),
    ("clubs; You: AH AC 3D 9S KD; led 10C", "AH AC"),
]

FIVE_ONLY = [
    # 1876: the five was "the only one that could renege".
    ("spades; You: 5S 3C 3D 9C KD; led 7S", ANY),
    ("spades; You: 5S 3C 3D 9C KD; led JS", ANY),
    ("spades; You: JS 3C 3D 9C KD; led 7S", "JS"),
    ("spades; You: AH 3C 3D 9C KD; led 7S", "AH"),
    ("spades; You: 5S AH 3D 9C KD; led 7S", "5S AH"),
    ("spades; You: 5S JS AH 9C KD; led 7S", "5S JS AH"),
]

NONE = [
    ("spades; You: 5S 3C 3D 9C KD; led 7S", "5S"),
    ("spades; You: 5S JS AH 9C KD; led 7S", "5S JS AH"),
    ("spades; You: 5H 3C 3D 9C KD; led 7S", ANY),
]

JOKER = [
    # The joker ranks between the jack and the ace of hearts, and is privileged: "with the joker, four".
    ("spades; You: JK 3C 3D 9C KD; led 7S", ANY),
    ("spades; You: JK 3C 3D 9C KD; led AH", ANY),
    ("spades; You: JK 3C 3D 9C KD; led JS", "JK"),
    ("spades; You: AH 3C 3D 9C KD; led JK", "AH"),
    ("spades; You: 5S JS 3D 9C KD; led JK", ANY),
    ("spades; You: 5S JS JK AH KD; led AS", ANY),
    ("spades; You: 3S 3C 3D 9C KD; led JK", "3S"),
    ("spades; You: JK 3C 3D 9C KD; led 7D", "JK 3D KD"),
]

FIVE_OF_HEARTS = [
    # HG's five of hearts is the best trump, and privileged: 5H, 5, J, AH.
    ("spades; You: 5H 3C 3D 9C KD; led 7S", ANY),
    ("spades; You: 5H 3C 3D 9C KD; led 5S", ANY),
    ("spades; You: 5S 3C 3D 9C KD; led 5H", "5S"),
    ("spades; You: 5H 5S JS AH KD; led AS", ANY),
    ("spades; You: 5H 5S JS AS KD; led 2S", "5H 5S JS AS"),
    ("spades; You: AH 3C 3D 9C KD; led 5H", "AH"),
    # It is not a heart: without another you are void in hearts.
    ("spades; You: 5H 3C 3D 9C KD; led 7H", ANY),
    ("spades; You: 5H 2H 3D 9C KD; led 7H", "5H 2H"),
    ("spades; You: KH 2H 3D 9C KD; led 5H", ANY),
]


def _cases(rules: Rules, *tables: list[tuple[str, str]]) -> list[tuple[Rules, str, str]]:
    return [(rules, text, allowed) for table in tables for text, allowed in table]


@pytest.mark.parametrize(
    ("rules", "text", "allowed"),
    [
        *_cases(TWENTY_FIVE, FOLLOW_OR_TRUMP, TOP_THREE),
        *_cases(TWENTY_FIVE.replace(follow="must_follow"), MUST_FOLLOW, TOP_THREE),
        *_cases(TWENTY_FIVE.replace(renege="five_only"), FOLLOW_OR_TRUMP, FIVE_ONLY),
        *_cases(TWENTY_FIVE.replace(renege="none"), FOLLOW_OR_TRUMP, NONE),
        *_cases(TWENTY_FIVE.replace(joker=True), TOP_THREE, JOKER),
        *_cases(TWENTY_FIVE.replace(joker=True, renege="five_only"), [("spades; You: JK 3C; led 7S", "JK")]),
        *_cases(TWENTY_FIVE.replace(five_of_hearts_best=True), FIVE_OF_HEARTS),
        *_cases(
            TWENTY_FIVE.replace(five_of_hearts_best=True, renege="five_only"),
            [
                ("spades; You: 5H 5S 3D 9C KD; led 7S", ANY),
                ("spades; You: 5H JS 3D 9C KD; led 7S", "5H JS"),
                ("spades; You: 5S 3C 3D 9C KD; led 5H", "5S"),
            ],
        ),
        # The old orders rank the ace of hearts over the jack, which reverses the privilege.
        *_cases(
            TWENTY_FIVE.replace(trump_order="five_cards"),
            [
                ("spades; You: AH 3C 3D 9C KD; led JS", ANY),
                ("spades; You: JS 3C 3D 9C KD; led AH", "JS"),
                ("spades; You: JS 3C 3D 9C KD; led AS", "JS"),
            ],
        ),
    ],
)
def test_the_cards_that_may_be_played(rules: Rules, text: str, allowed: str) -> None:
    state = position(text, rules)
    deal = state.current_deal
    hand = deal.hands[0]
    allowed = cards_text(hand) if allowed == ANY else allowed
    assert may_play(state) == allowed
    assert cards_text(legal_plays(hand, deal.open_trick.led, deal.trump_suit, rules)) == allowed
    for card in hand:
        if str(card) in allowed.split():
            assert card not in apply(state, PlayCard(card)).current_deal.hands[0]
        else:
            with pytest.raises(IllegalMove) as refused:
                apply(state, PlayCard(card))
            assert cards_text(refused.value.cards) == allowed


@pytest.mark.parametrize(
    ("options", "text", "card", "refusal"),
    [
        ({}, "spades; You: 5S AS 3D; led 7S", "3D", Refusal.MUST_PLAY_TRUMP),
        ({}, "spades; You: 3D 9C; led 7D", "9C", Refusal.MUST_FOLLOW_OR_TRUMP),
        ({"follow": "must_follow"}, "spades; You: 3D 2S; led 7D", "2S", Refusal.MUST_FOLLOW_SUIT),
        ({"first_lead_trump_from": 5}, "spades; You: 3D 2S", "3D", Refusal.MUST_LEAD_TRUMP),
        ({}, "spades; You: 3D 2S", "4S", Refusal.NOT_IN_HAND),
        ({}, "spades; You: 3D 2S; led 7D", "7D", Refusal.NOT_IN_HAND),
    ],
)
def test_a_refusal_says_which_rule_forbids_the_card(
    options: dict[str, object], text: str, card: str, refusal: Refusal
) -> None:
    with pytest.raises(IllegalMove) as refused:
        played(position(text, TWENTY_FIVE.replace(**options)), card)
    assert refused.value.refusal is refusal
    if refusal is Refusal.NOT_IN_HAND:
        assert cards_text(refused.value.cards) == card


@pytest.mark.parametrize(
    ("players", "from_players", "hand", "allowed"),
    [
        # WP asks for a trump "if there are 5 or more players".
        (5, 5, "3D 2S AH 9C KD", "2S AH"),
        (6, 5, "3D 2S AH 9C KD", "2S AH"),
        (5, 5, "3D 9H 4H 9C KD", "3D 9H 4H 9C KD"),
        (5, 5, "3D 5S 4H 9C KD", "5S"),
        (4, 5, "3D 2S AH 9C KD", "3D 2S AH 9C KD"),
        (10, 0, "3D 2S AH 9C KD", "3D 2S AH 9C KD"),
        (2, 1, "3D 2S AH 9C KD", "2S AH"),
    ],
)
def test_with_many_players_the_first_lead_is_a_trump(players: int, from_players: int, hand: str, allowed: str) -> None:
    rules = TWENTY_FIVE.replace(players=players, sides=players, first_lead_trump_from=from_players)
    assert may_play(position(f"spades; You: {hand}", rules)) == allowed


def test_an_equal_card_object_leaves_the_hand() -> None:
    """Cards are compared by value, so a card need not be the object in the hand."""
    state = position("spades; You: KD 3D 9C 4S 5H")
    after = apply(state, PlayCard(Card(Rank.KING, Suit.DIAMONDS)))
    assert cards_text(after.current_deal.hands[0]) == "3D 9C 4S 5H"


def test_only_the_first_lead_must_be_a_trump() -> None:
    rules = TWENTY_FIVE.replace(players=2, sides=2, first_lead_trump_from=2)
    state = dealt("A deals; A: 3S KD 9D 8D 7D; B: 2S KC QC 9C 8C; turned 10S", rules)
    assert may_play(state) == "2S"
    assert may_play(played(state, "2S 3S")) == "KC QC 9C 8C"
    rules = TWENTY_FIVE.replace(players=2, sides=2)
    state = dealt("A deals; A: 3S KD 9D 8D 7D; B: 2S KC QC 9C 8C; turned 10S", rules)
    assert may_play(state) == "2S KC QC 9C 8C"


def test_the_second_lead_may_be_plain_though_trumps_are_held() -> None:
    rules = TWENTY_FIVE.replace(players=2, sides=2, first_lead_trump_from=2)
    state = dealt("A deals; A: 3S KD 9D 8D 7D; B: 2S KS QC 9C 8C; turned 10S", rules)
    assert may_play(played(state, "KS 3S")) == "2S QC 9C 8C"


# Every hand of two cards and every card led, compared with a second implementation that uses the tables.


def _privileged(order: Order, renege: Renege) -> set[str]:
    if renege is Renege.NONE:
        return set()
    fives = {f"5{order.letter}"} | ({"5H"} if order.options.startswith("5H best") else set())
    return fives if renege is Renege.FIVE_ONLY else fives | {f"J{order.letter}", "AH", "JK"}


def _allowed(hand: list[str], led: str, order: Order, follow: Follow, renege: Renege) -> list[str]:
    best_first, privileged = order.cards.split(), _privileged(order, renege)
    held = [card for card in hand if card in best_first]
    if led in best_first:
        may_stay = all(card in privileged and best_first.index(card) < best_first.index(led) for card in held)
        return hand if may_stay else held
    suit = [card for card in hand if card in PLAIN[led[-1]].split() and card not in best_first]
    if not suit:
        return hand
    return suit if follow is Follow.MUST_FOLLOW else [card for card in hand if card in suit or card in held]


def _compare(order: Order, follow: Follow, renege: Renege) -> int:
    rules = rules_of(order).replace(follow=follow, renege=renege)
    checked = 0
    for hand in itertools.combinations(rules.pack, 2):
        written = [str(card) for card in hand]
        for led in rules.pack:
            if led not in hand:
                expected = _allowed(written, str(led), order, follow, renege)
                found = legal_plays(hand, led, order.trump, rules)
                assert [str(card) for card in found] == expected, (order, hand, led)
                checked += 1
    return checked


@pytest.mark.broad("modern H")
@pytest.mark.parametrize("order", TRUMPS[:4], ids=str)
def test_two_cards_to_every_lead_in_twenty_five(order: Order) -> None:
    assert _compare(order, Follow.FOLLOW_OR_TRUMP, Renege.TOP_THREE) == 66_300


@pytest.mark.broad("5H best C-*")
@pytest.mark.parametrize(
    ("order", "follow", "renege"),
    [
        (TRUMPS[3], Follow.MUST_FOLLOW, Renege.FIVE_ONLY),
        (TRUMPS[0], Follow.MUST_FOLLOW, Renege.NONE),
        (TRUMPS[5], Follow.MUST_FOLLOW, Renege.TOP_THREE),
        (TRUMPS[13], Follow.FOLLOW_OR_TRUMP, Renege.TOP_THREE),
        (FIVE_OF_HEARTS_BEST[2], Follow.MUST_FOLLOW, Renege.TOP_THREE),
        (FIVE_OF_HEARTS_BEST[7], Follow.FOLLOW_OR_TRUMP, Renege.FIVE_ONLY),
    ],
    ids=str,
)
def test_two_cards_to_every_lead_under_other_rules(order: Order, follow: Follow, renege: Renege) -> None:
    assert _compare(order, follow, renege) >= 66_300
