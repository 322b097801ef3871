"""The odds of Camposanto as sheets: described by hand, and of the question that is open."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from random import Random
from typing import Any, Final

from solitaire.games.camposanto.core import steps
from solitaire.games.camposanto.core.steps import QUESTIONS
from solitaire.games.camposanto.core.views import View
from solitaire.games.camposanto.game import RULES
from solitaire.games.camposanto.odds import pending
from solitaire.games.camposanto.odds.duel import Duel
from solitaire.games.camposanto.odds.sheets import Row, Sheet
from solitaire.games.camposanto.present.engagement import thought_assault
from solitaire.games.camposanto.present.names import hex_title
from solitaire.games.camposanto.present.odds_assault import (
    COUNTED,
    open_parts,
    plan_parts,
    thought_parts,
)
from solitaire.games.camposanto.present.odds_field import escape_parts, fire_parts, shot_parts
from solitaire.games.camposanto.staff.world import world_of
from solitaire.games.camposanto.terms import ARTILLERY, LIGHT
from solitaire.presenting.board import CounterId, PlaceId
from solitaire.presenting.odds_sheet import (
    Choice,
    Field,
    Form,
    NoAnswer,
    OddsDesk,
    OddsSheet,
    Part,
    Remark,
    Table,
)
from solitaire.text import NOTHING, Text, text, verbatim

_ATTACKER: Final = text("Attacker")
_DEFENDER: Final = text("Defender")


def _number(
    name: str, title: Text, help_words: str, least: int, most: int, group: Text = NOTHING
) -> Field:
    return Field(
        name,
        "number",
        title,
        usual="0",
        least=least,
        most=most,
        help=verbatim(help_words),
        group=group,
        metavar="N",
    )


def _flag(name: str, title: Text, help_words: str, group: Text = NOTHING) -> Field:
    return Field(name, "flag", title, help=verbatim(help_words), group=group)


def _force(role: str, modifier: str, group: Text) -> tuple[Field, ...]:
    return (
        _number(
            modifier, text("&Modifier"), f"what the {role} adds to his rolls, -8 to 8", -8, 8, group
        ),
        _number(
            f"{role}-marshals",
            text("M&arshals"),
            f"Marshals beside the {role}, 0 to 2",
            0,
            2,
            group,
        ),
        _flag(f"{role}-stays", text("&Cannot withdraw"), f"the {role} cannot withdraw", group),
    )


_ASSAULT: Final = Form(
    "assault",
    text("An assault from its first roll [7.1, 7.2]"),
    (*_force("attacker", "attack", _ATTACKER), *_force("defender", "defence", _DEFENDER)),
    help=verbatim("The odds of an assault [7.1, 7.2]: rolls, Marshals and withdrawals."),
    examples="  campagna odds --game camposanto assault --attack 1 --attacker-marshals 1",
)
_FIRE: Final = Form(
    "fire",
    text("One shot of artillery or light infantry [9.1, 10.2]"),
    (
        _number("modifier", text("&Modifier"), "the printed modifier for the range, 0 to 6", 0, 6),
        _flag("farmhouse", text("In a &farmhouse"), "the target is in a farmhouse"),
    ),
    help=verbatim("The odds of one shot [9.1, 10.2]."),
    examples="  campagna odds --game camposanto fire --modifier 2 --farmhouse",
)
_FORMS: Final = (_ASSAULT, _FIRE)


class CamposantoDesk(OddsDesk):
    def forms(self) -> Sequence[Form]:
        return _FORMS

    def ask(self, form: str, values: Mapping[str, str]) -> Iterator[OddsSheet]:
        sheet = _assault(values) if form == _ASSAULT.name else _shot(values)
        yield OddsSheet(verbatim(sheet.title), tuple(_parts(sheet)), data=_data(sheet))

    def pending(self, view: View, conduct: Mapping[str, str]) -> Iterator[OddsSheet]:
        # One fixed world that fits the view: what is told is the same in all of them.
        sheets = list(pending.pending(RULES.imagine(view, Random(0))))
        asked = QUESTIONS[view.clock.step]
        title = text("Pending: {asked}", asked=verbatim(asked))
        data = {"pending": asked, "sheets": [_data(sheet) for sheet in sheets]}
        remarks = () if sheets else (text("There is nothing to count here."),)
        yield OddsSheet(title, tuple(_open_parts(view)), remarks=remarks, data=data)

    def attack(
        self, view: View, counters: Sequence[CounterId], goal: PlaceId
    ) -> Iterator[OddsSheet]:
        found = thought_assault(view, counters, goal)
        if found is not None:
            place = RULES.board.hex_by_name[goal]
            title = text("Assault on {hex}", hex=hex_title(place))
            yield OddsSheet(title, tuple(thought_parts(*found)))

    def roller(self, view: View) -> int:
        if view.assault is not None:
            return view.assault.roller
        return int(RULES.board.side[view.activation.shooter])


DESK: Final = CamposantoDesk()


def _open_parts(view: View) -> Iterator[Part]:
    """Of the open question; nothing where nothing is counted."""
    step, world, now = view.clock.step, world_of(view), view.activation
    flight = view.push or view.flight
    if step in COUNTED and view.assault is not None:
        yield from open_parts(view)
    elif step == steps.PLAN_CHOICE:
        yield from plan_parts(world)
    elif step in (steps.BATTERY_CHOICE, steps.LIGHT_CHOICE):
        yield from fire_parts(world, ARTILLERY if step == steps.BATTERY_CHOICE else LIGHT)
    elif step in (steps.BATTERY_ROLL, steps.LIGHT_ROLL):
        yield from shot_parts(world, now.shooter, now.target)
    elif step == steps.ROAD_CHOICE and flight is not None and flight.marshal < 0:
        yield from escape_parts(world, flight.way[0])


# -- described by hand ----------------------------------------------------------------------------


def _assault(values: Mapping[str, str]) -> Sheet:
    given = _numbers(_ASSAULT, values)
    return pending.described_assault(
        Duel(
            given["attack"],
            given["defence"],
            (given["attacker-marshals"], given["defender-marshals"]),
            (not values.get("attacker-stays"), not values.get("defender-stays")),
        )
    )


def _shot(values: Mapping[str, str]) -> Sheet:
    modifier = _numbers(_FIRE, values)["modifier"]
    return pending.described_shot(modifier, bool(values.get("farmhouse")))


def _numbers(form: Form, values: Mapping[str, str]) -> dict[str, int]:
    fields = [field for field in form.fields if field.kind == "number"]
    return {field.name: _value(field, values.get(field.name, field.usual)) for field in fields}


def _value(field: Field, given: str) -> int:
    least, most = field.least or 0, field.most or 0
    try:
        number = int(given)
    except ValueError:
        number = most + 1
    if not least <= number <= most:
        raise NoAnswer(
            text(
                "{field} is a number from {least} to {most}.",
                field=verbatim(field.name),
                least=least,
                most=most,
            )
        )
    return number


# -- from rows to parts ---------------------------------------------------------------------------


def _parts(sheet: Sheet) -> Iterator[Part]:
    orders = [row for row in sheet.rows if row.ply]
    yield from map(_choice, orders)
    rows = tuple((_label(row), _figure(row)) for row in sheet.rows if not row.ply)
    if rows:
        yield Table(rows)
    yield from map(Remark, map(verbatim, sheet.remarks))


def _choice(row: Row) -> Choice:
    future = text("{result}: {chance}", result=_label(row), chance=row.chance)
    return Choice(row.ply, verbatim(row.label), row.chance, future)


def _label(row: Row) -> Text:
    return verbatim(f"{row.label} [{row.rule}]" if row.rule else row.label)


def _figure(row: Row) -> Text | Fraction:
    if row.chance is not None:
        return row.chance
    return verbatim(f"{row.number:+d}" if row.number else "0")


def _data(sheet: Sheet) -> dict[str, Any]:
    found = {
        "title": sheet.title,
        "order": sheet.ply,
        "rows": [_row_data(row) for row in sheet.rows],
        "remarks": list(sheet.remarks),
    }
    return _said(found.items())


def _row_data(row: Row) -> dict[str, Any]:
    fields = ("label", "chance", "number", "rule", "ply")
    return _said((name, getattr(row, name)) for name in fields)


def _said(pairs: Iterable[tuple[str, Any]]) -> dict[str, Any]:
    """Without what says nothing."""
    return {name: value for name, value in pairs if value not in (None, "", [])}
