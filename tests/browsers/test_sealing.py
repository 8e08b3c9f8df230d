"""The seal of the page for phones, in Chromium: the vectors of CPace, and an exchange with the host's side."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.browsers.chromium import Chromium, Tab
from tests.browsers.host import MODULES, ScriptedHost
from tests.net.sealing import vectors as v
from twentyfive.net.codes import token_digest
from twentyfive.net.messages import PROTOCOL
from twentyfive.net.sealing.exchange import Call, Doorplate, Knock, answer, read_as, written
from twentyfive.net.sealing.secret import Secret, of_digest, of_typed

KEY = "MFRGGZDFMZTWQ2LKNNWG23TPOA"
TOKEN = "t-_" * 7


@pytest.fixture
def tab(browser: Chromium) -> Iterator[Tab]:
    """A tab with the page, which offers its module for sealing as `S`, and bytes of hexadecimal digits as `u`."""
    with ScriptedHost() as host:
        made = browser.open("about:blank")
        made.call("Page.navigate", url=f"http://127.0.0.1:{host.port}/")
        made.wait_for("document.querySelector('#code')")
        made.run(f"import('{MODULES}sealing.js').then(found => {{ window.S = found; window.u = S.unhex; }})")
        yield made
        made.close()


def run(tab: Tab, script: str) -> Any:
    return json.loads(tab.run(f"JSON.stringify({script})"))


def test_the_vectors_of_the_draft_hold_on_the_page(tab: Tab) -> None:
    password, channel, session = (f"u('{part.hex()}')" for part in (v.PASSWORD, v.CHANNEL, v.SESSION))
    assert run(tab, f"S.hex(S.generator({password}, {channel}, {session}))") == v.GENERATOR.hex()
    assert run(tab, f"S.hex(S.elligator2(u('{v.FIELD_ELEMENT.hex()}')))") == v.GENERATOR.hex()
    assert run(tab, f"S.hex(S.multiply(u('{v.SCALAR_A.hex()}'), u('{v.GENERATOR.hex()}')))") == v.SHARE_A.hex()
    assert run(tab, f"S.hex(S.multiply(u('{v.SCALAR_A.hex()}'), u('{v.SHARE_B.hex()}')))") == v.COMMON.hex()
    said = ", ".join(f"u('{part.hex()}')" for part in (v.SHARE_A, v.DATA_A, v.SHARE_B, v.DATA_B))
    key = run(tab, f"S.hex(S.sessionKey(u('{v.COMMON.hex()}'), S.transcript({said}), {session}))")
    assert key == v.SESSION_KEY.hex()


def test_points_of_low_order_are_refused_on_the_page(tab: Tab) -> None:
    scalar = v.POINT_SCALAR.hex()
    tried = f"point => {{ try {{ return S.hex(S.multiply(u('{scalar}'), u(point))); }} catch {{ return 'refused'; }} }}"
    low = json.dumps([point.hex() for point in v.LOW_ORDER])
    high = json.dumps([point.hex() for point, _ in v.HIGH_BIT])
    assert run(tab, f"{low}.map({tried})") == ["refused"] * len(v.LOW_ORDER)
    assert run(tab, f"{high}.map({tried})") == [product.hex() for _, product in v.HIGH_BIT]


@pytest.mark.parametrize(
    ("made", "secret"),
    [
        ("S.secretOfCode(S.readCode('7-k3q'))", of_typed("7K3Q")),
        ("S.secretOfCode(S.readCode('bc1I'))", of_typed("BCLL")),
        (f"S.secretOfCode(S.readCode('#{KEY}'))", of_typed(KEY)),
        (f"S.secretOfToken('{TOKEN}')", of_digest(token_digest(TOKEN))),
    ],
    ids=["code", "mistaken letters", "key", "token"],
)
def test_page_and_host_agree_and_understand_each_other(tab: Tab, made: str, secret: Secret) -> None:
    call = read_as(Call, run(tab, f"(window.exchange = new S.Exchange({PROTOCOL}, 'abc', () => {made})).first"))
    assert call == Call(PROTOCOL, "abc")
    plate = written(Doorplate("a table", "a lock"))
    knock = read_as(Knock, run(tab, f"exchange.take({json.dumps(plate)})"))
    answering = answer(knock, secret)
    seal = answering.finish(run(tab, f"exchange.take({json.dumps(answering.said)})"))
    assert run(tab, f"exchange.take({json.dumps(answering.said_last)})") is None
    for text in ("hello", "Máire … 7♠", "x" * 3_000):
        frame = bytes.fromhex(run(tab, f"S.hex(exchange.seal.close({json.dumps(text)}))"))
        assert seal.open(frame) == text
        back = seal.close(text).hex()
        assert run(tab, f"exchange.seal.open(u('{back}').buffer).trimEnd()") == text
        again = f"(() => {{ try {{ exchange.seal.open(u('{back}').buffer); }} catch {{ return 'refused'; }} }})()"
        assert run(tab, again) == "refused"


def test_a_host_without_the_secret_is_none_to_the_page(tab: Tab) -> None:
    run(tab, f"(window.exchange = new S.Exchange({PROTOCOL}, '', () => S.secretOfCode('7K3Q'))).first")
    knock = read_as(Knock, run(tab, f"exchange.take({json.dumps(written(Doorplate('a', 'b')))})"))
    answering = answer(knock, of_typed("7K3R"))
    run(tab, f"exchange.take({json.dumps(answering.said)})")
    proof = json.dumps(answering.said_last)
    assert run(tab, f"(() => {{ try {{ exchange.take({proof}); }} catch {{ return 'refused'; }} }})()") == "refused"
    assert run(tab, "exchange.seal") is None
