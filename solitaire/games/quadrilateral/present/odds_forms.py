"""The questions about chances that can be described by hand."""

from __future__ import annotations

from typing import Final

from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.present.names import leader_title
from solitaire.games.quadrilateral.terms import WEATHERS
from solitaire.presenting.odds_sheet import Field, Form
from solitaire.text import NOTHING, Text, text, verbatim

_BOARD: Final = RULES.board
_LEADERS: Final = tuple(
    (_BOARD.leader_names[one], leader_title(one))
    for one in sorted(
        range(_BOARD.leaders), key=lambda one: (_BOARD.side[one], _BOARD.leader_titles[one])
    )
)
"""The French first."""
_PLACES: Final = tuple(
    (_BOARD.place_names[one], verbatim(_BOARD.place_titles[one]))
    for one in sorted(range(_BOARD.places), key=lambda one: _BOARD.place_titles[one])
)


def _number(name: str, title: Text, help_words: str, usual: int, least: int, most: int) -> Field:
    words = verbatim(f"{help_words}, {least} to {most}; {usual} if not said")
    return Field(
        name, "number", title, usual=str(usual), least=least, most=most, help=words, metavar="N"
    )


def _leader(name: str, title: Text, usual: str, group: Text = NOTHING) -> Field:
    words = verbatim(f"a leader; {usual} if not said")
    return Field(
        name, "counters", title, _LEADERS, usual, help=words, group=group, metavar="LEADER"
    )


def _steps(name: str, title: Text, usual: str, group: Text = NOTHING) -> Field:
    words = verbatim(f"steps of infantry/cavalry/artillery; {usual} if not said")
    return Field(name, "text", title, usual=usual, help=words, group=group, metavar="I/C/A")


_ATTACKER: Final = text("Attacker")
_DEFENDER: Final = text("Defender")
_PLACE: Final = Field(
    "place",
    "place",
    text("&Place"),
    _PLACES,
    usual="castiglione",
    help=verbatim("where they fight; castiglione if not said"),
    metavar="PLACE",
)
_WEATHER: Final = Field(
    "weather",
    "choice",
    text("&Weather"),
    tuple((word, verbatim(word)) for word in WEATHERS),
    usual=WEATHERS[0],
    help=verbatim(f"{WEATHERS[0]} if not said"),
)
_MARCHED: Final = Field(
    "mps",
    "text",
    text("&Movement points"),
    usual="6",
    help=verbatim("what it marched, as 4 or 4½; 6 if not said"),
    metavar="N",
)
_MARCHER: Final = _leader("leader", text("&Leader"), "massena")


def _form(
    name: str, title: Text, fields: tuple[Field, ...], example: str, has_sides: bool = False
) -> Form:
    return Form(
        name,
        title,
        fields,
        help=title,
        examples=f"  campagna odds --game quadrilateral {name} {example}",
        has_sides=has_sides,
    )


FORMS: Final = (
    _form(
        "combat",
        text("A whole fight [14]"),
        (
            _PLACE,
            _leader("attacker", text("&Leader"), "bonaparte", _ATTACKER),
            _steps("attacker-steps", text("St&eps"), "60/5/5", _ATTACKER),
            _leader("defender", text("Lea&der"), "wurmser", _DEFENDER),
            _steps("defender-steps", text("Steps"), "60/5/5", _DEFENDER),
            _WEATHER,
        ),
        "--attacker victor --attacker-steps 4/0/0 --defender ocskay --defender-steps 3/0/0",
        has_sides=True,
    ),
    _form(
        "initiative",
        text("Leave to march [8.2]"),
        (_MARCHER, _WEATHER),
        "--leader massena --weather mud",
    ),
    _form("forced", text("Forced march [8.9]"), (_MARCHER, _WEATHER), "--leader augereau"),
    _form(
        "attrition",
        text("Attrition of a march [9.2]"),
        (
            _MARCHER,
            _steps("steps", text("&Steps"), "60/0/0"),
            _MARCHED,
            _number("aps", text("&Administrative Points"), "points of its army", 10, 0, 99),
            _number("condition", text("&Condition"), "Condition of its army", 1, 1, 20),
            _WEATHER,
        ),
        "--leader massena --steps 60/0/0 --mps 4½",
    ),
    _form(
        "scouting",
        text("Scouting [8.7]"),
        (
            _number("own-cavalry", text("&Own cavalry"), "steps of one's own", 8, 0, 200),
            _number("enemy-cavalry", text("&Enemy cavalry"), "steps of the enemy", 2, 0, 200),
            _number("screen", text("&Screen"), "vedettes in the way", 0, 0, 6),
            _WEATHER,
        ),
        "--own-cavalry 8 --enemy-cavalry 2",
    ),
    _form(
        "siege",
        text("Mantova: attrition and capitulation [15.4, 15.5]"),
        (
            _number("clock", text("&Siege clock"), "where the clock stands", 57, 0, 99),
            _number("turns", text("&Turns"), "how many turns ahead", 10, 1, 40),
        ),
        "--clock 57 --turns 10",
    ),
)
