"""What probably stands under enemy flags, written beside them with its age."""

from __future__ import annotations

from typing import Final

from solitaire.games.quadrilateral.core.views import View, number
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.present import reading
from solitaire.games.quadrilateral.present.enemy.estimates import basis, who
from solitaire.games.quadrilateral.present.names import place_title
from solitaire.games.quadrilateral.staff import intelligence
from solitaire.games.quadrilateral.terms import STEPS_PER_SP
from solitaire.presenting.estimates import Intelligence
from solitaire.presenting.guide import Estimate
from solitaire.presenting.overlays import DOUBTFUL, QUIET, SURE, Mark, Overlay, Question
from solitaire.text import NOTHING, Text, joined, text, verbatim

_BOARD: Final = RULES.board
_NEVER: Final = -1
_LEGEND: Final = (
    (SURE, text("shown now, or known for a vedette")),
    (DOUBTFUL, text("an estimate, its likely range, and when it was last seen")),
    (QUIET, text("probably vedettes only")),
)


def enemy(view: View, question: Question) -> Overlay:
    """What was seen stands there at once, estimates when they have come."""
    found = question.estimates or Intelligence(tuple(intelligence.estimates(view, (), ())))
    is_guessed = bool(found.worlds)
    marks = tuple(
        Mark(one.area, _look(one, is_guessed), _tag(view, one, is_guessed))
        for one in found.estimates
    )
    lines = (basis(found), *(_line(view, one, is_guessed) for one in found.estimates))
    return Overlay(text("Enemy strengths"), _LEGEND, marks, lines=lines)


def _look(one: Estimate, is_guessed: bool) -> str:
    if not one.unknown:
        return SURE
    return QUIET if is_guessed and one.strength[2] < STEPS_PER_SP else DOUBTFUL


def _tag(view: View, one: Estimate, is_guessed: bool) -> Text:
    return joined([_strength(view, one, is_guessed), _age_words(view, one)])


def _strength(view: View, one: Estimate, is_guessed: bool) -> Text:
    if not is_guessed:
        return _last_seen(view, one)
    mean, low, high = one.strength
    if high < STEPS_PER_SP and one.unknown:
        return text("under 1 SP")
    if low == high:
        return text("{points} SP", points=reading.points(low))
    likely = verbatim(f"{low / STEPS_PER_SP:.0f}–{high / STEPS_PER_SP:.0f}")
    mean_words = verbatim(f"{mean / STEPS_PER_SP:.0f}")
    return text("≈{mean} SP ({likely})", mean=mean_words, likely=likely)


def _last_seen(view: View, one: Estimate) -> Text:
    """The steps of those flags of which they were seen once."""
    seen = [reading.sightings(view, flag) for flag in _flags(view, one)]
    steps = [sum(found[0].steps) for found in seen if found and found[0].size < 0]
    if not steps:
        return text("unknown")
    return text("{points} SP", points=reading.points(sum(steps)))


def _flags(view: View, one: Estimate) -> list[int]:
    place = _BOARD.place_by_name[one.area]
    enemy = reading.flags_of(view, 1 - view.seat)
    return [flag for flag in enemy if reading.place_of(view, flag) == place]


def _age(view: View, one: Estimate) -> int:
    """Turns since the flag that was out of sight for longest was seen; _NEVER if one never was."""
    hidden = [flag for flag in _flags(view, one) if reading.is_hidden(view, flag)]
    seen = [reading.sightings(view, flag) for flag in hidden]
    if not all(seen):
        return _NEVER
    return max((number(view, "turn") - found[0].turn for found in seen), default=0)


def _age_words(view: View, one: Estimate) -> Text:
    if not one.unknown:
        return NOTHING
    age = _age(view, one)
    if age == _NEVER:
        return text("never seen")
    if not age:
        return text("seen this turn")
    return text("seen %n turns ago", singular="seen %n turn ago", count=age)


def _line(view: View, one: Estimate, is_guessed: bool) -> Text:
    return text(
        "{place}: {strength}: {who}",
        place=place_title(_BOARD.place_by_name[one.area]),
        strength=_tag(view, one, is_guessed),
        who=who(one),
    )
