"""The text of a report of a fault."""

from dataclasses import replace

from twentyfive.presentation.fault_report import FaultReport, ScreenFact, Surroundings

AROUND = Surroundings(
    "Twenty-Five 0.1.0, a package",
    "Debian 12, x86_64",
    "Python 3.11.7, Qt 6.11.3",
    "xcb on GNOME",
    (ScreenFact(1920, 1080, 1.5, 144, is_main=True), ScreenFact(1280, 1024, 1, 96)),
    (1280, 800),
    ("ga", "en_IE"),
    "text 150%",
    is_read_out=True,
)


def test_each_fact_has_a_line_of_its_own() -> None:
    lines = FaultReport(AROUND, ("ok      fonts",), ("a warning",)).text.splitlines()
    assert lines == [
        "Twenty-Five 0.1.0, a package",
        "System: Debian 12, x86_64",
        "Libraries: Python 3.11.7, Qt 6.11.3",
        "Drawn by: xcb on GNOME",
        "Screen 1: 1920 × 1080 at 150%, 144 dots per inch, the main one",
        "Screen 2: 1280 × 1024 at 100%, 96 dots per inch",
        "Window: 1280 × 800",
        "Language: ga, of the system: en_IE",
        "Look: text 150%",
        "Screen reader or another aid: yes",
        "",
        "Self-check:",
        "ok      fonts",
        "",
        "Last lines of the log:",
        "a warning",
    ]


def test_what_is_not_there_is_said() -> None:
    text = FaultReport(replace(AROUND, screens=())).text
    assert "Self-check:\nnot run\n" in text
    assert text.endswith("Last lines of the log:\nnothing was logged\n")
