"""The text of a position with something changed. What results may be no position: the rules say."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from solitaire.games.quadrilateral.core.parts import MARCHES
from solitaire.games.quadrilateral.terms import SIDES

_IN_HAND: Final = (
    "battle",
    "mover",
    "left",
    "commanded",
    "extended",
    "met",
    "goal",
    "partner",
    "arms",
    "pushed",
    "push_from",
    "queue",
    "moved",
    "tried",
    "forced",
    "scouted",
    "fortnight_left",
    "answered",
    "agreed",
)
"""Lines of what is under way."""
_BY_FLAG: Final = {
    **dict.fromkeys(("label", "origin", "spent", "parent", "shifted", "fast"), 1),
    **dict.fromkeys(("seen_turn", "seen_leaders", "note_turn", "note_kind", "note_leaders"), 1),
    **dict.fromkeys(("seen_steps", "note_steps"), 3),
}
_BY_GROUP: Final = {"group_leaders": 1, "births": 1, "entries": 1, "group_steps": 3}
"""Columns with so many entries for each flag or group."""
Words = list[str]


def _changed(position: str, change: Callable[[Words], Words]) -> str:
    """Each line by its words; an empty list drops it."""
    lines = (change(line.split()) for line in position.splitlines() if line.strip())
    return "\n".join(" ".join(words) for words in lines if words) + "\n"


def _is_flag(words: Words, keys: Sequence[str]) -> bool:
    return words[0] == "flag" and f"{words[1]}-{words[2]}" in keys


def put(position: str, keys: Sequence[str], place: str) -> str:
    """These flags stand there."""
    return _changed(
        position,
        lambda words: [*words[:3], place, *words[4:]] if _is_flag(words, keys) else words,
    )


def removed(position: str, keys: Sequence[str]) -> str:
    """Without these flags: their leaders are not used."""
    lost: list[str] = []

    def change(words: Words) -> Words:
        if not _is_flag(words, keys):
            return words
        if words[4] == "force":
            lost.extend(words[5].split(","))
        return []

    kept = _without_entries(_without_sets(position, keys), keys)
    changed = _changed(_without_account(kept), change)
    return changed + "".join(f"leader {name} unused\n" for name in lost)


def _without_entries(position: str, keys: Sequence[str]) -> str:
    """Nothing that was noted of these flags, or of groups that were theirs alone, remains."""
    gone = {_number(key) for key in keys}
    labels = _entries(position, "label")
    kept = {label for flag, label in labels.items() if flag not in gone}
    empty = {label for flag, label in labels.items() if flag in gone} - kept

    def change(words: Words) -> Words:
        each = _BY_FLAG.get(words[0]) or _BY_GROUP.get(words[0])
        if each is None:
            return words
        out = gone if words[0] in _BY_FLAG else empty
        left = [word for word in words[1:] if int(word.partition("=")[0]) // each not in out]
        return [words[0], *left] if left else []

    return _changed(position, change)


def _number(key: str) -> int:
    side, _, local = key.rpartition("-")
    return SIDES.index(side) * 32 + int(local) - 1


def _entries(position: str, name: str) -> dict[int, int]:
    for line in position.splitlines():
        words = line.split()
        if words and words[0] == name:
            pairs = [word.partition("=") for word in words[1:]]
            return {int(index): int(value) for index, _, value in pairs}
    return {}


def _without_sets(position: str, keys: Sequence[str]) -> str:
    for name in _sets_in(position):
        position = with_set(position, name, keys, False)
    return position


def _sets_in(position: str) -> list[str]:
    found = [line.split() for line in position.splitlines() if line.strip()]
    return [
        words[0] for words in found if len(words) > 2 and words[1] in SIDES and words[0] != "flag"
    ]


def flags_in(position: str, name: str) -> list[str]:
    """The keys of the flags in a set."""
    for line in position.splitlines():
        words = line.split()
        if words and words[0] == name:
            return _keys(words[1:])
    return []


def _keys(words: Sequence[str]) -> list[str]:
    side, found = "", []
    for word in words:
        if word in SIDES:
            side = word
        elif word != "none":
            found.append(f"{side}-{word}")
    return found


def with_set(position: str, name: str, keys: Sequence[str], is_in: bool) -> str:
    """These flags in a set of flags, or out of it."""
    kept = [key for key in flags_in(position, name) if key not in keys]
    if is_in:
        kept += keys
    position = _changed(position, lambda words: [] if words[0] == name else words)
    return position + f"{name} {_set_text(kept)}\n" if kept else position


def _set_text(keys: Sequence[str]) -> str:
    words: list[str] = []
    for side in SIDES:
        own = sorted(int(key.rpartition("-")[2]) for key in keys if key.startswith(f"{side}-"))
        words += [side, *map(str, own)] if own else []
    return " ".join(words)


def steps_in(position: str, key: str) -> list[int]:
    """Of a force by arm; empty for anything else."""
    for line in position.splitlines():
        words = line.split()
        if words and _is_flag(words, (key,)) and words[4] == "force":
            return [int(word) for word in words[6].split("/")]
    return []


def with_steps(position: str, keys: Sequence[str], arm: int, steps: int) -> str:
    def change(words: Words) -> Words:
        if not _is_flag(words, keys) or words[4] != "force":
            return words
        counts = words[6].split("/")
        counts[arm] = str(steps)
        return [*words[:6], "/".join(counts)]

    return _changed(_without_account(position), change)


def _without_account(position: str) -> str:
    """What was raised follows from what there is, if no line tells of it."""
    return _changed(position, lambda words: [] if words[0] == "raised" else words)


def marches_begin(position: str, side: str) -> str:
    """This side is asked who marches, and nobody has marched."""
    gone = (*_IN_HAND, "step", "part", "active")
    kept = _changed(position, lambda words: [] if words[0] in gone else words)
    options, _, rest = kept.partition("\n")
    number = SIDES.index(side)
    active = f"active {number}\n"
    return f"{options}\nstep march_who\npart {MARCHES}\n{active}{rest}"
