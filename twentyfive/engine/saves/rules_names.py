"""What the rules of a game are called: by the name under which a person has saved them."""

from __future__ import annotations

import logging
from pathlib import Path

from twentyfive.core import SEATINGS, Rules, house_rules, seated
from twentyfive.engine.saves.rule_sets import OwnRules, saved_rules

_log = logging.getLogger(__name__)


class RulesNames:
    """Knows the names from the file of saved rules, which is read again whenever it has changed."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._stamp: tuple[int, int] | None = None
        self._saved: tuple[OwnRules, ...] = ()

    def name(self, rules: Rules) -> str:
        """The name of these rules, whoever sits at the table; empty where they are saved under none.

        A file that cannot be read knows no names; what is wrong with it is told where rules are chosen.
        """
        if not house_rules(rules) or (rules.players, rules.sides) not in SEATINGS[rules.preset]:
            return ""
        self._read()
        usual = seated(rules.preset, rules.players, rules.sides)
        made_of_it = (own for own in self._saved if own.preset == rules.preset)
        return next((own.name for own in made_of_it if usual.draft(**own.options) == rules), "")

    def _read(self) -> None:
        try:
            found = self._path.stat()
            stamp = (found.st_mtime_ns, found.st_size)
            if stamp != self._stamp:
                self._saved, self._stamp = saved_rules(self._path), stamp
        except FileNotFoundError:
            self._saved, self._stamp = (), None
        except (OSError, ValueError) as error:
            _log.info("No names of rules from %s: %s", self._path, error)
            self._saved, self._stamp = (), None
