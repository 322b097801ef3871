"""Reads tables/modifiers.csv. Each modifier must be asked for: none stands there in vain."""

from __future__ import annotations

from typing import Final

from solitaire.data.problems import WHOLE_FILE
from solitaire.data.resource_csv import Row, Table
from solitaire.games.castiglione.data.tables import Modifier

_COUNTED: Final = ("strategic", "tactical", "cavalry difference")


class ModifierSheet:
    """modifiers.csv, asked for one modifier after the other."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.modifiers: list[Modifier] = []
        self._row_by_key: dict[tuple[str, str], Row] = {}
        self._asked: set[tuple[str, str]] = set()
        for row in table:
            self._take(row)

    def value(self, table: str, name: str) -> int:
        """A modifier that is a number."""
        found = self._find(table, name)
        if found is None:
            return 0
        if found.value is None:
            row = self._row_by_key[table, name]
            row.problem(f"value is {found.counted!r}", "Write a whole number from -9 to 9")
            return 0
        return found.value

    def expect_counted(self, table: str, name: str, counted: str) -> None:
        """A modifier for which the rules count something."""
        found = self._find(table, name)
        if found is not None and found.counted != counted:
            row = self._row_by_key[table, name]
            row.problem(f"value is {row.optional('value')!r}", f"Write {counted!r}")

    def expect_no_more(self) -> None:
        for key, row in self._row_by_key.items():
            if key not in self._asked:
                row.problem(
                    f"the rules know no modifier {key[1]!r} of {key[0]!r}", "Remove the row"
                )

    def _take(self, row: Row) -> None:
        key = (row.id("table"), row.id())
        if row.broken:
            return
        if key in self._row_by_key:
            first = self._row_by_key[key].line
            row.problem(f"{key[0]} {key[1]} stands already on line {first}", "Keep one of them")
        self._row_by_key[key] = row
        counted = row.optional("value") if row.optional("value") in _COUNTED else None
        self.modifiers.append(
            Modifier(
                *key,
                changes=row.word("changes", ("die", "cohesion")),
                value=None if counted else row.integer("value", -9, 9),
                counted=counted,
                when=row.text("when"),
                basis=row.basis(),
            )
        )

    def _find(self, table: str, name: str) -> Modifier | None:
        self._asked.add((table, name))
        for modifier in self.modifiers:
            if (modifier.table, modifier.id) == (table, name):
                return modifier
        if self._table.usable:
            message = f"there is no modifier {name!r} of {table!r}"
            self._table.problem(WHOLE_FILE, message, "Add its row")
        return None
