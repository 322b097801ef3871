"""The offered choices as a short numbered list: by verb, then by place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ui.terminal.play.console import FIRM_SPACE


@dataclass(frozen=True, slots=True)
class Choice:
    """An offered action with its text."""

    text: str
    action: Any

    @property
    def verb(self) -> str:
        return self.text.partition(" ")[0]

    @property
    def rest(self) -> str:
        return self.text.partition(" ")[2]


@dataclass(frozen=True, slots=True)
class Group:
    """Choices with one verb in one place, in the order of their numbers."""

    verb: str
    place: str
    choices: Sequence[Choice]


def grouped(choices: Sequence[Choice], place_of: Callable[[Any], str]) -> list[Group]:
    """The choices in groups, groups in the order of their first choice."""
    found: dict[tuple[str, str], list[Choice]] = {}
    for choice in choices:
        found.setdefault((choice.verb, place_of(choice.action)), []).append(choice)
    verbs = list(dict.fromkeys(verb for verb, _ in found))
    ordered = sorted(found.items(), key=lambda item: verbs.index(item[0][0]))
    return [Group(verb, place, members) for (verb, place), members in ordered]


def numbered(groups: Sequence[Group]) -> list[Choice]:
    """Choice number 1 is the first of them."""
    return [choice for group in groups for choice in group.choices]


def list_lines(groups: Sequence[Group]) -> list[str]:
    """One line for each group: "move (Ala): 2 liptay  3 spiegel"."""
    lines = []
    number = 1
    for group in groups:
        entries = []
        for choice in group.choices:
            words = choice.rest or choice.verb
            entries.append(f"{number} {words}".replace(" ", FIRM_SPACE))
            number += 1
        place = f" ({group.place})" if group.place else ""
        is_bare = not any(choice.rest for choice in group.choices)
        head = "" if is_bare else f"{group.verb}{place}: "
        lines.append(head + "  ".join(entries))
    return lines
