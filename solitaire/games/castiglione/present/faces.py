"""Counters as they are drawn: own ones exactly, the enemy's as far as the seat can tell.

Own counters go by their id ("bonaparte"); an enemy's goes by its number among the slots of its area
("rivoli/0"), because which counter it is may be unknown. Views sort their slots, so the number
tells nothing.
"""

from __future__ import annotations

from typing import Final

from solitaire.bits import members
from solitaire.games.castiglione.core.views import (
    SLOT_FORAGED,
    SLOT_MOVED,
    SLOT_OUT_OF_COMMAND,
    SLOT_SEEN,
    Slot,
    View,
)
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.present.names import counter_title, family_name, side_title
from solitaire.games.castiglione.terms import (
    DUMMY,
    FORAGED,
    GARRISON,
    KINDS,
    LEADER,
    MOVED,
    NOWHERE,
    OUT_OF_COMMAND,
    SIDES,
    UNSUPPLIED,
    counter_of,
    local_of,
    side_of,
)
from solitaire.presenting.picture import Face
from solitaire.text import NOTHING, Text, joined, marked, text, verbatim

BACK: Final = "flag"
"""The symbol of a counter of which only the flag on its back is seen."""
HIT: Final = "hit"
STAR: Final = "star"
LOST: Final = "out-of-command"
HUNGRY: Final = "unsupplied"
FORAGING: Final = "foraging"
HAS_MOVED: Final = "moved"
WORN: Final = 3
"""The hit that costs a strength point [3.6]."""
NAMED: Final = 2
"""Up to so many suspects are named on the back of a counter."""
LETTERS: Final = 8
"""Of a suspect's name on the back of a counter; more would be too small to read."""
FADED: Final = 0.55
"""A counter that is known to be there and not in view."""
_STARS: Final = 4
_WORDS_OF_MARK: Final = {
    LOST: text("out of command"),
    FORAGING: text("foraging"),
    HUNGRY: text("unsupplied"),
    HAS_MOVED: text("has moved"),
}


# -- known counters -------------------------------------------------------------------------------


def own_face(view: View, local: int) -> Face:
    flags = (
        (OUT_OF_COMMAND, LOST),
        (UNSUPPLIED, HUNGRY),
        (FORAGED, FORAGING),
        (MOVED, HAS_MOVED),
    )
    marks = tuple(mark for flag, mark in flags if view.own_flags[flag] >> local & 1)
    return known_face(counter_of(view.seat, local), view.hits_of(local), marks)


def known_face(
    counter: int, hits: int = 0, marks: tuple[str, ...] = (), *, is_remembered: bool = False
) -> Face:
    board = RULES.board
    kind = board.counter_kind[counter]
    formation = board.formation[counter]
    printed = _printed(counter)
    now = _now(counter, hits)
    title = counter_title(counter)
    return Face(
        side=SIDES[side_of(counter)],
        symbol=KINDS[kind],
        title=title,
        name=_short_name(counter),
        figures=tuple(map(str, now)),
        printed=tuple(map(str, printed)) if now != printed else (),
        band="" if formation == NOWHERE else board.formation_names[formation],
        marks=(*_stars(counter), *(HIT,) * hits, *marks),
        fade=FADED if is_remembered else 0.0,
        words=_words(counter, hits, marks, is_remembered),
    )


def _printed(counter: int) -> tuple[int, ...]:
    """Strength, cohesion, movement; of leaders strategic, command, tactical."""
    board = RULES.board
    kind = board.counter_kind[counter]
    if kind == DUMMY:
        return ()
    if kind == LEADER:
        return board.strategic[counter], board.command[counter], board.tactical[counter]
    return board.strength[counter], board.cohesion[counter], board.movement[counter]


def _now(counter: int, hits: int) -> tuple[int, ...]:
    printed = _printed(counter)
    if not hits or RULES.board.counter_kind[counter] in (DUMMY, LEADER):
        return printed
    return strength_now(counter, hits), max(printed[1] - hits, 0), printed[2]


def strength_now(counter: int, hits: int) -> int:
    strength = int(RULES.board.strength[counter])
    return max(strength - 1, 0) if hits >= WORN else strength


def _stars(counter: int) -> tuple[str, ...]:
    """One for a leader of a column, three for the one who leads the army."""
    board = RULES.board
    if board.counter_kind[counter] != LEADER:
        return ()
    rank = int(board.rank[counter])
    return (STAR,) * (max(_STARS - rank, 0) if rank else 0)


def _short_name(counter: int) -> Text:
    """Without what the drawing tells anyway: "Pittoni (cavalry)" is Pittoni."""
    board = RULES.board
    if board.counter_kind[counter] == GARRISON:
        return text("Garrison")
    if board.counter_kind[counter] == DUMMY:
        return text("dummy")
    return NOTHING if is_stand_in(counter) else family_name(counter)


def _words(counter: int, hits: int, marks: tuple[str, ...], is_remembered: bool) -> Text:
    facts: list[Text] = [_ratings(counter, hits)]
    if hits:
        facts.append(text("%n hits", singular="%n hit", count=hits))
    facts += [_WORDS_OF_MARK[LOST]] * (LOST in marks)
    words = joined(facts)
    if is_remembered:
        words = text("{words} (not in view now)", words=words)
    return joined([words, *_other_words(marks)])


def _other_words(marks: tuple[str, ...]) -> list[Text]:
    """Of all but the want of orders, which is said first."""
    return [words for mark, words in _WORDS_OF_MARK.items() if mark in marks and mark != LOST]


def _ratings(counter: int, hits: int) -> Text:
    title, printed = counter_title(counter), _printed(counter)
    kind = RULES.board.counter_kind[counter]
    if kind == DUMMY:
        return title
    if kind == LEADER:
        return text(
            "{name}: strategic {strategic}, command range {range}, tactical {tactical}",
            name=title,
            strategic=printed[0],
            range=printed[1],
            tactical=printed[2],
        )
    if not hits:
        return text(
            "{name}: strength {strength}, cohesion {cohesion}, movement {movement}",
            name=title,
            strength=printed[0],
            cohesion=printed[1],
            movement=printed[2],
        )
    now = _now(counter, hits)
    return text(
        "{name}: strength {strength} of {full}, cohesion {cohesion} of {fresh}, "
        "movement {movement}",
        name=title,
        strength=now[0],
        full=printed[0],
        cohesion=now[1],
        fresh=printed[1],
        movement=printed[2],
    )


# -- the enemy's counters -------------------------------------------------------------------------


def enemy_face(side: int, slot: Slot) -> Face:
    suspects, marks, hits = slot[1], slot[2], slot[4]
    candidates = [counter_of(side, local) for local in members(suspects)]
    shown = 0 if hits == NOWHERE else hits
    flags = (
        (SLOT_OUT_OF_COMMAND, LOST),
        (SLOT_FORAGED, FORAGING),
        (SLOT_MOVED, HAS_MOVED),
    )
    seen = tuple(mark for flag, mark in flags if marks & flag)
    if len(candidates) == 1:
        return known_face(candidates[0], shown, seen, is_remembered=not marks & SLOT_SEEN)
    return _back(side, candidates, shown, seen)


def _back(side: int, candidates: list[int], hits: int, marks: tuple[str, ...]) -> Face:
    kinds = {KINDS[RULES.board.counter_kind[one]] for one in candidates}
    suspicion = _suspicion(candidates)
    facts = [text("{side} counter, face down", side=side_title(side))]
    if hits:
        facts.append(text("%n hits", singular="%n hit", count=hits))
    facts += [_WORDS_OF_MARK[LOST]] * (LOST in marks)
    seen = joined(facts)
    words = text("{counter}: {meaning}", counter=seen, meaning=_meaning(candidates))
    return Face(
        side=SIDES[side],
        symbol=BACK,
        title=text("face down ({suspicion})", suspicion=suspicion),
        marks=(*(HIT,) * hits, *marks),
        is_back=True,
        guess=_guess(candidates),
        suspicion=suspicion,
        guessed_symbol=kinds.pop() if len(kinds) == 1 else "",
        seen=joined([seen, *_other_words(marks)]),
        words=joined([words, *_other_words(marks)]),
    )


def _suspicion(candidates: list[int]) -> Text:
    names = list(dict.fromkeys(_suspect(one) for one in candidates))
    if len(names) <= NAMED:
        return joined(names, marked(" or "))
    return text("1 of {many}", many=len(candidates))


def _meaning(candidates: list[int]) -> Text:
    """What is written on a back, and what it means."""
    names = list(dict.fromkeys(_suspect(one) for one in candidates))
    if len(names) <= NAMED:
        return text("may be {names}", names=joined(names, marked(" or ")))
    return text(
        "“? {many}”: any of {many} counters that you cannot tell apart yet", many=len(candidates)
    )


def _guess(candidates: list[int]) -> Text:
    """Short enough for the back of the counter."""
    if all(RULES.board.counter_kind[one] == DUMMY for one in candidates):
        return text("dummy")
    names = list(dict.fromkeys(_suspect(one) for one in candidates))
    if len(names) > NAMED:
        return text("? {number}", number=len(candidates))
    return text("? {names}", names=joined([verbatim(name[:LETTERS]) for name in names], "/"))


def _suspect(counter: int) -> Text:
    """By name; garrisons and dummies have none."""
    kind = RULES.board.counter_kind[counter]
    if kind in (GARRISON, DUMMY):
        return verbatim(KINDS[kind])
    return text("Generic") if is_stand_in(counter) else family_name(counter)


def is_stand_in(counter: int) -> bool:
    """A leader without a name, who takes over from a fallen one [14.1]."""
    return RULES.board.generic[side_of(counter)] >> local_of(counter) & 1 == 1
