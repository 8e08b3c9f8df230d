"""Characters drawn when a game begins, and their temperaments on the way to the computer players."""

from __future__ import annotations

from dataclasses import replace

from tests.minds import InlineMinds
from twentyfive.ai import Level
from twentyfive.ai.characters.cast import CAST, STEADY, character
from twentyfive.core import seated
from twentyfive.engine.game.player_questions import PlayerQuestions
from twentyfive.engine.minds.questions import Asked, MoveQuestion
from twentyfive.engine.seating.players import ANYBODY, Computer, Person, TableSetup, Third
from twentyfive.engine.seating.rotation import table_after
from twentyfive.engine.seating.seat_draw import characters_drawn
from twentyfive.engine.seating.seats import seats_of

DRAWN = Computer(Level.HARD, character=ANYBODY)
SHEILA = Computer(Level.MEDIUM, character="sheila")


def table(*sitters: Person | Computer, names: tuple[str, ...]) -> TableSetup:
    return TableSetup(seated("twenty-five", len(sitters), len(sitters)), names, sitters)


class TestDraw:
    def test_anybody_becomes_a_character_with_its_name_and_keeps_the_level(self) -> None:
        setup = characters_drawn(table(Person(), SHEILA, DRAWN, DRAWN, names=("Nora", "Sheila", "Tom", "Pat")), 5)
        drawn = [sitter for sitter in setup.sitters if isinstance(sitter, Computer)]
        keys = [sitter.character for sitter in drawn]
        assert len({*keys}) == 3
        assert ANYBODY not in keys
        assert [sitter.level for sitter in drawn] == [Level.MEDIUM, Level.HARD, Level.HARD]
        assert setup.names == ("Nora", "Sheila", *(character(key or "").name for key in keys[1:]))

    def test_the_same_seed_draws_the_same_and_another_others(self) -> None:
        setup = table(Person(), DRAWN, DRAWN, names=("Nora", "Tom", "Pat"))
        assert characters_drawn(setup, 1) == characters_drawn(setup, 1)
        assert len({characters_drawn(setup, seed).names for seed in range(10)}) > 3

    def test_nobody_gets_the_name_of_a_person(self) -> None:
        persons = CAST[:9]
        sitters: tuple[Person | Computer, ...] = (*(Person() for _ in persons), DRAWN)
        names = (*(member.name for member in persons), "Tom")
        for seed in range(10):
            assert characters_drawn(table(*sitters, names=names), seed).names[-1] not in names

    def test_whoever_sits_out_is_drawn_too(self) -> None:
        setup = replace(table(Person(), DRAWN, names=("Nora", "Tom")), third=Third("Pat", DRAWN))
        drawn = characters_drawn(setup, 3)
        assert drawn.third is not None
        assert drawn.third.name not in ("Pat", drawn.names[1])

    def test_the_next_game_is_against_the_same_characters(self) -> None:
        setup = characters_drawn(table(Person(), SHEILA, DRAWN, names=("Nora", "Sheila", "Tom")), 5)
        record = setup.new_record(1)
        assert {*table_after(record.header, (0,)).sitters} == {*setup.sitters}


class SpyMinds(InlineMinds):
    """Notes the questions."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Asked] = []

    def ask(self, question: Asked) -> None:
        self.asked.append(question)


def test_a_character_is_asked_with_its_temperament_and_a_person_without() -> None:
    record = table(Person(), SHEILA, names=("Nora", "Sheila")).new_record(4)
    minds = SpyMinds()
    questions = PlayerQuestions(minds)
    for seat in (0, 1):
        questions.ask_move(record, seats_of(record.header), seat, 0)
    found = [question.temperament for question in minds.asked if isinstance(question, MoveQuestion)]
    assert found == [STEADY, character("sheila").temperament]
