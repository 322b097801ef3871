"""Two forces and the ground they fight on, in numbers, and the modifiers that follow [9.2-9.5].

For explanations and for the quick calculation of odds_combat.py. Play itself asks rules/.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from solitaire.games.castiglione.core.charts import Charts
from solitaire.games.castiglione.core.state import Battle, State
from solitaire.games.castiglione.rules import bombardment, combat, pursuit
from solitaire.games.castiglione.terms import (
    ARTILLERY,
    CAVALRY,
    CITY,
    CLEAR,
    FRENCH,
    LEADER,
    MOUNTAIN,
    NOWHERE,
    SIDES,
)
from solitaire.text import Text, text, verbatim

TERRAINS: Final = {"clear": CLEAR, "mountain": MOUNTAIN, "city": CITY}
ATTACKER: Final = 0
DEFENDER: Final = 1
ROLES: Final = ("attacker", "defender")


@dataclass(frozen=True, slots=True)
class Modifier:
    """Something added to a die or a Cohesion Factor."""

    label: Text
    value: int
    rule: str

    def words(self) -> Text:
        return text(
            "{value} {label} [{rule}]",
            value=f"{self.value:+d}",
            label=self.label,
            rule=verbatim(self.rule),
        )


@dataclass(frozen=True, slots=True)
class Force:
    """One side of a combat."""

    side: int
    strength: int
    """All strength points, cavalry and guns included."""
    cavalry: int
    guns: int
    tactical: int
    """The Tactical Rating of the senior leader; 0 without one."""

    @property
    def name(self) -> str:
        return SIDES[self.side].capitalize()


@dataclass(frozen=True, slots=True)
class Ground:
    """Everything else that modifies the rolls."""

    terrain: int = CLEAR
    is_concentric: bool = False
    crosses_river: bool = False
    defender_marched: bool = False
    """Some defenders came to the sound of the guns."""
    city_shelters: bool = True
    """False for Austrians in besieged Mantua [5.6]."""


def force_of_counters(state: State, side: int, counters: int) -> Force:
    """These counters as one force, as the rules count it."""
    units = counters & state.board.units[side]
    leader = state.best_of(side, counters & state.of_kind(side, LEADER), state.board.tactical)
    return Force(
        side,
        state.strength_of(side, units),
        state.strength_of(side, units & state.of_kind(side, CAVALRY)),
        state.strength_of(side, units & state.of_kind(side, ARTILLERY)),
        0 if leader == NOWHERE else int(state.board.tactical[leader]),
    )


def ground_of(state: State, battle: Battle) -> Ground:
    return Ground(
        int(state.area_kind(battle.area)),
        combat.is_concentric(state, battle),
        combat.crossed_river(state, battle),
        battle.marched != 0,
        state.is_city_for(battle.defender(), battle.area),
    )


# -- modifiers ------------------------------------------------------------------------------------


def bombarding_role(forces: Sequence[Force]) -> int | None:
    """Who has more artillery [9.2]."""
    edge = forces[ATTACKER].guns - forces[DEFENDER].guns
    if edge == 0:
        return None
    return ATTACKER if edge > 0 else DEFENDER


def bombardment_modifiers(
    charts: Charts, forces: Sequence[Force], ground: Ground, role: int
) -> list[Modifier]:
    found = _leader(forces[role], "9.2")
    if ground.terrain == MOUNTAIN:
        found.append(Modifier(text("target in the mountains"), charts.bombardment_mountain, "9.2"))
    if role == ATTACKER and ground.terrain == CITY and ground.city_shelters:
        found.append(Modifier(text("target in a city"), charts.bombardment_city, "9.2"))
    return found


def combat_modifiers(
    charts: Charts, forces: Sequence[Force], ground: Ground, role: int, fight_round: int
) -> list[Modifier]:
    found = _leader(forces[role], "9.3")
    if forces[role].cavalry > forces[1 - role].cavalry:
        found.append(Modifier(text("more cavalry"), charts.combat_cavalry, "9.3, R14"))
    if role == DEFENDER:
        if ground.defender_marched:
            found.append(
                Modifier(text("marched to the sound of the guns"), charts.combat_guns, "9.3")
            )
        return found
    if ground.is_concentric:
        found.append(Modifier(text("concentric attack"), charts.combat_concentric, "18.0, R15"))
    if ground.terrain == CITY and ground.city_shelters:
        found.append(Modifier(text("defender in a city"), charts.combat_city, "9.3"))
    if ground.terrain == MOUNTAIN:
        found.append(Modifier(text("defender in the mountains"), charts.combat_mountain, "9.3"))
    if ground.crosses_river and fight_round == 1:
        found.append(
            Modifier(text("across a river, first round"), charts.combat_bridge, "9.3, R16")
        )
    return found


def pursuit_modifiers(charts: Charts, winner: Force, refuge: int) -> list[Modifier]:
    """`refuge` is the kind of area the beaten force reaches."""
    found = []
    if winner.side == FRENCH:
        found.append(Modifier(text("French pursuers"), charts.pursuit_french, "9.5"))
    found += _leader(winner, "9.5")
    if refuge == CITY:
        found.append(Modifier(text("retreat to a city"), charts.pursuit_city, "9.5"))
    elif refuge == MOUNTAIN:
        found.append(Modifier(text("retreat to the mountains"), charts.pursuit_mountain, "9.5"))
    return found


def total(modifiers: Sequence[Modifier]) -> int:
    return sum(modifier.value for modifier in modifiers)


def _leader(force: Force, rule: str) -> list[Modifier]:
    if not force.tactical:
        return []
    return [Modifier(text("senior leader's Tactical Rating"), force.tactical, f"{rule}, 2.1.2")]


# -- the same from a state, as the rules add it up ------------------------------------------------


def explained(modifiers: Sequence[Modifier], sum_by_rules: int) -> list[Modifier]:
    """The named modifiers, and what else the rules in force add to them."""
    found = [modifier for modifier in modifiers if modifier.value]
    rest = sum_by_rules - total(found)
    if rest:
        found.append(Modifier(text("other rules in force"), rest, "options"))
    return found


def bombardment_modifiers_in(state: State, battle: Battle, role: int) -> list[Modifier]:
    trial = battle.copy()
    trial.asked = battle.attacker if role == ATTACKER else battle.defender()
    forces = forces_of(state, battle)
    named = bombardment_modifiers(state.board.charts, forces, ground_of(state, battle), role)
    return explained(named, bombardment.roll_modifier(state, trial))


def combat_modifiers_in(
    state: State, battle: Battle, role: int, fight_round: int
) -> list[Modifier]:
    trial = battle.copy()
    trial.round = fight_round
    forces = forces_of(state, battle)
    ground = ground_of(state, battle)
    named = combat_modifiers(state.board.charts, forces, ground, role, fight_round)
    modifier = combat.attack_modifier if role == ATTACKER else combat.defence_modifier
    return explained(named, modifier(state, trial))


def pursuit_modifiers_in(state: State, battle: Battle, loser: int, refuge: int) -> list[Modifier]:
    """`refuge` is the area the beaten force reaches."""
    trial = battle.copy()
    trial.loser = battle.attacker if loser == ATTACKER else battle.defender()
    trial.position = refuge
    kind = int(state.area_kind(refuge))
    if kind == CITY and not state.is_city_for(trial.loser, refuge):
        kind = CLEAR
    named = pursuit_modifiers(state.board.charts, forces_of(state, battle)[1 - loser], kind)
    return explained(named, pursuit.roll_modifier(state, trial))


def forces_of(state: State, battle: Battle) -> tuple[Force, Force]:
    """Attacker and defender."""
    return (
        force_of_counters(state, battle.attacker, present(state, battle, battle.attacker)),
        force_of_counters(state, battle.defender(), present(state, battle, battle.defender())),
    )


def present(state: State, battle: Battle, side: int) -> int:
    """The side's counters in this combat: the beaten ones are where their retreat has come to."""
    if battle.loser == side and battle.force:
        return battle.force & state.stack(side, battle.position)
    return state.stack(side, battle.area)
