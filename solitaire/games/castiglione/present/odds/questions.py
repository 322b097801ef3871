"""What the values of a form ask, put to the odds. Raises BadDescription where they do not fit."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Final

from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.odds.description import (
    BadDescription,
    ForceText,
    Placed,
    read_area,
    read_bridge,
    read_counter,
    read_force,
    read_group,
    role_words,
)
from solitaire.games.castiglione.odds.engagement import Engagement, engagement_odds
from solitaire.games.castiglione.odds.forces import ROLES, TERRAINS, Ground
from solitaire.games.castiglione.odds.pending import Answer
from solitaire.games.castiglione.odds.policies import CONCENTRATE, SPREAD, Conduct
from solitaire.games.castiglione.odds.questions import (
    Marcher,
    Surroundings,
    bridge_odds,
    forage_odds,
    forced_bridge_odds,
    forced_march_odds,
    guns_odds,
    recovery_odds,
    turn_initiative_odds,
)
from solitaire.games.castiglione.odds.results import FIGHT_ON
from solitaire.games.castiglione.present.odds.forms import NUMBERS
from solitaire.games.castiglione.terms import LEADER, NOWHERE, SIDES
from solitaire.games.castiglione.text.notation import bridge_name
from solitaire.text import text

BOARD: Final = RULES.board
Values = Mapping[str, str]


def answer_to(form: str, values: Values) -> Answer:
    return _QUESTIONS[form](values)


def _many(values: Values, name: str) -> list[str]:
    return values.get(name, "").splitlines()


# -- combats --------------------------------------------------------------------------------------


def conduct_of(values: Values) -> Conduct:
    both = values.get("policy") or FIGHT_ON
    attacker, defender = (values.get(f"{role}-policy") or both for role in ROLES)
    return Conduct(
        (attacker, defender), values.get("losses") or SPREAD, values.get("targets") or CONCENTRATE
    )


def described_combat(values: Values) -> Engagement:
    attacker, defender = (_force(values, role) for role in ROLES)
    first, second = (TERRAINS[values.get(f"{role}-retreat") or "clear"] for role in ROLES)
    asked = Engagement(
        attacker,
        defender,
        _ground(values),
        initiative=_initiative(values, attacker, defender),
        conduct=conduct_of(values),
        refuges=(first, second),
    )
    return _on_roads(values, asked)


def _force(values: Values, role: str) -> ForceText:
    items = [values[role]] if role in values else []
    numbers = {number: values.get(f"{role}-{number}", "") for number in NUMBERS}
    items += [f"{given} {number}" for number, given in numbers.items() if given]
    side = values.get(f"{role}-side")
    if side:
        items.append(side)
    if not items:
        raise BadDescription(
            text(
                "Who is the {role}? Write names or numbers; campagna odds --help has examples.",
                role=role_words(role),
            )
        )
    return read_force(BOARD, role, ",".join(items))


def _ground(values: Values) -> Ground:
    said, at = values.get("terrain"), values.get("at")
    terrain = said or "clear"
    if at:
        terrain = BOARD.data.areas[read_area(BOARD, at)].kind
        if said not in (None, terrain):
            raise BadDescription(
                text("{at} is not {said}; leave the terrain out.", at=at, said=said)
            )
    return Ground(
        TERRAINS[terrain],
        "concentric" in values,
        "across-river" in values,
        "marched" in values,
        city_shelters=True,
    )


def _initiative(values: Values, attacker: ForceText, defender: ForceText) -> int:
    word = values.get("initiative") or ROLES[0]
    if word in ROLES:
        return ROLES.index(word)
    side = SIDES.index(word)
    if attacker.side is None and defender.side is None:
        raise BadDescription(
            text("Say which force is {word}, or give the attacker the initiative.", word=word)
        )
    return 0 if side == attacker.side or (attacker.side is None and side != defender.side) else 1


def _on_roads(values: Values, asked: Engagement) -> Engagement:
    """The same combat on the roads of the map, if they are named."""
    named = any(one.origin != NOWHERE for one in asked.attacker.counters)
    if not values.get("from") and not named:
        return asked
    if not values.get("at"):
        raise BadDescription(text("Say in which area the combat is fought (--at)."))
    for option in ("concentric", "across-river", "attacker-retreat", "defender-retreat"):
        if values.get(option):
            raise BadDescription(
                text("Leave {option} out: the roads that you name tell it.", option=option)
            )
    return replace(asked, area=read_area(BOARD, values["at"]), attacker=_came(values, asked))


def _came(values: Values, asked: Engagement) -> ForceText:
    if not values.get("from"):
        return asked.attacker
    origin = read_area(BOARD, values["from"])
    counters = tuple(
        replace(one, origin=origin) if one.origin == NOWHERE else one
        for one in asked.attacker.counters
    )
    return replace(asked.attacker, counters=counters)


def _combat(values: Values) -> Answer:
    return engagement_odds(BOARD, described_combat(values))


# -- surroundings ---------------------------------------------------------------------------------


def _surroundings(values: Values) -> Surroundings:
    return Surroundings(
        _groups(_many(values, "place")),
        tuple(read_bridge(BOARD, name) for name in _many(values, "broken")),
        _options(_many(values, "option")),
    )


def _groups(texts: Iterable[str]) -> dict[int, list[Placed]]:
    groups: dict[int, list[Placed]] = {}
    for typed in texts:
        area, counters = read_group(BOARD, typed)
        groups.setdefault(area, []).extend(counters)
    return groups


def _options(pairs: Iterable[str]) -> dict[str, str]:
    values_by_name = {option.name: option.values for option in RULES.options()}
    chosen: dict[str, str] = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign:
            raise BadDescription(text("{pair} is no option; write NAME=VALUE.", pair=repr(pair)))
        if name not in values_by_name:
            known = ", ".join(values_by_name)
            raise BadDescription(
                text(
                    "{game} has no option {name}. It has: {known}.",
                    game=RULES.name,
                    name=repr(name),
                    known=known,
                )
            )
        if value not in values_by_name[name]:
            allowed = ", ".join(values_by_name[name])
            raise BadDescription(
                text(
                    "Option {name} cannot be {value}. It can be: {allowed}.",
                    name=name,
                    value=repr(value),
                    allowed=allowed,
                )
            )
        chosen[name] = value
    return chosen


# -- marches, bridges, checks ---------------------------------------------------------------------


def _marcher(values: Values, start: str) -> Marcher:
    leader = values.get("leader")
    return Marcher(
        read_counter(BOARD, values["unit"]),
        read_area(BOARD, start),
        _leader(leader) if leader else NOWHERE,
        "out-of-command" in values,
    )


def _leader(name: str) -> int:
    leader = read_counter(BOARD, name).counter
    if BOARD.counter_kind[leader] != LEADER:
        raise BadDescription(text("{counter} is no leader.", counter=BOARD.counter_titles[leader]))
    return leader


def _march(values: Values) -> Answer:
    goal = read_area(BOARD, values["goal"])
    marcher = _marcher(values, values["start"])
    return forced_march_odds(BOARD, marcher, goal, _surroundings(values))


def _bridge(values: Values) -> Answer:
    bridge, area = read_bridge(BOARD, values["bridge"]), read_area(BOARD, values["area"])
    if area not in BOARD.bridge_ends[bridge]:
        name = BOARD.data.areas[area].name
        raise BadDescription(
            text(
                "{name} is no end of the bridge {bridge} [8.5].",
                name=name,
                bridge=bridge_name(BOARD, bridge),
            )
        )
    around = _surroundings(values)
    if "repair" in values:
        around = replace(around, broken=(*around.broken, bridge))
    start = values.get("from")
    if start:
        return forced_bridge_odds(BOARD, _marcher(values, start), area, bridge, around)
    return bridge_odds(BOARD, _marcher(values, values["area"]), bridge, around)


def _guns(values: Values) -> Answer:
    battle = read_area(BOARD, values["battle"])
    return guns_odds(BOARD, battle, _groups(_many(values, "groups")), _surroundings(values))


def _recovery(values: Values) -> Answer:
    return recovery_odds(BOARD, _groups(_many(values, "groups")), _surroundings(values))


def _forage(values: Values) -> Answer:
    return forage_odds(BOARD, _groups(_many(values, "groups")), _surroundings(values))


def _turn_initiative(values: Values) -> Answer:
    die = values.get("austrian-die")
    return turn_initiative_odds(BOARD, int(values.get("turn") or 3), int(die) if die else None)


_QUESTIONS: Final[dict[str, Callable[[Values], Answer]]] = {
    "combat": _combat,
    "forced-march": _march,
    "guns": _guns,
    "recovery": _recovery,
    "bridge": _bridge,
    "forage": _forage,
    "initiative": _turn_initiative,
}
