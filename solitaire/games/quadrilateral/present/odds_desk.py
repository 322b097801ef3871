"""The odds of the Quadrilateral as sheets: described by hand, and of the fight under way."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from random import Random
from typing import Final, NamedTuple

from solitaire.games.quadrilateral.core.options import Options
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.core.steps import QUESTIONS
from solitaire.games.quadrilateral.core.views import View, number
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.odds import combat, rolls
from solitaire.games.quadrilateral.present import odds_filling
from solitaire.games.quadrilateral.present.fights import battle_sheet, hurried, thought
from solitaire.games.quadrilateral.present.names import leader_title, place_title
from solitaire.games.quadrilateral.present.odds_forms import FORMS
from solitaire.games.quadrilateral.rules import sequence
from solitaire.games.quadrilateral.terms import FLAGS, NOWHERE, WEATHERS
from solitaire.presenting.board import CounterId, PlaceId
from solitaire.presenting.odds_sheet import (
    Filled,
    Form,
    NoAnswer,
    OddsDesk,
    OddsSheet,
    Part,
    Section,
    SeenStack,
    Table,
)
from solitaire.protocol import NotNotation
from solitaire.text import NOTHING, Text, capital, joined, text, verbatim, words_of
from solitaire.typed import number_between, number_called, shortened

_MOVEMENT_POINTS: Final = re.compile(r"([0-9]{0,2})(½|[.,]5)?")


class Sheet(NamedTuple):
    title: Text
    chances: tuple[tuple[Text, Fraction], ...]
    means: tuple[tuple[Text, Fraction], ...] = ()
    """What is expected on average; no chances."""
    remarks: tuple[Text, ...] = ()
    summary: Text = NOTHING


class QuadrilateralDesk(OddsDesk):
    def __init__(self) -> None:
        self._rules = RULES
        self._board = RULES.board

    def forms(self) -> Sequence[Form]:
        return FORMS

    def swapped(self, form: str, values: Mapping[str, str]) -> Mapping[str, str]:
        other = {"attacker": "defender", "defender": "attacker"}
        parted = ((name.partition("-"), value) for name, value in values.items())
        return {other.get(who, who) + dash + what: value for (who, dash, what), value in parted}

    def stacks(self, views: Sequence[View]) -> Sequence[SeenStack]:
        return odds_filling.stacks(views)

    def taken(self, form: str, name: str, views: Sequence[View], stack: str) -> Filled:
        return odds_filling.taken(_form(form), name, views, stack)

    def prefilled(self, form: str, views: Sequence[View], place: PlaceId) -> Filled:
        return odds_filling.prefilled(_form(form), views, place)

    def ask(self, form: str, values: Mapping[str, str]) -> Iterator[OddsSheet]:
        given = {one.name: values.get(one.name, one.usual) for one in _form(form).fields}
        sheet = _ANSWERS[form](self, self._state(given), given)
        yield OddsSheet(
            sheet.title,
            _parts(sheet),
            summary=capital(sheet.summary),
            remarks=sheet.remarks,
            data=_data(sheet),
        )

    def pending(self, view: View, conduct: Mapping[str, str]) -> Iterator[OddsSheet]:
        """Of the fight under way. Fights are open: every world that fits tells the same [5.2].
        The ratio is there at once; a fight with many steps is counted for a while."""
        world = RULES.imagine(view, Random(0))
        asked = QUESTIONS[number(view, "step")]
        title = text("Pending: {asked}", asked=verbatim(asked))
        if world.battle is None:
            fights = battle_sheet.to_come(world, view.seat)
            nothing = text("There is nothing to count here.")
            remark = text("What is under enemy flags is reckoned, not known.")
            data: dict[str, object] = {"pending": asked, "sheets": []}
            yield OddsSheet(title, fights, remarks=(remark if fights else nothing,), data=data)
            return
        ratio = battle_sheet.ratio(world)
        yield OddsSheet(title, (ratio,), is_exact=False, data={"pending": asked, "sheets": []})
        choices, remarks = battle_sheet.choices(world)
        sheets = [] if choices else [self._fight_sheet(world)]
        yield OddsSheet(
            title,
            # what decides first: the ratio may be below the edge of a small window
            (*choices, *(Section(one.title, _parts(one)) for one in sheets), ratio),
            remarks=(*remarks, *(remark for one in sheets for remark in one.remarks)),
            data={
                "pending": asked,
                "sheets": [_data(one) for one in sheets],
                "choices": {one.text: one.chance for one in choices},
            },
        )

    def attack(
        self, view: View, counters: Sequence[CounterId], goal: PlaceId
    ) -> Iterator[OddsSheet]:
        if thought.is_forced_march(view):
            return hurried.sheets(view, counters, goal)
        return thought.sheets(view, counters, goal)

    def roller(self, view: View) -> int:
        return number(view, "active")

    # -- values ----------------------------------------------------------------------------------

    def _state(self, given: Mapping[str, str]) -> State:
        """The first start at which everybody named is on the map."""
        named = [self._leader(given, name) for name in _LEADERS if name in given]
        starts = (sequence.set_up(self._board, Options({"scenario": one})) for one in _STARTS)
        state = next((one for one in starts if _are_on_map(one, named)), None)
        if state is None:
            titles = joined([leader_title(one) for one in named])
            raise NoAnswer(text("At no start on the map: {leaders}.", leaders=titles))
        word = given.get("weather", "fair")
        if word not in WEATHERS:
            known = ", ".join(WEATHERS)
            raise NoAnswer(
                text("{word} is no weather: {known}.", word=repr(shortened(word)), known=known)
            )
        state.weather = WEATHERS.index(word)
        return state

    def _number(self, given: Mapping[str, str], name: str, low: int, high: int) -> int:
        try:
            return number_between(given[name], low, high, text("number for {field}", field=name))
        except NotNotation as error:
            raise NoAnswer(verbatim(words_of(error))) from error

    def _leader(self, given: Mapping[str, str], name: str) -> int:
        return _called(given[name], self._board.leader_by_name, text("leader"))

    def _steps(self, given: Mapping[str, str], name: str) -> tuple[int, int, int]:
        words = given[name].split("/")
        is_short = all(one.isascii() and one.isdigit() and len(one) < 4 for one in words)
        if len(words) != 3 or not is_short:
            raise NoAnswer(
                text(
                    "{name} is {word}: write infantry/cavalry/artillery, each up to 999.",
                    name=name,
                    word=repr(shortened(given[name])),
                )
            )
        first, second, third = (int(one) for one in words)
        return first, second, third

    # -- answers ---------------------------------------------------------------------------------

    def _combat(self, state: State, given: Mapping[str, str]) -> Sheet:
        place = _called(given["place"], self._board.place_by_name, text("place of the map"))
        attacker, defender = (
            (self._leader(given, name), self._steps(given, f"{name}-steps"))
            for name in ("attacker", "defender")
        )
        if self._board.side[attacker[0]] == self._board.side[defender[0]]:
            raise NoAnswer(text("Attacker and defender are of one side."))
        return self._fight_sheet(combat.made_up_fight(state, place, attacker, defender))

    def _fight_sheet(self, world: State) -> Sheet:
        found = combat.fight_odds(self._rules, world)
        battle = world.battle
        assert battle is not None
        title = text("Fight at {place}", place=place_title(battle.place))
        chances = (
            (text("the attackers hold the place"), found.attacker_holds),
            (text("a critical battle"), found.critical),
            (text("Vienna Morale falls"), found.moves_vienna[0]),
            (text("Vienna Morale rises"), found.moves_vienna[1]),
        )
        means = (
            (text("French steps lost, on average"), found.mean_loss(0)),
            (text("Austrian steps lost, on average"), found.mean_loss(1)),
        )
        return Sheet(title, chances, means, battle_sheet.left_out([found]), _said(*chances[0]))

    def _initiative(self, state: State, given: Mapping[str, str]) -> Sheet:
        rating = self._board.initiative[self._leader(given, "leader")]
        found = (text("marches"), rolls.initiative(state, rating))
        return Sheet(text("Initiative"), (found,), summary=_said(*found))

    def _forced(self, state: State, given: Mapping[str, str]) -> Sheet:
        rating = self._board.initiative[self._leader(given, "leader")]
        chances = sorted(rolls.forced(state, rating).items())
        rows = ((text("{points} MPs", points=verbatim(f"{n / 2:g}")), part) for n, part in chances)
        mean = _mean((Fraction(n, 2), part) for n, part in chances)
        summary = text("movement points, on average: {number}", number=float(mean))
        return Sheet(text("Forced march"), tuple(rows), summary=summary)

    def _attrition(self, state: State, given: Mapping[str, str]) -> Sheet:
        leader = self._leader(given, "leader")
        flag = state.leader_at[leader]
        side = self._board.side[leader]
        for arm, steps in enumerate(self._steps(given, "steps")):
            state.steps[flag * 3 + arm] = steps
        state.aps[side] = self._number(given, "aps", 0, 99)
        state.condition[side] = self._number(given, "condition", 1, 20)
        chances = rolls.attrition_loss(state, flag, _half_points(given["mps"]))
        rows = (
            (text("%n steps", singular="%n step", count=lost), part)
            for lost, part in sorted(chances.items())
        )
        mean = _mean(chances.items())
        summary = text("steps lost, on average: {number}", number=float(mean))
        return Sheet(text("Attrition"), tuple(rows), summary=summary)

    def _scouting(self, state: State, given: Mapping[str, str]) -> Sheet:
        chances = rolls.scouting(
            state,
            self._number(given, "own-cavalry", 0, 200),
            self._number(given, "enemy-cavalry", 0, 200),
            self._number(given, "screen", 0, 6),
        )
        rows = tuple((_FOUND[one], part) for one, part in chances.items())
        learned = sum((chances.get(one, Fraction(0)) for one in _LEARNED), Fraction(0))
        summary = _said(text("the scouts learn something"), learned)
        return Sheet(text("Scouting"), rows, summary=summary)

    def _siege(self, state: State, given: Mapping[str, str]) -> Sheet:
        state.clock = self._number(given, "clock", 0, 99)
        turns = self._number(given, "turns", 1, 40)
        flag = next(
            flag for flag in range(FLAGS) if state.place[flag] == self._board.mantova != NOWHERE
        )
        left = rolls.siege_attrition(state, flag, min(turns, 12))
        mean = _mean(left.items())
        fallen = text("fallen by dice within {turns} turns", turns=turns)
        steps = text(
            "steps left in the citadel after {turns} turns, on average", turns=min(turns, 12)
        )
        chances = ((fallen, rolls.siege_forecast(state, turns)[-1]),)
        return Sheet(
            text("Siege of Mantova"), chances, ((steps, mean),), summary=_said(*chances[0])
        )


_LEADERS: Final = ("attacker", "defender", "leader")
"""Fields in which a leader is named."""
_STARTS: Final = ("july", "september", "november", "january")
_FOUND: Final = {
    "exact": text("exact"),
    "class": text("class"),
    "nothing": text("nothing"),
    "lost": text("lost"),
}
"""What scouts bring back."""
_LEARNED: Final = ("exact", "class")
_ANSWERS: Final = {
    "combat": QuadrilateralDesk._combat,
    "initiative": QuadrilateralDesk._initiative,
    "forced": QuadrilateralDesk._forced,
    "attrition": QuadrilateralDesk._attrition,
    "scouting": QuadrilateralDesk._scouting,
    "siege": QuadrilateralDesk._siege,
}
DESK: Final = QuadrilateralDesk()


def _form(name: str) -> Form:
    return next(one for one in FORMS if one.name == name)


def _are_on_map(state: State, named: Sequence[int]) -> bool:
    return all(state.leader_at[leader] < FLAGS for leader in named)


def _half_points(word: str) -> int:
    """Movement points as they are written, "4½" or "4.5", in halves."""
    found = _MOVEMENT_POINTS.fullmatch(word.strip())
    if found is None or not found[0]:
        raise NoAnswer(
            text("{word} are no movement points: write 4 or 4½.", word=repr(shortened(word)))
        )
    return 2 * int(found[1] or 0) + bool(found[2])


def _called(word: str, numbers: Mapping[str, int], what: Text) -> int:
    try:
        return number_called(word, numbers, what)
    except NotNotation as error:
        raise NoAnswer(verbatim(words_of(error))) from error


def _mean(shares: Iterable[tuple[int | Fraction, Fraction]]) -> Fraction:
    return sum((amount * part for amount, part in shares), Fraction(0))


def _said(words: Text, chance: Fraction) -> Text:
    return text("{words}: {chance}", words=words, chance=chance)


def _parts(sheet: Sheet) -> tuple[Part, ...]:
    rows: list[tuple[Text | Fraction, ...]] = [
        (capital(words), chance) for words, chance in sheet.chances
    ]
    rows += [(capital(words), text("{number}", number=float(mean))) for words, mean in sheet.means]
    return (Table(tuple(rows)),)


def _data(sheet: Sheet) -> dict[str, object]:
    return {
        "title": str(sheet.title),
        "chances": {str(words): chance for words, chance in sheet.chances},
        "means": {str(words): mean for words, mean in sheet.means},
    }
