"""Questions about chances as forms, and the answers as plain sheets, for the house's odds desk."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction

from solitaire.games.quadrilateral.core.options import Options
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.game import Quadrilateral
from solitaire.games.quadrilateral.odds import combat, rolls
from solitaire.games.quadrilateral.rules import sequence
from solitaire.games.quadrilateral.terms import NOWHERE, WEATHERS


@dataclass(frozen=True, slots=True)
class Field:
    name: str
    kind: str
    """ "number", "leader", "place", "steps" or "word"."""
    default: str
    values: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Form:
    name: str
    title: str
    fields: tuple[Field, ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    """A title and rows of words with their chance or number."""

    title: str
    rows: tuple[tuple[str, Fraction], ...]


_WEATHER = Field("weather", "word", "fair", WEATHERS)
FORMS = (
    Form(
        "combat",
        "A whole fight [14]",
        (
            Field("place", "place", "castiglione"),
            Field("attacker", "leader", "bonaparte"),
            Field("attacker_steps", "steps", "60/5/5"),
            Field("defender", "leader", "wurmser"),
            Field("defender_steps", "steps", "60/5/5"),
            _WEATHER,
        ),
    ),
    Form("initiative", "Leave to march [8.2]", (Field("leader", "leader", "massena"), _WEATHER)),
    Form("forced", "Forced march [8.9]", (Field("leader", "leader", "massena"), _WEATHER)),
    Form(
        "attrition",
        "Attrition of a march [9.2]",
        (
            Field("leader", "leader", "massena"),
            Field("steps", "steps", "60/0/0"),
            Field("half_mps", "number", "12"),
            Field("aps", "number", "10"),
            Field("condition", "number", "1"),
            _WEATHER,
        ),
    ),
    Form(
        "scouting",
        "Scouting [8.7]",
        (
            Field("own_cavalry", "number", "8"),
            Field("enemy_cavalry", "number", "2"),
            Field("screen", "number", "0"),
            _WEATHER,
        ),
    ),
    Form(
        "siege",
        "Mantova: attrition and capitulation [15.4, 15.5]",
        (Field("clock", "number", "57"), Field("turns", "number", "10")),
    ),
)


class BadField(ValueError):
    """A value that does not fit its field, in words."""


class OddsDesk:
    def __init__(self, rules: Quadrilateral) -> None:
        self._rules = rules
        self._board = rules.board

    def forms(self) -> tuple[Form, ...]:
        return FORMS

    def ask(self, form: str, values: Mapping[str, str]) -> Iterator[Sheet]:
        """The exact sheet. Raises BadField for values that cannot be."""
        known = {one.name: one for one in FORMS}
        if form not in known:
            raise BadField(f"There is no question {form!r}. Questions: {', '.join(known)}.")
        given = {field.name: values.get(field.name, field.default) for field in known[form].fields}
        strange = set(values) - set(given)
        if strange:
            raise BadField(f"{form} has no field {', '.join(sorted(strange))}.")
        state = self._state(given)
        yield getattr(self, f"_{form}")(state, given)

    def pending(self, world: State) -> Iterator[Sheet]:
        """Of the fight under way in a world dealt from a view; fights are open [5.2]."""
        if world.battle is not None:
            yield self._fight_sheet(world)

    # -- values ----------------------------------------------------------------------------------

    def _state(self, given: Mapping[str, str]) -> State:
        scenario = "november" if given.get("defender") == "alvinczy" else "july"
        if given.get("attacker") == "alvinczy":
            scenario = "november"
        state = sequence.set_up(self._board, Options({"scenario": scenario}))
        word = given.get("weather", "fair")
        if word not in WEATHERS:
            raise BadField(f"{word!r} is no weather: {', '.join(WEATHERS)}.")
        state.weather = WEATHERS.index(word)
        return state

    def _number(self, given: Mapping[str, str], name: str, low: int, high: int) -> int:
        word = given[name]
        if not word.isascii() or not word.isdigit() or not low <= int(word[:6]) <= high:
            raise BadField(f"{name} is {word!r}; write a number from {low} to {high}.")
        return int(word)

    def _leader(self, given: Mapping[str, str], name: str) -> int:
        if given[name] not in self._board.leader_by_name:
            raise BadField(f"{given[name]!r} is no leader.")
        return self._board.leader_by_name[given[name]]

    def _steps(self, given: Mapping[str, str], name: str) -> tuple[int, int, int]:
        words = given[name].split("/")
        if len(words) != 3 or not all(one.isascii() and one.isdigit() for one in words):
            raise BadField(f"{name} is {given[name]!r}; write infantry/cavalry/artillery.")
        first, second, third = (min(999, int(one[:4])) for one in words)
        return first, second, third

    # -- answers ---------------------------------------------------------------------------------

    def _combat(self, state: State, given: Mapping[str, str]) -> Sheet:
        if given["place"] not in self._board.place_by_name:
            raise BadField(f"{given['place']!r} is no place of the map.")
        pairs = []
        for name in ("attacker", "defender"):
            leader = self._leader(given, name)
            if state.leader_at[leader] >= 64:
                raise BadField(f"{given[name]} is not on the map at that start.")
            pairs.append((leader, self._steps(given, f"{name}_steps")))
        if self._board.side[pairs[0][0]] == self._board.side[pairs[1][0]]:
            raise BadField("Attacker and defender are of one side.")
        place = self._board.place_by_name[given["place"]]
        return self._fight_sheet(combat.made_up_fight(state, place, pairs[0], pairs[1]))

    def _fight_sheet(self, world: State) -> Sheet:
        found = combat.fight_odds(self._rules, world)
        battle = world.battle
        assert battle is not None
        title = f"Fight at {self._board.place_titles[battle.place]}"
        rows = (
            ("the attackers hold the place", found.attacker_holds),
            ("French steps lost, mean", found.mean_loss(0)),
            ("Austrian steps lost, mean", found.mean_loss(1)),
            ("a critical battle", found.critical),
            ("Vienna Morale falls", found.moves_vienna[0]),
            ("Vienna Morale rises", found.moves_vienna[1]),
        )
        return Sheet(title, rows)

    def _initiative(self, state: State, given: Mapping[str, str]) -> Sheet:
        rating = self._board.initiative[self._leader(given, "leader")]
        return Sheet("Initiative", (("marches", rolls.initiative(state, rating)),))

    def _forced(self, state: State, given: Mapping[str, str]) -> Sheet:
        rating = self._board.initiative[self._leader(given, "leader")]
        chances = sorted(rolls.forced(state, rating).items())
        return Sheet("Forced march", tuple((f"{one / 2:g} MPs", part) for one, part in chances))

    def _attrition(self, state: State, given: Mapping[str, str]) -> Sheet:
        leader = self._leader(given, "leader")
        flag = state.leader_at[leader]
        if flag >= 64:
            raise BadField(f"{given['leader']} is not on the map at that start.")
        side = self._board.side[leader]
        for arm, steps in enumerate(self._steps(given, "steps")):
            state.steps[flag * 3 + arm] = steps
        state.aps[side] = self._number(given, "aps", 0, 99)
        state.condition[side] = self._number(given, "condition", 1, 20)
        chances = rolls.attrition_loss(state, flag, self._number(given, "half_mps", 0, 40))
        rows = tuple((f"{lost} steps", part) for lost, part in sorted(chances.items()))
        return Sheet("Attrition", rows)

    def _scouting(self, state: State, given: Mapping[str, str]) -> Sheet:
        chances = rolls.scouting(
            state,
            self._number(given, "own_cavalry", 0, 200),
            self._number(given, "enemy_cavalry", 0, 200),
            self._number(given, "screen", 0, 6),
        )
        return Sheet("Scouting", tuple(chances.items()))

    def _siege(self, state: State, given: Mapping[str, str]) -> Sheet:
        state.clock = self._number(given, "clock", 0, 99)
        turns = self._number(given, "turns", 1, 40)
        flag = next(
            flag for flag in range(64) if state.place[flag] == self._board.mantova != NOWHERE
        )
        left = rolls.siege_attrition(state, flag, min(turns, 12))
        mean = sum((steps * part for steps, part in left.items()), Fraction(0))
        rows = [(f"fallen by dice within {turns} turns", rolls.siege_forecast(state, turns)[-1])]
        rows.append((f"steps left in the citadel after {min(turns, 12)} turns, mean", mean))
        return Sheet("Siege of Mantova", tuple(rows))
