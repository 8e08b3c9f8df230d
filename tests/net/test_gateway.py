"""The gateway over real sockets: what it serves, whom it lets in, and every limit."""

from __future__ import annotations

import gzip

from tests.net.tables import HERE, Table, get


def test_the_page_is_served_with_its_digest_and_headers_that_let_nothing_else_in(at_table: Table) -> None:
    status, headers, body = get(at_table.port, "/7K3Q", Accept_Encoding="gzip, deflate")
    page = gzip.decompress(body).decode()
    assert status == 200
    assert headers["content-type"] == "text/html; charset=utf-8"
    assert headers["content-security-policy"] == (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
        f"connect-src 'self' ws://{HERE}:{at_table.port}; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )
    assert (headers["x-content-type-options"], headers["referrer-policy"]) == ("nosniff", "no-referrer")
    assert "server" not in headers
    digest = page.split('data-page="')[1].split('"')[0]
    assert f'src="/{digest}/page.js"' in page
    assert get(at_table.port, f"/{digest}/cards/classic/7S.svg")[2] == b"<svg><!-- 7S --></svg>"
