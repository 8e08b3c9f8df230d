"""The ranking trainer: each question has one answer, wrong ones come back, and topics open one after another."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.strategies import quick
from twentyfive.core import Card, Suit
from twentyfive.engine.learning.trainer import (
    INTERVALS,
    MOST_KEPT,
    TopicRecord,
    TrainerProgress,
    answered,
    next_question,
    open_topics,
)
from twentyfive.engine.learning.trainer_questions import (
    MOST_LEVEL,
    RULES,
    Topic,
    TrainerQuestion,
    TrainerTask,
    deciding_suit,
    make_question,
    may_be_held_back,
    order_of,
)

SEEDS = st.integers(0, 2**32 - 1)
TOPICS = st.sampled_from(list(Topic))
LEVELS = st.integers(1, MOST_LEVEL)


def card(text: str) -> Card:
    return Card.parse(text)


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card.parse, text.split()))


def wrong(question: TrainerQuestion) -> int:
    """Return the place of a wrong answer."""
    return (question.right + 1) % len(question.cards)


def practised(seed: int, number: int, share: float, chosen: Topic | None = None) -> TrainerProgress:
    """Return the progress after `number` answers, with that share of them right."""
    rng, progress = random.Random(seed), TrainerProgress()
    for _ in range(number):
        question = next_question(progress, chosen, rng)
        progress = answered(progress, question, question.right if rng.random() < share else wrong(question))
    return progress


# The ranking, written down independently of the program: RULES.md section 1.
TRUMPS = {
    Suit.HEARTS: cards("5H JH AH KH QH 10H 9H 8H 7H 6H 4H 3H 2H"),
    Suit.DIAMONDS: cards("5D JD AH AD KD QD 10D 9D 8D 7D 6D 4D 3D 2D"),
    Suit.CLUBS: cards("5C JC AH AC KC QC 2C 3C 4C 6C 7C 8C 9C 10C"),
    Suit.SPADES: cards("5S JS AH AS KS QS 2S 3S 4S 6S 7S 8S 9S 10S"),
}
PLAIN = {
    Suit.HEARTS: cards("KH QH JH 10H 9H 8H 7H 6H 5H 4H 3H 2H"),
    Suit.DIAMONDS: cards("KD QD JD 10D 9D 8D 7D 6D 5D 4D 3D 2D AD"),
    Suit.CLUBS: cards("KC QC JC AC 2C 3C 4C 5C 6C 7C 8C 9C 10C"),
    Suit.SPADES: cards("KS QS JS AS 2S 3S 4S 5S 6S 7S 8S 9S 10S"),
}


def answers_by_the_book(question: TrainerQuestion) -> list[int]:
    """Return the places of all right answers by the tables above."""
    trumps = TRUMPS[question.trump]
    held = [held for held in question.cards if held in trumps]
    if question.led is None:
        led = question.cards[0]
        assert led.suit is not None
        best = next(one for one in (*trumps, *PLAIN[led.suit]) if one in question.cards)
        return [question.cards.index(best)]
    led_trump = question.led in trumps
    above = trumps[:3] if not led_trump else trumps[: min(3, trumps.index(question.led))]
    if question.task is TrainerTask.HELD_BACK:
        return [place for place, held in enumerate(question.cards) if held in above]
    if led_trump:
        bound = any(one not in above for one in held)
        return [place for place, one in enumerate(question.cards) if bound and one not in held]
    suit = [one for one in question.cards if one.suit is question.led.suit and one not in trumps]
    return [place for place, one in enumerate(question.cards) if suit and one not in suit and one not in held]


@quick
@given(TOPICS, LEVELS, SEEDS)
def test_every_question_has_exactly_one_right_answer(topic: Topic, level: int, seed: int) -> None:
    question = make_question(topic, level, random.Random(seed))
    assert answers_by_the_book(question) == [question.right]
    assert len(question.cards) == level + 1
    assert (question.topic, question.trump in Suit) == (topic, True)
    assert question == make_question(topic, level, random.Random(seed))


@pytest.mark.parametrize("topic", Topic)
def test_the_answer_is_at_every_place(topic: Topic) -> None:
    rng = random.Random(25)
    places = Counter(make_question(topic, 2, rng).right for _ in range(300))
    assert all(places[place] > 45 for place in range(3))


def test_questions_fit_their_topic() -> None:
    rng = random.Random(5)
    for _ in range(60):
        red = make_question(Topic.RED_SUITS, 4, rng)
        assert {one.suit for one in red.cards} in ({Suit.HEARTS}, {Suit.DIAMONDS})
        assert deciding_suit(red) is red.cards[0].suit
        black = make_question(Topic.BLACK_TRUMPS, 4, rng)
        assert set(black.cards) <= set(TRUMPS[black.trump])
        assert not black.trump.red
        assert card("AH") in make_question(Topic.ACE_OF_HEARTS, 1, rng).cards
        trick = make_question(Topic.WHOLE_TRICKS, 2, rng)
        assert trick.cards[0] not in TRUMPS[trick.trump]
        assert len({one.suit for one in trick.cards}) > 1


def test_the_ace_of_hearts_does_not_always_win() -> None:
    rng = random.Random(5)
    won = Counter(
        question.cards[question.right] for question in (make_question(Topic.ACE_OF_HEARTS, 3, rng) for _ in range(200))
    )
    assert 60 < won[card("AH")] < 180


def test_trumps_that_may_be_held_back() -> None:
    assert may_be_held_back(card("AH"), card("7S"), Suit.SPADES)
    assert may_be_held_back(card("5S"), card("JS"), Suit.SPADES)
    assert not may_be_held_back(card("AH"), card("JS"), Suit.SPADES)
    assert not may_be_held_back(card("AS"), card("7S"), Suit.SPADES)


def test_the_deciding_suit() -> None:
    trick = TrainerQuestion(Topic.WHOLE_TRICKS, Suit.SPADES, None, cards("KD 2S AD"))
    assert order_of(deciding_suit(trick), trick.trump) == TRUMPS[Suit.SPADES]
    plain = TrainerQuestion(Topic.WHOLE_TRICKS, Suit.SPADES, None, cards("KH 2D 3H"))
    assert order_of(deciding_suit(plain), plain.trump) == PLAIN[Suit.HEARTS]
    hand = TrainerQuestion(Topic.FOLLOWING, Suit.CLUBS, card("KH"), cards("2H 3D"))
    assert deciding_suit(hand) is Suit.CLUBS


@pytest.mark.parametrize(
    ("topic", "led", "held"),
    [
        (Topic.FOLLOWING, "KD", "2D 3D"),  # both may be played
        (Topic.HOLDING_BACK, "2S", "5S JS"),  # both may be held back
        (Topic.HOLDING_BACK, "5S", "JS AH"),  # neither may
        (Topic.FOLLOWING, "KD", "KD 3C"),  # a card twice
        (Topic.FOLLOWING, None, "KD 3C"),  # nothing is led
        (Topic.RED_SUITS, "2D", "KD 3D"),  # a trick is led by its first card
        (Topic.RED_SUITS, None, "KD"),  # nothing to choose
    ],
)
def test_a_question_without_a_single_answer_is_refused(topic: Topic, led: str | None, held: str) -> None:
    with pytest.raises(ValueError, match=r"a question has|a trick is led"):
        TrainerQuestion(topic, Suit.SPADES, None if led is None else card(led), cards(held))


def test_a_wrong_answer_brings_its_question_back_at_growing_intervals() -> None:
    rng, progress = random.Random(1), TrainerProgress()
    missed = next_question(progress, None, rng)
    progress = answered(progress, missed, wrong(missed))
    asked_at = []
    for number in range(1, sum(INTERVALS) + 20):
        question = next_question(progress, None, rng)
        if question == missed:
            asked_at.append(number)
        progress = answered(progress, question, question.right)
    between = [after - before - 1 for before, after in pairwise((0, *asked_at))]
    assert all(others in (least, least + 1) for others, least in zip(between, INTERVALS, strict=True))
    assert progress.repeats == ()


def test_a_second_wrong_answer_starts_the_intervals_again() -> None:
    rng, progress = random.Random(1), TrainerProgress()
    missed = next_question(progress, None, rng)
    progress = answered(progress, missed, wrong(missed))
    progress = answered(progress, missed, missed.right)
    assert [repeat.box for repeat in progress.repeats] == [1]
    progress = answered(progress, missed, wrong(missed))
    assert [(repeat.box, repeat.due) for repeat in progress.repeats] == [(0, progress.answers + INTERVALS[0])]


@quick
@given(SEEDS, st.integers(1, 120), st.floats(0, 1))
def test_wrong_answers_come_back_sooner_than_those_right_since(seed: int, number: int, share: float) -> None:
    progress = practised(seed, number, share)
    assert len({repeat.question for repeat in progress.repeats}) == len(progress.repeats) <= MOST_KEPT
    for repeat in progress.repeats:
        assert repeat.due <= progress.answers + INTERVALS[repeat.box]
    question = next_question(progress, None, random.Random(seed))
    missed, known = answered(progress, question, wrong(question)), answered(progress, question, question.right)
    due = [next(repeat.due for repeat in missed.repeats if repeat.question == question)]
    due += [repeat.due for repeat in known.repeats if repeat.question == question]
    assert due == sorted(set(due))


@quick
@given(SEEDS, st.integers(0, 150), st.floats(0, 1))
def test_the_record_counts_the_answers(seed: int, number: int, share: float) -> None:
    progress = practised(seed, number, share)
    assert progress.answers == number == sum(record.asked for record in progress.topics.values())


def test_no_question_is_asked_twice_in_a_row() -> None:
    rng, progress = random.Random(3), TrainerProgress()
    last = None
    for _ in range(200):
        question = next_question(progress, Topic.RED_SUITS, rng)
        assert question != last
        progress, last = answered(progress, question, wrong(question)), question


@pytest.mark.parametrize("share", [0.0, 0.5, 1.0])
def test_every_topic_opens_for_any_share_of_right_answers(share: float) -> None:
    progress = practised(4, 300, share)
    assert open_topics(progress) == tuple(Topic)
    assert set(progress.topics) == set(Topic)


def test_topics_open_in_order() -> None:
    assert open_topics(TrainerProgress()) == (Topic.RED_SUITS,)
    assert open_topics(practised(4, 3, 1.0)) == (Topic.RED_SUITS, Topic.BLACK_SUITS)
    assert open_topics(practised(4, 5, 0.0)) == (Topic.RED_SUITS,)


@pytest.mark.parametrize("topic", Topic)
def test_only_a_chosen_topic_is_asked(topic: Topic) -> None:
    progress = practised(4, 20, 0.5, topic)
    assert set(progress.topics) == {topic}


def test_questions_get_harder_and_easier_again() -> None:
    record = TopicRecord()
    for _ in range(4):
        record = record.after(True)
    assert (record.level, record.streak, record.percentage) == (2, 4, 100)
    record = record.after(False)
    assert (record.level, record.streak, record.best_streak, record.percentage) == (2, 0, 4, 80)
    assert record.after(False).level == 1
    assert record.after(True).after(False).level == 2
    assert practised(4, 100, 1.0, Topic.RED_TRUMPS).record(Topic.RED_TRUMPS).level == MOST_LEVEL


def test_the_weakest_topic_is_asked_most() -> None:
    good = TopicRecord(asked=40, right=40, streak=40, best_streak=40, level=4)
    poor = TopicRecord(asked=40, right=10, level=1)
    progress = TrainerProgress(answers=320, topics=dict.fromkeys(Topic, good) | {Topic.BLACK_SUITS: poor})
    rng = random.Random(2)
    asked = Counter(next_question(progress, None, rng).topic for _ in range(400))
    assert set(asked) == set(Topic)
    assert asked[Topic.BLACK_SUITS] > 3 * max(count for topic, count in asked.items() if topic is not Topic.BLACK_SUITS)


def test_the_trainer_uses_the_usual_rules() -> None:
    assert (RULES.trump_order, RULES.renege, RULES.follow) == ("modern", "top_three", "follow_or_trump")
