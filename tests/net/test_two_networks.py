"""A host and a guest's computer that find each other over a network which is not loopback."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from tests.net.tables import CODE
from tests.net.two_networks import GUEST, HOST, PATIENCE_S, two_computers

OPENING = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QSocketNotifier
from twentyfive.net.discovery import Notice
from twentyfive.net.gateway_link import GatewayLink
app = QCoreApplication([])
link = GatewayLink(resources=Path(sys.argv[1]))
link.opened.connect(lambda door: print([own.address for own in door.addresses], door.port, flush=True))
link.open(sys.argv[2])
link.announce(Notice(("Mary",), "", "forty-five", 2))
end = QSocketNotifier(0, QSocketNotifier.Type.Read)
end.activated.connect(app.quit)
app.exec()
link.close()
"""
"""A program that opens a table until its input ends."""

SEARCHING = """
import json, sys, time
from PySide6.QtCore import QCoreApplication
from twentyfive.net.table_search import Interface, TableSearch, home_interfaces
app = QCoreApplication([])
ways = [home_interfaces, *(lambda way=way: (Interface(sys.argv[1], (way,)),) for way in sys.argv[2:])]
for way in ways:
    times = []
    while len(times) < 5 and min(times, default=2) > 1:
        search = TableSearch(None, way)
        search.found.connect(app.quit)
        search.in_vain.connect(app.quit)
        began = time.monotonic()
        search.start()
        app.exec()
        times.append(time.monotonic() - began)
        search.stop()
    print(json.dumps([min(times), [[found.address, found.port, *found.notice.people] for found in search.tables]]))
"""
"""A program that searches by all ways, then by each of its arguments; again if it took long, as on a busy computer."""


def test_computers_find_each_other_within_a_second_by_each_way(resources: Path) -> None:
    with two_computers() as (host, guest):
        opening = host.command(sys.executable, "-c", OPENING, str(resources), CODE)
        with subprocess.Popen(opening, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as table:
            assert table.stdout is not None
            assert table.stdout.readline() == f"['{HOST[0]}'] 25525\n"
            ways = ("255.255.255.255", "10.25.0.255", "239.255.25.25")
            searching = guest.command(sys.executable, "-c", SEARCHING, GUEST[0], *ways)
            told = subprocess.run(searching, capture_output=True, text=True, timeout=PATIENCE_S, check=True).stdout
        found = [json.loads(line) for line in told.splitlines()]
        assert [tables for _, tables in found] == [[[HOST[0], 25_525, "Mary"]]] * 4
        assert max(seconds for seconds, _ in found) <= 1


def test_the_way_follows_within_seconds_when_addresses_come_and_go_and_a_tunnel_is_last(resources: Path) -> None:
    with two_computers() as (host, _):
        opening = host.command(sys.executable, "-c", OPENING, str(resources), CODE)
        with subprocess.Popen(opening, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as table:
            assert table.stdout is not None
            assert table.stdout.readline() == f"['{HOST[0]}'] 25525\n"
            host.run("ip", "address", "add", "192.168.7.5/24", "dev", HOST[1])
            assert table.stdout.readline() == f"['192.168.7.5', '{HOST[0]}'] 25525\n"
            host.run("ip", "address", "add", "192.168.1.9/32", "dev", HOST[1])
            assert table.stdout.readline() == f"['192.168.7.5', '{HOST[0]}', '192.168.1.9'] 25525\n"
            for gone in (f"{HOST[0]}/24", "192.168.7.5/24", "192.168.1.9/32"):
                host.run("ip", "address", "delete", gone, "dev", HOST[1])
            while (told := table.stdout.readline()) != "[] 25525\n":
                assert told.endswith("] 25525\n")
            host.run("ip", "address", "add", "172.20.10.4/28", "dev", HOST[1])
            assert table.stdout.readline() == "['172.20.10.4'] 25525\n"
