"""The worked examples that describe play, carried out from a position with orders and dice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress

import pytest

from solitaire.dice import DiceRanOut, FixedDice
from solitaire.games.quadrilateral.core import events as kinds
from solitaire.games.quadrilateral.core import parts, steps
from solitaire.games.quadrilateral.core.events import Happened
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.core.views import column, number
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.rules import quarters, roads
from solitaire.games.quadrilateral.text.position_reading import balance
from solitaire.protocol import Chance, Decide, Event
from solitaire.session import Session, new_session
from tests.games.quadrilateral.positions import (
    BOARD,
    flag_of,
    go_to,
    put,
    remove_others,
    set_steps,
    started,
)

FRENCH, AUSTRIAN = 0, 1
FAIR, RAIN, MUD = 0, 1, 2


class Cup(Iterator[str]):
    """Dice laid out beforehand; more can be laid out later."""

    def __init__(self) -> None:
        self.waiting: list[str] = []

    def __next__(self) -> str:
        if not self.waiting:
            raise StopIteration
        return self.waiting.pop(0)


class Table:
    """A session from a position, with the dice of the example."""

    def __init__(self, state: State) -> None:
        balance(state)
        self.cup = Cup()
        self.session: Session[object, object, object] = new_session(
            RULES,  # type: ignore[arg-type]
            {},
            FixedDice(self.cup),
            position=RULES.position_text(state),
        )
        self.log: list[Happened] = []
        self.session.subscribe_referee(self)
        self.roll()

    def happened(self, events: Sequence[Event]) -> None:
        self.log += [event for event in events if isinstance(event, Happened)]

    def taken_back(self) -> None:
        raise AssertionError("nothing is taken back here")

    def roll(self, *dice: str) -> None:
        """Throw these, and stop where the next one would be thrown."""
        self.cup.waiting += dice
        with suppress(DiceRanOut):
            self.session.advance()
        assert not self.cup.waiting, self.cup.waiting

    def order(self, *texts: str, dice: Sequence[str] = ()) -> None:
        for text in texts:
            asked = self.session.pending
            assert isinstance(asked, Decide), f"{text} is not asked for but {asked}"
            with suppress(DiceRanOut):
                self.session.play(asked.seat, RULES.parse_ply(text))
        self.roll(*dice)

    def offered(self, side: int) -> list[str]:
        asked = self.session.pending
        if not isinstance(asked, Decide) or asked.seat != side:
            return []
        return [RULES.ply_text(ply) for ply in self.session.offered(side)]  # type: ignore[arg-type]

    def told(self, kind: int) -> Happened:
        """The last happening of a kind."""
        return [event for event in self.log if event.kind == kind][-1]

    def number(self, name: str) -> int:
        return number(RULES.unpack_view(RULES.pack_view(self._view())), name)

    def column(self, name: str) -> tuple[int, ...]:
        return column(self._view(), name)

    def _view(self):  # type: ignore[no-untyped-def]  # the view of an open game
        return self.session.view(FRENCH)


def place(name: str) -> int:
    return BOARD.place_by_name[name]


def field(scenario: str, french: tuple[str, ...], austrian: tuple[str, ...]) -> State:
    """An open game with nobody in the field but these."""
    state = started(scenario, fog="open")
    remove_others(state, FRENCH, french)
    remove_others(state, AUSTRIAN, austrian)
    return state


def at(state: State, part: int, step: int, side: int, turn: int | None = None) -> State:
    state.part, state.step, state.active = part, step, side
    state.turn = state.turn if turn is None else turn
    return state


# -- administration ------------------------------------------------------------------------------


@pytest.mark.parametrize(("vienna", "points"), [(0, 1), (-2, 0)], ids=["X2", "X3"])
def test_points_by_the_length_of_the_line(vienna: int, points: int) -> None:
    state = field("july", (), ())
    state.source[AUSTRIAN], state.center[AUSTRIAN] = place("trento"), place("verona")
    assert roads.line_length(state, AUSTRIAN) == 28
    state.vienna = vienna
    table = Table(at(state, parts.POINTS, steps.AP_ROLL, AUSTRIAN))
    table.roll("die 4")
    assert table.told(kinds.APS_CAME).amount == points


def test_x4_bonaparte_near_his_center_adds_one() -> None:
    state = field("july", ("bonaparte",), ())
    put(state, "bonaparte", "goito")
    table = Table(at(state, parts.POINTS, steps.AP_ROLL, FRENCH))
    table.roll("die 4")
    assert table.told(kinds.APS_CAME).amount == 1


@pytest.mark.parametrize(("second", "lost"), [(3, 1), (1, 2)], ids=["X5", "X6"])
def test_attrition_after_a_march_of_bonaparte(second: int, lost: int) -> None:
    state = field("july", ("bonaparte",), ())
    flag = set_steps(state, "bonaparte", 62)
    put(state, "bonaparte", "goito")
    state.spent[flag], state.condition[FRENCH], state.aps[FRENCH] = 9, 6, 12
    table = Table(at(state, parts.MARCHES, steps.MARCH_WHO, FRENCH))
    table.order("end-march", dice=[f"dice 5 {second}"])
    assert table.told(kinds.LOST_BY_ATTRITION).amount == lost
    assert table.column("steps")[flag * 3] == 62 - lost


def test_x7_attrition_in_mantova() -> None:
    state = field("july", ("serurier", "dallemagne"), ())
    flag = set_steps(state, "canto", 55)
    set_steps(state, "minckwitz", 0)
    state.condition[AUSTRIAN], state.clock = 1, 27
    table = Table(at(state, parts.MARCHES, steps.MARCH_WHO, AUSTRIAN))
    table.order("end-march", dice=["dice 6 4"])
    assert table.column("steps")[flag * 3] == 53


def test_x8_besiegers_on_alert_roll_once_for_a_fortnight() -> None:
    state = field("july", ("serurier",), ())
    flag = set_steps(state, "serurier", 31)
    for leader in ("canto", "minckwitz"):
        set_steps(state, leader, 0)
    for side in (FRENCH, AUSTRIAN):
        quarters.enter_quarters(state, side, None)
    state.aps[FRENCH] = 12
    turn = next(t for t in range(3, 93) if BOARD.data.calendar[t - 1].length == 8)
    at(state, parts.FORTNIGHT_ASKED, steps.FORTNIGHT_CHOICE, AUSTRIAN, turn)
    table = Table(state)
    table.order("agree", "agree")
    while isinstance(table.session.pending, Decide):
        table.order("done" if "Alert" in table.session.pending.question else "keep")
    assert table.column("aps")[FRENCH] == 15
    table.roll("dice 3 5")
    assert table.told(kinds.LOST_BY_ATTRITION).amount == 1
    assert table.column("steps")[flag * 3] == 30


def test_x9_two_points_bring_an_army_out_in_the_next_turn() -> None:
    state = field("july", ("serurier",), ())
    quarters.enter_quarters(state, FRENCH, None)
    go_to(state, "status of the army", FRENCH)
    state.turn, state.aps[FRENCH] = 4, 9
    table = Table(state)
    table.order("campaign-in 1")
    assert table.column("aps")[FRENCH] == 7
    quiet(table, 5, FRENCH)
    assert table.told(kinds.STATUS_CHANGED).amount == 0
    assert table.number("turn") == 5


def quiet(table: Table, turn: int, side: int) -> None:
    """Play on without orders until a side is asked in a turn; dice show their first outcome."""
    for _ in range(500):
        asked = table.session.pending
        if not isinstance(asked, Decide):
            outcomes = RULES.outcomes(RULES.parse_position(position_of(table)))
            table.roll(RULES.ply_text(outcomes[0][0]))
        elif table.number("turn") >= turn and asked.seat == side:
            return
        else:
            table.order(table.offered(asked.seat)[0])
    raise AssertionError("the turn never came")


def position_of(table: Table) -> str:
    """Of an open game the view tells all."""
    from random import Random

    return RULES.position_text(RULES.imagine(table._view(), Random(1)))


def test_x10_a_defeat_and_three_turns_of_rest() -> None:
    """With X19: the battle was critical, the difference 3, and a 4 moves Vienna Morale."""
    state = field("july", ("serurier", "dallemagne"), ())
    quarters.enter_quarters(state, AUSTRIAN, None)
    state.condition[AUSTRIAN], state.vienna = 3, 0
    state.criticals[0] = 1 + 64 * FRENCH + 3
    table = Table(at(state, parts.MORALE, steps.CRITICAL_ROLL, FRENCH, 5))
    table.roll("die 4")
    assert table.number("vienna") == -1
    seen = []
    for turn in (6, 7, 8):
        quiet(table, turn, FRENCH)
        seen.append((table.column("condition")[AUSTRIAN], table.number("vienna")))
    assert seen == [(6, -1), (5, -1), (4, 0)]


@pytest.mark.parametrize(
    ("side", "vienna", "without", "pool", "die", "expected"),
    [(AUSTRIAN, -2, 0, 15, 3, (19, 1, 0)), (FRENCH, -3, 4, 0, 5, (2, 0, 0))],
    ids=["X11", "X12"],
)
def test_replacements(
    side: int, vienna: int, without: int, pool: int, die: int, expected: tuple[int, ...]
) -> None:
    state = field("september", ("massena",), ("davidovich",))
    state.vienna, state.without = vienna, without
    state.pool[side * 3] = pool
    table = Table(at(state, parts.REPLACEMENTS, steps.REPLACEMENT_ROLL, side, 33))
    table.roll(f"die {die}")
    assert table.column("pool")[side * 3 : side * 3 + 3] == expected


@pytest.mark.parametrize(
    ("scenario", "dice", "due", "available"),
    [("november", 6, 0, 0), ("july", 6, 1, 0), ("november", 7, 0, 1)],
    ids=["X13", "X14", "X28"],
)
def test_months_of_leaders(scenario: str, dice: int, due: int, available: int) -> None:
    state = started(scenario, fog="open")
    for side in range(2):
        state.available[side] = 0
        for month in range(6):
            state.due[side * 6 + month] = 0
    state.rolls, state.queue = 1, 6
    at(state, parts.MONTHS, steps.MONTH_ROLL, FRENCH)
    table = Table(state)
    table.roll(f"sum {dice}")
    assert sum(table.column("due")[:6]) == due
    assert table.column("available")[FRENCH] == available
    if due:
        october = 2
        assert table.column("due")[october] == 1
        assert BOARD.charts.month_turns[october] == 33


# -- marches -------------------------------------------------------------------------------------


def test_x15_vaubois_does_not_stir_in_the_mud() -> None:
    state = field("november", ("vaubois",), ())
    flag = flag_of(state, "vaubois")
    state.weather = MUD
    table = Table(at(state, parts.MARCHES, steps.MARCH_WHO, FRENCH))
    table.order("initiative vaubois", dice=["die 2"])
    assert table.told(kinds.NO_LEAVE).flag == flag
    assert table.number("mover") == 255


def test_x16_from_rivoli_to_la_favorita_in_two_turns() -> None:
    state = field("july", ("massena",), ())
    flag = put(state, "massena", "rivoli")
    for inside in ("canto", "minckwitz"):
        state.put(flag_of(state, inside), place("trento"))
    state.weather, state.aps[FRENCH] = FAIR, 9
    state.center[FRENCH] = place("castelnuovo")
    table = Table(at(state, parts.MARCHES, steps.MARCH_WHO, FRENCH))
    table.order("command massena", "extend")
    walked = walk(table, flag)
    assert 12 < walked <= 20, "more than a march, at most 10 MPs"
    quiet(table, 2, FRENCH)
    while "command massena" not in table.offered(FRENCH):
        table.order(table.offered(FRENCH)[0])
    table.order("command massena")
    assert walk(table, flag) == 26 - walked
    assert table.column("place")[flag] == place("favorita")


def walk(table: Table, flag: int) -> int:
    """Along a shortest way to La Favorita as far as the march goes; gives the half-MPs."""
    state = RULES.parse_position(position_of(table))
    ways = roads.distances(state, FRENCH, place("favorita"), 9998, True, False)
    before = ways[table.column("place")[flag]]
    while "halt" in (texts := table.offered(FRENCH)):
        here = ways[table.column("place")[flag]]
        nearer = [text for text in texts if text.startswith("to ") and ways[place(text[3:])] < here]
        if not nearer:
            table.order("halt")
            break
        table.order(min(nearer, key=lambda text: ways[place(text[3:])]))
    return int(before - ways[table.column("place")[flag]])


def test_x23_scouts_with_better_horses_in_the_rain() -> None:
    """The die is shown to nobody: a 4 or less of six finds everything, as the example's 4 does."""
    state = field("july", ("kilmaine",), ("meszaros",))
    set_steps(state, "kilmaine", 5, 8)
    set_steps(state, "meszaros", 20, 2)
    put(state, "kilmaine", "valeggio")
    put(state, "meszaros", "villafranca")
    scout = state.new_flag(FRENCH, 2, place("valeggio"))
    state.parent[scout] = flag_of(state, "kilmaine")
    from solitaire.games.quadrilateral.core import knowledge

    knowledge.appeared(state, scout, 0, False)
    state.weather = RAIN
    target = flag_of(state, "meszaros") & 31
    table = Table(at(state, parts.MARCHES, steps.MARCH_WHO, FRENCH))
    table.order(f"patrol f{(scout & 31) + 1}", f"scout f{target + 1}")
    world = RULES.parse_position(position_of(table))
    assert {RULES.ply_text(ply): weight for ply, weight in RULES.outcomes(world)} == {
        "scouted exact": 4,
        "scouted class": 2,
    }
    table.roll("scouted exact")
    assert table.told(kinds.SCOUT_FOUND).steps == (20, 2, 0)


def test_x24_a_forced_march_of_massena() -> None:
    state = field("july", ("massena", "augereau"), ("meszaros",))
    flag = put(state, "massena", "castelnuovo")
    put(state, "augereau", "valeggio")
    put(state, "meszaros", "valeggio")
    state.weather = FAIR
    at(state, parts.FORCED_OWN, steps.FORCED_CHOICE, FRENCH)
    ways = roads.distances(state, FRENCH, place("valeggio"), 9998, True, False)
    assert ways[place("castelnuovo")] <= 10
    before = ways[state.place[flag]]
    table = Table(state)
    table.order("force-march massena valeggio", dice=["die 3"])
    gone = before - ways[table.column("place")[flag]]
    links = [
        before - ways[BOARD.to[index]]
        for index in range(BOARD.first[place("castelnuovo")], BOARD.first[place("castelnuovo") + 1])
    ]
    assert gone <= 6, "3 MPs"
    assert gone == 0 or gone in links or gone == before


@pytest.mark.parametrize(
    ("leader", "where", "count", "is_billeted"),
    [("wurmser", "rovereto", 50, False), ("meszaros", "vicenza", 130, True)],
    ids=["X25", "X26"],
)
def test_who_can_be_billeted(leader: str, where: str, count: int, is_billeted: bool) -> None:
    state = field("july", ("serurier",), (leader,))
    flag = set_steps(state, leader, count)
    put(state, leader, where)
    go_to(state, "status of the army", AUSTRIAN)
    table = Table(state)
    table.order("quarters")
    assert bool(table.number("quartered") >> flag & 1) is is_billeted


@pytest.mark.parametrize(
    ("losses", "healed", "expected"),
    [((5, 4), 0, (8, -1)), ((0,), 4, (8, -2))],
    ids=["X29", "X30"],
)
def test_rest_with_losses(losses: tuple[int, ...], healed: int, expected: tuple[int, int]) -> None:
    state = field("july", ("serurier", "dallemagne"), ())
    quarters.enter_quarters(state, AUSTRIAN, None)
    state.condition[AUSTRIAN], state.vienna, state.healed = 9, -2, healed
    for steps_lost in losses:
        go_to(state, "status of the army", AUSTRIAN)
        state.rest_loss[AUSTRIAN] = steps_lost
        table = Table(state)
        table.order("rest")
        state = RULES.parse_position(position_of(table))
        seen = (state.condition[AUSTRIAN], state.vienna)
        go_to(state, "weather")
    assert seen == expected


# -- fights --------------------------------------------------------------------------------------


def fight(table: Table) -> Happened:
    return table.told(kinds.ROUND_FOUGHT)


def test_x17_x18_x19_castiglione_from_the_first_shot_to_vienna() -> None:
    state = field("july", ("bonaparte", "massena"), ("wurmser", "melas"))
    for guest, host in (("massena", "bonaparte"), ("melas", "wurmser")):
        flag = flag_of(state, guest)
        state.assign(BOARD.leader_by_name[guest], flag_of(state, host))
        state.drop(flag)
        state.label[flag] = 255
    # Cavalry counts half in the hills: 129 + 12 / 2 = 135 against 120 + 10 / 2 = 125.
    french = set_steps(state, "bonaparte", 129, 12)
    austrian = set_steps(state, "wurmser", 120, 10)
    put(state, "bonaparte", "castiglione")
    put(state, "wurmser", "castiglione")
    state.origin[french] = place("lonato")
    state.weather, state.vienna = FAIR, 0
    table = Table(at(state, parts.FORCED_OWN, steps.FORCED_CHOICE, FRENCH))
    table.order("pass")
    table.order("receive", dice=["die 4"])
    assert fight(table).steps == (4, 1, 2)
    assert fight(table).other == 2, "the column 2:3"
    table.order("retreat", dice=["die 3"])
    assert table.told(kinds.PURSUED).amount == 4
    while isinstance(asked := table.session.pending, Chance) and "leaders" in asked.cause:
        table.roll("sum 7")
    while isinstance(asked := table.session.pending, Decide):
        table.order(table.offered(asked.seat)[0])
    ended = table.told(kinds.BATTLE_ENDED)
    assert (ended.side, ended.amount, ended.other) == (FRENCH, 5, 20)
    assert sum(table.column("steps")[austrian * 3 : austrian * 3 + 3]) == 110
    table.roll("die 4")
    assert table.told(kinds.CRITICAL_FOUGHT).amount == 3
    moved = [event for event in table.log if event.kind == kinds.VIENNA_MOVED]
    assert (moved[0].amount, moved[0].other) == (-1, kinds.BY_BATTLE)


def test_x20_la_corona() -> None:
    state = field("july", ("joubert",), ("melas",))
    set_steps(state, "joubert", 17)
    flag = set_steps(state, "melas", 35, 2)
    put(state, "joubert", "la_corona")
    put(state, "melas", "la_corona")
    state.origin[flag] = place("monte_baldo")
    table = Table(at(state, parts.FORCED_OWN, steps.FORCED_CHOICE, AUSTRIAN))
    table.order("pass")
    table.order("receive", dice=["die 5"])
    assert fight(table).steps == (5, 1, 2)
    assert fight(table).other == 2
    table.order("stand")
    assert sum(event.amount for event in table.log if event.kind == kinds.LOST_STEPS) == 3 + 6


def test_x21_billets_at_bassano_are_surprised() -> None:
    state = field("september", ("augereau",), ("davidovich",))
    set_steps(state, "augereau", 60)
    flag = set_steps(state, "davidovich", 42)
    put(state, "davidovich", "bassano")
    quarters.enter_quarters(state, AUSTRIAN, None)
    state.quartered |= 1 << flag
    attacker = put(state, "augereau", "bassano")
    state.origin[attacker] = place("cittadella") if "cittadella" in BOARD.place_by_name else 255
    table = Table(at(state, parts.FORCED_OWN, steps.FORCED_CHOICE, FRENCH))
    table.order("pass", dice=["die 2"])
    assert fight(table).steps == (2, 1, 1)
    assert fight(table).other == 4, "3:2"


def test_x22_mantova_falls() -> None:
    state = field("july", ("serurier", "dallemagne"), ())
    state.clock, state.condition[AUSTRIAN], state.vienna = 63, 3, 0
    table = Table(at(state, parts.CAPITULATION, steps.CAPITULATION_ROLL, FRENCH))
    table.roll("sum 11")
    assert table.number("vienna") == -2
    assert table.column("condition")[AUSTRIAN] == 11
    assert table.told(kinds.MANTOVA_TAKEN).side == FRENCH
