"""The options of `campagna odds combat`, and the combat they describe."""

from __future__ import annotations

import argparse
from dataclasses import replace

from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.odds.description import (
    BadDescription,
    ForceText,
    read_area,
    read_force,
)
from solitaire.games.castiglione.odds.engagement import Engagement, engagement_odds
from solitaire.games.castiglione.odds.forces import ROLES, TERRAINS, Ground
from solitaire.games.castiglione.odds.policies import (
    CONCENTRATE,
    HIT_PLANS,
    SPREAD,
    Conduct,
)
from solitaire.games.castiglione.odds.results import FIGHT_ON, PLANS, CombatOdds
from solitaire.games.castiglione.terms import NOWHERE, SIDES

EXAMPLES = """\
  campagna odds combat --attacker "austrian, 23 sp, leader 1, 2 cavalry, 2 guns" \\
                       --defender "french, 25 sp, leader 2, 6 cavalry, 3 guns" --marched
  campagna odds combat --attacker-sp 12 --attacker-cavalry 3 --defender-sp 9 --terrain mountain
  campagna odds combat --attacker wurmser,gummer,bajalich,liptay:1 \\
                       --defender bonaparte,victor,rampon --policy stop-if-behind
  campagna odds combat --at castiglione --attacker gummer,liptay:1@pozzolengo --from guidizzolo \\
                       --defender massena,victor"""

BOARD = RULES.board
_NUMBERS = {
    "sp": "strength points of all arms",
    "leader": "Tactical Rating of the senior leader",
    "cavalry": "strength points of cavalry",
    "guns": "strength points of artillery",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    for role in ROLES:
        _add_force(parser, role)
    _add_ground(parser)
    parser.add_argument(
        "--initiative",
        choices=(*ROLES, *SIDES),
        default=ROLES[0],
        help="who wins a tie [9.3]; the attacker if not said",
    )
    add_conduct(parser)


def _add_force(parser: argparse.ArgumentParser, role: str) -> None:
    parser.add_argument(
        f"--{role}",
        metavar="FORCE",
        help="units and leaders by name, hits after a colon (wurmser,gummer,liptay:1), "
        'or numbers ("austrian, 23 sp, leader 1, 2 cavalry, 2 guns"); SP count all arms',
    )
    for number, words in _NUMBERS.items():
        parser.add_argument(f"--{role}-{number}", metavar="N", type=int, help=words)
    parser.add_argument(f"--{role}-side", choices=SIDES, help="for the French bonus in pursuit")
    parser.add_argument(
        f"--{role}-retreat",
        choices=TERRAINS,
        help=f"the kind of area the {role} would retreat to; clear if not said",
    )


def _add_ground(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--terrain", choices=TERRAINS, help="of the combat area; clear if not said")
    parser.add_argument("--at", metavar="AREA", help="the combat area, whose terrain counts")
    parser.add_argument(
        "--from",
        dest="origin",
        metavar="AREA",
        help="with --at: the area all attackers came from, but for those named with another, as "
        "liptay@goito; roads, rivers and retreats are then those of the map",
    )
    parser.add_argument(
        "--marched", action="store_true", help="some defenders marched to the sound of the guns"
    )
    parser.add_argument("--concentric", action="store_true", help="attackers came by two roads")
    parser.add_argument("--across-river", action="store_true", help="all attackers crossed a river")


def add_conduct(parser: argparse.ArgumentParser) -> None:
    """How the sides behave; shared with records."""
    words = "what both sides do after round one; fight-on if not said"
    parser.add_argument("--policy", choices=PLANS, default=FIGHT_ON, help=words)
    for role in ROLES:
        parser.add_argument(f"--{role}-policy", choices=PLANS, help=f"the same for the {role} only")
    parser.add_argument(
        "--losses",
        choices=HIT_PLANS,
        default=SPREAD,
        help="how own hits are placed, for named units; spread if not said",
    )
    parser.add_argument(
        "--targets",
        choices=HIT_PLANS,
        default=CONCENTRATE,
        help="how bombardment picks its targets, for named units; concentrate if not said",
    )


def conduct(arguments: argparse.Namespace) -> Conduct:
    return Conduct(
        (
            arguments.attacker_policy or arguments.policy,
            arguments.defender_policy or arguments.policy,
        ),
        arguments.losses,
        arguments.targets,
    )


def ask(arguments: argparse.Namespace) -> CombatOdds:
    return engagement_odds(BOARD, described(arguments))


def described(arguments: argparse.Namespace) -> Engagement:
    """The combat that the options describe. Raises BadDescription."""
    attacker, defender = (_force(arguments, role) for role in ROLES)
    asked = Engagement(
        attacker,
        defender,
        _ground(arguments),
        initiative=_initiative(arguments, attacker, defender),
        conduct=conduct(arguments),
        refuges=(
            TERRAINS[arguments.attacker_retreat or "clear"],
            TERRAINS[arguments.defender_retreat or "clear"],
        ),
    )
    return _on_roads(arguments, asked)


def _force(arguments: argparse.Namespace, role: str) -> ForceText:
    given = vars(arguments)
    items = [given[role]] if given[role] is not None else []
    items += [
        f"{given[f'{role}_{number}']} {number}"
        for number in _NUMBERS
        if given[f"{role}_{number}"] is not None
    ]
    if given[f"{role}_side"] is not None:
        items.append(given[f"{role}_side"])
    if not items:
        raise BadDescription(
            f"Who is the {role}? Write --{role} with names or numbers; --help has examples."
        )
    return read_force(BOARD, role, ",".join(items))


def _ground(arguments: argparse.Namespace) -> Ground:
    terrain = TERRAINS[arguments.terrain or "clear"]
    if arguments.at is not None:
        terrain = TERRAINS[BOARD.data.areas[read_area(BOARD, arguments.at)].kind]
        if arguments.terrain not in (None, BOARD.data.areas[read_area(BOARD, arguments.at)].kind):
            raise BadDescription(f"{arguments.at} is not {arguments.terrain}; leave --terrain out.")
    return Ground(
        terrain, arguments.concentric, arguments.across_river, arguments.marched, city_shelters=True
    )


def _initiative(arguments: argparse.Namespace, attacker: ForceText, defender: ForceText) -> int:
    word = arguments.initiative
    if word in ROLES:
        return ROLES.index(word)
    side = SIDES.index(word)
    if attacker.side is None and defender.side is None:
        raise BadDescription(f"Say which force is {word}, or write --initiative attacker.")
    return 0 if side == attacker.side or (attacker.side is None and side != defender.side) else 1


def _on_roads(arguments: argparse.Namespace, asked: Engagement) -> Engagement:
    """The same combat on the roads of the map, if they are named."""
    named = any(one.origin != NOWHERE for one in asked.attacker.counters)
    if arguments.origin is None and not named:
        return asked
    if arguments.at is None:
        raise BadDescription("Say with --at in which area the combat is fought.")
    for option in ("concentric", "across_river", "attacker_retreat", "defender_retreat"):
        if getattr(arguments, option):
            word = option.replace("_", "-")
            raise BadDescription(f"Leave --{word} out: the roads that you name tell it.")
    return replace(asked, area=read_area(BOARD, arguments.at), attacker=_came(arguments, asked))


def _came(arguments: argparse.Namespace, asked: Engagement) -> ForceText:
    if arguments.origin is None:
        return asked.attacker
    origin = read_area(BOARD, arguments.origin)
    counters = tuple(
        replace(one, origin=origin) if one.origin == NOWHERE else one
        for one in asked.attacker.counters
    )
    return replace(asked.attacker, counters=counters)
