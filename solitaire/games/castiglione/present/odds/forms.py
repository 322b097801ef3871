"""The questions that can be described by hand: what each form asks for, and what `--help` says."""

from __future__ import annotations

from typing import Final

from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.odds.forces import ROLES, TERRAINS
from solitaire.games.castiglione.odds.policies import CONCENTRATE, HIT_PLANS, SPREAD
from solitaire.games.castiglione.odds.results import FIGHT_ON, PLANS
from solitaire.games.castiglione.terms import SIDES
from solitaire.presenting.odds_sheet import Field, Form
from solitaire.text import NOTHING, Text, text, verbatim

NUMBERS: Final = {
    "sp": "strength points of all arms",
    "leader": "Tactical Rating of the senior leader",
    "cavalry": "strength points of cavalry",
    "guns": "strength points of artillery",
}
_ROLE_TITLES: Final = (text("Attacker"), text("Defender"))
_FORCE_HELP: Final = verbatim(
    "units and leaders by name, hits after a colon (wurmser,gummer,liptay:1), "
    'or numbers ("austrian, 23 sp, leader 1, 2 cavalry, 2 guns"); SP count all arms'
)
_PLACEHOLDER: Final = text("massena, victor:1 or 23 sp, leader 1, 2 cavalry, 2 guns")


def _choice(
    name: str,
    words: tuple[str, ...],
    help_words: str,
    usual: str = "",
    title: Text = NOTHING,
    group: Text = NOTHING,
) -> Field:
    values = tuple((word, verbatim(word.replace("-", " "))) for word in words)
    return Field(name, "choice", title, values, usual, help=verbatim(help_words), group=group)


def _flag(name: str, help_words: str, title: Text = NOTHING, usual: str = "") -> Field:
    return Field(name, "flag", title, usual=usual, help=verbatim(help_words))


def _place(name: str, metavar: str, help_words: str, *, is_positional: bool = True) -> Field:
    return Field(
        name, "place", help=verbatim(help_words), metavar=metavar, is_positional=is_positional
    )


# -- combats --------------------------------------------------------------------------------------


def _force(number: int) -> tuple[Field, ...]:
    role, group = ROLES[number], _ROLE_TITLES[number]
    terrains = f"the kind of area the {role} would retreat to; clear if not said"
    return (
        Field(
            role,
            "counters",
            text("&Units"),
            help=_FORCE_HELP,
            placeholder=_PLACEHOLDER,
            group=group,
            metavar="FORCE",
        ),
        *(
            Field(f"{role}-{name}", "number", help=verbatim(words), metavar="N")
            for name, words in NUMBERS.items()
        ),
        _choice(f"{role}-side", SIDES, "for the French bonus in pursuit"),
        _choice(f"{role}-retreat", tuple(TERRAINS), terrains),
    )


def _initiative() -> Field:
    roles = tuple((role, verbatim(role)) for role in ROLES)
    sides = tuple((side, NOTHING) for side in SIDES)
    words = verbatim("who wins a tie [9.3]; the attacker if not said")
    return Field(
        "initiative", "choice", text("Ties go to the"), (*roles, *sides), ROLES[0], help=words
    )


_GROUND: Final = (
    _choice(
        "terrain",
        tuple(TERRAINS),
        "of the combat area; clear if not said",
        title=text("Terrain"),
    ),
    _place("at", "AREA", "the combat area, whose terrain counts", is_positional=False),
    _place(
        "from",
        "AREA",
        "with --at: the area all attackers came from, but for those named with another, as "
        "liptay@goito; roads, rivers and retreats are then those of the map",
        is_positional=False,
    ),
    _flag(
        "marched",
        "some defenders marched to the sound of the guns",
        text("Defenders &marched to the guns"),
    ),
    _flag("concentric", "attackers came by two roads", text("&Concentric attack")),
    _flag("across-river", "all attackers crossed a river", text("Across a &river")),
)

CONDUCT: Final = (
    _choice("policy", PLANS, "what both sides do after round one; fight-on if not said", FIGHT_ON),
    *(
        _choice(
            f"{role}-policy",
            PLANS,
            f"the same for the {role} only",
            title=text("After round one"),
            group=group,
        )
        for role, group in zip(ROLES, _ROLE_TITLES, strict=True)
    ),
    _choice(
        "losses",
        HIT_PLANS,
        "how own hits are placed, for named units; spread if not said",
        SPREAD,
        text("Own hits"),
    ),
    _choice(
        "targets",
        HIT_PLANS,
        "how bombardment picks its targets, for named units; concentrate if not said",
        CONCENTRATE,
        text("Bombardment"),
    ),
)
COMPARE: Final = "compare-plans"
_COMBAT: Final = Form(
    "combat",
    verbatim("hits, winner, retreat and pursuit [9.2-9.5]"),
    (
        *_force(0),
        *_force(1),
        *_GROUND,
        _initiative(),
        *CONDUCT,
        _flag(COMPARE, "compare what each side may do after round one [9.3]", usual="yes"),
    ),
    verbatim("The odds of a combat [9.2-9.5]: hits, winner, retreat and pursuit."),
    """\
  campagna odds combat --attacker "austrian, 23 sp, leader 1, 2 cavalry, 2 guns" \\
                       --defender "french, 25 sp, leader 2, 6 cavalry, 3 guns" --marched
  campagna odds combat --attacker-sp 12 --attacker-cavalry 3 --defender-sp 9 --terrain mountain
  campagna odds combat --attacker wurmser,gummer,bajalich,liptay:1 \\
                       --defender bonaparte,victor,rampon --policy stop-if-behind
  campagna odds combat --at castiglione --attacker gummer,liptay:1@pozzolengo --from guidizzolo \\
                       --defender massena,victor""",
    has_sides=True,
)

# -- marches, bridges, checks ---------------------------------------------------------------------


def _repeated(name: str, metavar: str, help_words: str, *, is_positional: bool = False) -> Field:
    return Field(
        name,
        "text",
        help=verbatim(help_words),
        metavar=metavar,
        is_positional=is_positional,
        is_repeated=True,
    )


def _unit(help_words: str) -> Field:
    words = verbatim(help_words)
    return Field("unit", "counters", help=words, metavar="UNIT", is_positional=True)


_LEADER: Final = (
    Field(
        "leader",
        "counters",
        help=verbatim("the leader who helps; he is stacked with the unit unless placed elsewhere"),
        metavar="LEADER",
    ),
    _flag("out-of-command", "the unit is out of command [8.1]"),
)
_SURROUNDINGS: Final = (
    _repeated(
        "place",
        "AREA=COUNTER,...",
        "other counters on the map, of either side; hits after a colon, as liptay:1",
    ),
    _repeated("broken", "BRIDGE", "a destroyed bridge, named by its two areas, as gavardo-rezzato"),
    _repeated("option", "NAME=VALUE", "an option of the game, as edition=1.0"),
)
_GROUPS: Final = (
    _repeated(
        "groups",
        "AREA=COUNTER,...",
        "the units, with leaders stacked with them; hits after a colon, as liptay:2",
        is_positional=True,
    ),
    *_SURROUNDINGS,
)


def _turn() -> tuple[Field, ...]:
    last = RULES.board.charts.last_turn
    return (
        Field(
            "turn",
            "number",
            usual="3",
            least=1,
            most=last,
            help=verbatim(f"1 to {last}; 3 if not said"),
        ),
        Field(
            "austrian-die",
            "number",
            least=1,
            most=6,
            help=verbatim("what the Austrian rolled already"),
            metavar="N",
        ),
    )


FORMS: Final = (
    _COMBAT,
    Form(
        "forced-march",
        verbatim("how far a unit gets, and whether it takes a hit [8.3]"),
        (
            _unit("the unit that marches, as bertin or bertin:1"),
            _place("start", "FROM", "the area it stands in"),
            _place("goal", "TO", "the area it declares as its destination"),
            *_LEADER,
            *_SURROUNDINGS,
        ),
        verbatim(
            "The odds of a forced march [8.3]: where the unit ends, and whether it takes a hit."
        ),
        "  campagna odds forced-march bertin zevio lonato --leader despinoy\n"
        "  campagna odds forced-march pittoni rovereto ala --place ala=gummer,bajalich,nicolleti",
    ),
    Form(
        "guns",
        verbatim("who comes to the sound of the guns [9.1]"),
        (_place("battle", "BATTLE", "the area of the combat"), *_GROUPS),
        verbatim("The odds of marching to the sound of the guns [9.1]."),
        "  campagna odds guns castiglione asola=serurier,servier,fiorella lonato=beaumont_cav",
    ),
    Form(
        "recovery",
        verbatim("who recovers from a hit [10.0]"),
        _GROUPS,
        verbatim("The odds of recovering from a hit [10.0]."),
        "  campagna odds recovery verona=valette:2 zevio=despinoy,bertin:1",
    ),
    Form(
        "bridge",
        verbatim("destroying or repairing a bridge [8.5]"),
        (
            Field(
                "bridge",
                "text",
                help=verbatim("its two areas, as gavardo-rezzato"),
                metavar="BRIDGE",
                is_positional=True,
            ),
            _unit("the unit that works, as rusca or rusca:1"),
            _place("area", "AREA", "the end of the bridge where it works"),
            _flag("repair", "the bridge is down and is repaired"),
            _place(
                "from", "AREA", "a forced march from here comes first [8.3]", is_positional=False
            ),
            *_LEADER,
            *_SURROUNDINGS,
        ),
        verbatim("The odds of destroying or repairing a bridge [8.5]."),
        "  campagna odds bridge gavardo-rezzato rusca rezzato\n"
        "  campagna odds bridge montagnana-santa_margherita minkwitz santa_margherita --repair \\\n"
        "                       --place montagnana=robert",
    ),
    Form(
        "forage",
        verbatim("who finds food without supply [5.5]"),
        _GROUPS,
        verbatim("The odds of French units without supply that forage [5.5]."),
        "  campagna odds forage goito=robert,gardanne:1",
    ),
    Form(
        "initiative",
        verbatim("who wins the initiative [7.0]"),
        _turn(),
        verbatim("The odds of winning the initiative [7.0]."),
        "  campagna odds initiative --turn 4",
    ),
)
