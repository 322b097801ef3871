"""What is drawn on a flag, a leader and a marker of the army."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from solitaire.games.quadrilateral.core.views import View, column, number
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.present import reading
from solitaire.games.quadrilateral.present.names import (
    flag_title,
    leader_title,
    leader_titles,
    side_title,
)
from solitaire.games.quadrilateral.present.reading import Sighting
from solitaire.games.quadrilateral.terms import (
    ARTILLERY,
    CAVALRY,
    INFANTRY,
    NOWHERE,
    SIDES,
    STEPS_PER_SP,
)
from solitaire.games.quadrilateral.text.wording import CLASSES
from solitaire.presenting.picture import Face
from solitaire.text import NOTHING, Text, joined, text, verbatim

_BOARD: Final = RULES.board
OLDEST: Final = 12
"""Turns after which what was seen of a flag is as pale as can be."""
_SHORT_CLASSES: Final = ("<1", "1-4", "5-9", "10-19", "20+")
_MARKS: Final = (
    ("inside", "inside"),
    ("quartered", "quarters"),
    ("forage", "foraging"),
    ("replaced", "replacements"),
    ("moved", "moved"),
)
"""Sets of flags and the mark for each, the most urgent first."""
_MARK_WORDS: Final = {
    "inside": text("inside the walls"),
    "quarters": text("in Quarters"),
    "alert": text("On Alert"),
    "foraging": text("living off the country"),
    "replacements": text("has just had replacements"),
    "moved": text("has marched"),
    "train": text("with a bridge train"),
}


def face_of(view: View, flag: int) -> Face:
    """A flag as the seat of the view knows it."""
    if reading.is_hidden(view, flag):
        return _back(view, flag)
    if reading.is_vedette(view, flag):
        return _vedette(view, flag)
    return _force(view, flag)


# -- forces ---------------------------------------------------------------------------------------


def _force(view: View, flag: int) -> Face:
    leaders, steps = reading.leaders_of(view, flag), reading.steps_of(view, flag)
    chief = reading.chief_of(view, flag)
    marks = _marks(view, flag)
    title = force_title(view, flag)
    strength = sum(steps)
    return Face(
        SIDES[flag >> 5],
        _arm(steps),
        title,
        leader_title(chief) if chief != NOWHERE else flag_title(flag),
        figures=(reading.points(strength),) if strength else (),
        band="",
        marks=marks,
        words=joined(
            [
                text("{who}: {content}", who=leader_titles(leaders), content=content_words(steps)),
                *(_MARK_WORDS[mark] for mark in marks),
            ]
        ),
    )


def force_title(view: View, flag: int) -> Text:
    if reading.is_vedette(view, flag):
        return text("vedette {number}", number=(flag & 31) + 1)
    chief = reading.chief_of(view, flag)
    return leader_title(chief) if chief != NOWHERE else flag_title(flag)


def _arm(steps: Sequence[int]) -> str:
    """By what it has most of; a leader alone is one."""
    if not sum(steps):
        return "rider"
    if steps[INFANTRY]:
        return "force"
    return "horse" if steps[CAVALRY] else "guns"


def _marks(view: View, flag: int) -> tuple[str, ...]:
    found = [mark for name, mark in _MARKS if reading.has(view, name, flag)]
    is_resting = column(view, "status")[flag >> 5] and "quarters" not in found
    if is_resting and flag >> 5 == view.seat:
        found.insert(0, "alert")
    trains = column(view, "train")
    if any(train < 64 and _carrier(view, train) == flag for train in trains):
        found.append("train")
    return tuple(found)


def _carrier(view: View, leader: int) -> int:
    return column(view, "leader_at")[leader]


def content_words(steps: Sequence[int]) -> Text:
    """ "4.6 SP (17 infantry, 1 cavalry, 5 artillery)"."""
    if not sum(steps):
        return text("no troops")
    parts = [
        text("{steps} infantry", steps=steps[INFANTRY]) if steps[INFANTRY] else NOTHING,
        text("{steps} cavalry", steps=steps[CAVALRY]) if steps[CAVALRY] else NOTHING,
        text("{steps} artillery", steps=steps[ARTILLERY]) if steps[ARTILLERY] else NOTHING,
    ]
    return text(
        "{points} SP ({steps} steps)",
        points=reading.points(sum(steps)),
        steps=joined(parts),
    )


def _vedette(view: View, flag: int) -> Face:
    return Face(
        SIDES[flag >> 5],
        "vedette",
        text("vedette {number}", number=(flag & 31) + 1),
        text("vedette"),
        marks=_marks(view, flag)[:1] if flag >> 5 == view.seat else (),
        words=text("a vedette: a screen of cavalry"),
    )


# -- enemy flags ----------------------------------------------------------------------------------


def _back(view: View, flag: int) -> Face:
    seen = reading.sightings(view, flag)
    kind = _kind_known(view, flag, seen)
    return Face(
        SIDES[flag >> 5],
        "flag",
        flag_title(flag),
        verbatim(str((flag & 31) + 1)),
        is_back=True,
        guess=_guess(view, flag, seen),
        suspicion=suspicion(view, flag, seen),
        guessed_symbol=kind,
        seen=flag_title(flag),
        fade=_fade(view, seen),
        words=joined([flag_title(flag), suspicion(view, flag, seen)]),
    )


def _kind_known(view: View, flag: int, seen: Sequence[Sighting]) -> str:
    if reading.has(view, "shy", flag):
        return "vedette"
    if reading.has(view, "firm", flag):
        return "force"
    if seen and not reading.has_mixed(view, flag):
        return "force" if seen[0].leaders or seen[0].size > 0 else "vedette"
    return ""


def _fade(view: View, seen: Sequence[Sighting]) -> float:
    if not seen:
        return 1.0
    return min(1.0, (number(view, "turn") - seen[0].turn) / OLDEST)


def _guess(view: View, flag: int, seen: Sequence[Sighting]) -> Text:
    """Short enough for the back: "4.6?" or "5-9"."""
    if reading.has(view, "shy", flag):
        return text("vedette")
    if not seen:
        return NOTHING
    doubt = "?" if reading.has_mixed(view, flag) or seen[0].turn < number(view, "turn") else ""
    if seen[0].size >= 0:
        return verbatim(_SHORT_CLASSES[seen[0].size] + doubt)
    if _is_joined(view, flag, seen[0]):
        return text("{points}?", points=reading.points(reading.expected_steps(view, flag)))
    if not seen[0].leaders:
        return text("vedette")
    points = reading.points(sum(seen[0].steps))
    return text("{points}?", points=points) if doubt else points


def _is_joined(view: View, flag: int, seen: Sighting) -> bool:
    """Whether others went into it unseen: it was seen with less than it must have now."""
    expected = reading.expected_steps(view, flag)
    return seen.size < 0 and expected > sum(seen.steps) + STEPS_PER_SP


def suspicion(view: View, flag: int, seen: Sequence[Sighting]) -> Text:
    facts: list[Text] = []
    if reading.has(view, "shy", flag):
        facts.append(text("a vedette"))
    elif reading.has(view, "firm", flag):
        facts.append(text("a force"))
    facts += [_sighting_words(one) for one in seen]
    if seen and reading.has_mixed(view, flag):
        facts.append(text("has met others since"))
    elif seen and _is_joined(view, flag, seen[0]):
        points = reading.points(reading.expected_steps(view, flag))
        facts.append(text("others have joined it: about {points} SP", points=points))
    return joined(facts, "; ") if facts else text("nothing is known of it")


def _sighting_words(one: Sighting) -> Text:
    if one.size >= 0:
        return text("turn {turn}: {size}", turn=one.turn, size=CLASSES[one.size])
    if not one.leaders:
        return text("turn {turn}: a vedette", turn=one.turn)
    return text(
        "turn {turn}: {who} with {content}",
        turn=one.turn,
        who=leader_titles(one.leaders),
        content=content_words(one.steps),
    )


# -- leaders and markers --------------------------------------------------------------------------


def leader_face(leader: int, state: Text = NOTHING) -> Face:
    title = leader_title(leader)
    ratings = (_BOARD.initiative[leader], _BOARD.span[leader], _BOARD.bonus[leader])
    words = text(
        "{who}: Initiative {initiative}, Span {span}, Bonus {bonus}",
        who=title,
        initiative=ratings[0],
        span=ratings[1],
        bonus=ratings[2],
    )
    return Face(
        SIDES[_BOARD.side[leader]],
        "leader",
        title,
        title,
        figures=tuple(str(one) for one in ratings),
        words=joined([words, state]),
    )


_ARM_SYMBOLS: Final = ("force", "horse", "guns")
_ARM_NAMES: Final = (text("infantry"), text("cavalry"), text("artillery"))


def troops_face(side: int, steps: Sequence[int], chief: int) -> Face:
    """All steps of a force, on the organization display."""
    title = text("troops of {who}", who=leader_title(chief))
    words = text("{who}: {content}", who=title, content=content_words(steps))
    figures = (reading.points(sum(steps)),)
    return Face(SIDES[side], _arm(steps), title, text("troops"), figures, words=words)


def arm_face(side: int, arm: int, steps: int, chief: int) -> Face:
    """The steps of one arm; of the pool if there is no leader."""
    who = text("the pool") if chief == NOWHERE else leader_title(chief)
    title = text("{arm} of {who}", arm=_ARM_NAMES[arm], who=who)
    words = text("{title}: {steps} steps", title=title, steps=steps)
    return Face(SIDES[side], _ARM_SYMBOLS[arm], title, _ARM_NAMES[arm], (str(steps),), words=words)


def pool_face(side: int, pool: Sequence[int]) -> Face:
    title = text("{side} pool", side=side_title(side))
    words = text("{title}: {points} SP", title=title, points=sum(pool))
    return Face(SIDES[side], "force", title, text("pool"), (str(sum(pool)),), words=words)


def source_face(side: int) -> Face:
    title = text("{side} Supply Source", side=side_title(side))
    return Face(SIDES[side], "source", title, text("Source"), words=title)


def center_face(side: int, is_active: bool) -> Face:
    title = text("{side} Center of Operations", side=side_title(side))
    state = text("active") if is_active else text("inactive")
    return Face(
        SIDES[side],
        "center",
        title,
        text("Center"),
        marks=() if is_active else ("inactive",),
        words=joined([title, state]),
    )


def garrison_face(side: int, steps: int) -> Face:
    """With its strength in points, as every other counter has it."""
    title = text("{side} garrison", side=side_title(side))
    words = text("{title} of {steps} steps", title=title, steps=steps)
    return Face(
        SIDES[side], "garrison", title, text("garrison"), (reading.points(steps),), words=words
    )
