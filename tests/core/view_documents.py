"""Views of many kinds as JSON, and functions that damage them."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from tests.core.policy import finished
from tests.core.positions import TWENTY_FIVE, dealt, played
from tests.core.test_open_hands import DEAL, FOUR
from twentyfive.core import PRESETS, GameState, PlayerView, SeenMove, apply, redact, to_act, view_for
from twentyfive.core.cards import parse_cards
from twentyfive.core.moves import Bid, Move, Pass, parse_move
from twentyfive.core.state import Call, DealResult, PutOutCard
from twentyfive.core.view_text import seen_move_to_text, view_from_text, view_to_text

Path = tuple[str | int, ...]

PLAYING = played(dealt(DEAL, FOUR), "QD, rob 10H, KD 9D JD, AS 7D")
"""A position of four players after seat 2 has robbed, with seat 0 to play."""

DRAW = PRESETS["auction-forty-fives"].replace(dealer_robs_pack=True)
CHOOSING = played(
    dealt("A deals; A: 3S 4S 5S 6S 7S", DRAW),
    "pass, pass, pass, bid 5, trump S, exchange, exchange, exchange, exchange 3S 4S",
)
"""A position in which the dealer has put two cards out, and chooses others from the stock."""

KITTY = PRESETS["fifty-five"].replace(players=3, sides=3)
EXCHANGING = played(dealt("A deals; B: 2C 3C 4C 6C 7C; kitty: 5S JS AH AS KS", KITTY), "bid 10, pass, pass")
"""A position in which the declarer has taken the kitty, and is to put five cards out."""


JOKER_TURNED = dealt("A deals; turned JK 2S; A: 3H JD 2C 10C JC", TWENTY_FIVE.replace(players=3, sides=3, joker=True))
"""A position in which a joker was turned up, and the dealer is to put another card out for it."""


def seen_by(state: GameState, move: Move, seat: int | None) -> SeenMove:
    """The move about to be made in `state`, as `seat` sees it."""
    before, after = view_for(state, seat), view_for(apply(state, move), seat)
    return SeenMove(type(move), redact(move, state, seat), to_act(state), before, after)


def full_view() -> PlayerView:
    """A view with nearly all fields different from their defaults."""
    return replace(
        view_for(PLAYING, 0, plays=(0, 2), open_seats=(3,)),
        chips=(3, 4),
        pool=5,
        carried=True,
        history=(
            DealResult(1, 3, (5, 0), (60, -5), declarer=1, contract=20, made=False, all_five=0),
            DealResult(2, 0, (0, 0), (0, 0), spoiled=True),
        ),
        deal_number=3,
        games=(1, 0),
        games_played=2,
        games_tied=1,
        account=(5, -5, 5, -5),
        game_winners=(1,),
        double=True,
        drawn_for_deal=parse_cards("2H JD"),
        turn_up=None,
        calls=(Call(1, Bid(20)), Call(2, Pass())),
        declarer=1,
        contract=20,
        drawn=(0, 1, 2, 3),
        jinker=1,
        scores_before=(1, 2),
        kitty_size=1,
        stock_size=30,
        ace_lowest=True,
        let_lie=(1, 3),
        put_out=(PutOutCard(2, parse_cards("10H")[0], face_up=True),),
    )


CALLING = PRESETS["growl"].replace(players=5, sides=5, exchange="none", kitty=0, partner_call="trump")
VIED = "5S 2C, vie, see, AH 3C, vie"


def views() -> list[PlayerView]:
    """Views that together have every field different from its default."""
    over = finished(TWENTY_FIVE.replace(stake=5), seed=1).state
    exchanging = (view_for(CHOOSING, 0), view_for(EXCHANGING, 1), view_for(JOKER_TURNED, 0))
    vying = played(dealt("A deals; turned 2S; A: 2C 3C 4C 6C 7C; B: 5S AH AS KS KH", PRESETS["maw"]), VIED)
    vied = (view_for(vying, 0), view_for(played(vying, "yield"), 0))
    called = played(dealt("A deals; B: 5S AH; C: JS", CALLING), "bid 20, pass, pass, pass, pass, trump S")
    calling = (view_for(called, 1), view_for(played(called, "call JS"), 2), view_for(played(called, "alone"), 0))
    return [view_for(dealt(DEAL, FOUR), 1), full_view(), *exchanging, view_for(over, None), *vied, *calling]


def seen_moves() -> list[SeenMove]:
    """A move that everybody sees, a hidden one, and one of the table."""
    robbing = played(dealt(DEAL, FOUR), "QD")
    full = apply(played(PLAYING, "3S"), parse_move("play KS"))
    steps = [(PLAYING, "play 3S"), (robbing, "rob 10H"), (full, "gather")]
    return [seen_by(state, parse_move(move), 1) for state, move in steps]


def view_documents() -> list[Any]:
    """The views of `views` as JSON."""
    return [json.loads(view_to_text(view)) for view in views()]


def seen_move_documents() -> list[Any]:
    """The moves of `seen_moves` as JSON."""
    return [json.loads(seen_move_to_text(seen)) for seen in seen_moves()]


def paths(document: Any, path: Path = ()) -> Iterator[Path]:
    """The path to each part of a document; that of the whole comes first."""
    yield path
    parts = (
        document.items() if isinstance(document, dict) else enumerate(document if isinstance(document, list) else ())
    )
    for key, part in parts:
        yield from paths(part, (*path, key))


def place(root: str, path: Path) -> str:
    """The path as in error messages: ``view.tricks[2].cards``."""
    return root + "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in path)


def part(document: Any, path: Path) -> Any:
    """The part of a document at a path."""
    for key in path:
        document = document[key]
    return document


def changed(document: Any, path: Path, value: Any) -> Any:
    """A copy of a document with another value at a path, which is not the root."""
    copied = copy.deepcopy(document)
    part(copied, path[:-1])[path[-1]] = value
    return copied


def without(document: Any, path: Path) -> Any:
    """A copy of a document without the part at a path, which is not the root."""
    copied = copy.deepcopy(document)
    del part(copied, path[:-1])[path[-1]]
    return copied


def damaged_bytes(text: str, rng: random.Random) -> str:
    """The text with some bytes changed, removed, inserted or repeated, even within a character."""
    content = bytearray(text.encode())
    for _ in range(rng.choice([1, 1, 2, 4])):
        at, from_ = rng.randrange(len(content)), rng.randrange(len(content))
        match rng.randrange(4):
            case 0:
                content[at] = rng.randrange(256)
            case 1:
                del content[at : min(at + rng.randrange(1, 8), len(content) - 1)]
            case 2:
                content[at:at] = rng.choices(b'0123456789,:[]{}"-.e HJK', k=3)
            case _:
                content[at:at] = content[from_ : from_ + rng.randrange(1, 30)]
    return content.decode("utf-8", "surrogateescape")


def mixed_up(document: Any, others: list[Any], rng: random.Random) -> Any:
    """The document with a part replaced by another part, or removed."""
    path = rng.choice(list(paths(document))[1:])
    if rng.random() < 0.2:
        return without(document, path)
    donor = rng.choice([document, *others])
    strange = [True, 0, 1, 9, -1, "", "5H", "5H JD", "play 5H", [], {}, [0], 10**8]
    value = rng.choice(strange) if rng.random() < 0.4 else part(donor, rng.choice(list(paths(donor))[1:]))
    return changed(document, path, copy.deepcopy(value))


def error_message(text: str, read: Callable[[str], object] = view_from_text) -> str:
    """The reader's error message, empty for a sound text."""
    try:
        read(text)
    except ValueError as refused:
        return str(refused)
    return ""
