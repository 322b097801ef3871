"""What a careful staff asks about a plan, and the moments at which chance begins anew."""

from __future__ import annotations

from ai.search.streams import Streams
from solitaire.advising import PlanSlot
from solitaire.games.castiglione.advice.advice import ADVICE
from solitaire.games.castiglione.advice.doubts import surprise
from solitaire.games.castiglione.advice.orders import MARCH, goal_of, manner_of
from solitaire.games.castiglione.advice.perception import Perception
from solitaire.games.castiglione.core.state import State
from solitaire.protocol import Chance, Over
from tests.games.castiglione.battle_positions import french_move
from tests.games.castiglione.fog_positions import french_march
from tests.games.castiglione.positions import BOARD, RULES


def plan_of(state: State, goals: dict[str, str]) -> tuple[list[PlanSlot], list[int]]:
    """By the place where they stand some march to a goal; the others hold."""
    slots = list(ADVICE.slots(state))
    return slots, [_order(slot, goals.get(slot.at, slot.at)) for slot in slots]


def _order(slot: PlanSlot, name: str) -> int:
    area = BOARD.area_by_name[name]
    return next(one for one in slot.orders if goal_of(one) == area and manner_of(one) == MARCH)


def questioned(state: State, goals: dict[str, str]) -> list[list[str]]:
    """The slots of each doubt."""
    slots, orders = plan_of(state, goals)
    return [
        [slots[place].key for place in one.quiet] for one in ADVICE.doubts(state, slots, orders)
    ]


STACK = "at castiglione ott gummer reuss"
ONE_OF_TWO = "\n".join(
    [
        "at castiglione ott austrian_dummy_1",
        "at guidizzolo gummer austrian_dummy_2",
        *(
            f"note {name} suspects=ott,gummer,dummies"
            for name in ("ott", "gummer", "austrian_dummy_1", "austrian_dummy_2")
        ),
    ]
)
"""Either stack has one of them, or both, or none."""


def test_a_lone_attack_upon_a_stack_is_questioned() -> None:
    state = french_move(f"at lonato joubert\n{STACK}")
    assert questioned(state, {"lonato": "castiglione"}) == [["massena foot at lonato"]]
    assert questioned(state, {}) == []


def test_an_attack_with_others_is_not() -> None:
    state = french_move(f"at lonato joubert rampon robert beyrand\nat guidizzolo servier\n{STACK}")
    sent = {"lonato": "castiglione", "guidizzolo": "castiglione"}
    assert questioned(state, sent) == []


def test_an_attack_upon_what_may_well_be_stronger_is_questioned() -> None:
    """Joubert's 3 against 4.5 points that are expected, but it may be 9 as well."""
    state = french_march(f"at lonato joubert\n{ONE_OF_TWO}")
    sight = Perception(state, state.active)
    castiglione = BOARD.area_by_name["castiglione"]
    joubert = sight.own[BOARD.area_by_name["lonato"]]
    assert 2 * joubert > sight.theirs[castiglione]
    assert 2 * joubert <= sight.theirs[castiglione] + surprise(sight, castiglione)
    assert questioned(state, {"lonato": "castiglione"}) == [["massena foot at lonato"]]


def test_quiet_orders_lead_to_no_enemy_and_worn_units_into_supply() -> None:
    state = french_move(f"at lonato joubert\n{STACK}\nnote joubert hits=2")
    slots, orders = plan_of(state, {"lonato": "castiglione"})
    (doubt,) = ADVICE.doubts(state, slots, orders)
    ((place, quiet),) = doubt.quiet.items()
    assert quiet
    assert set(quiet) < set(slots[place].orders)
    assert BOARD.area_by_name["castiglione"] not in [goal_of(order) for order in quiet]


def played(state: State, seed: int, spoilt: int) -> dict[int, list[str]]:
    """The outcomes of every moment of a game by habits; one moment has other numbers before."""
    rng, playout, found = Streams(1), ADVICE.new_playout(), dict[int, list[str]]()
    rng.draws.begin(seed)
    for number in range(400):
        pending = RULES.pending(state)
        if isinstance(pending, Over):
            break
        moment = ADVICE.moment(state)
        rng.draws.turn_to(moment)
        if number == spoilt:
            rng.random()
        if isinstance(pending, Chance):
            outcomes = RULES.outcomes(state)
            ply = outcomes[int(rng.random() * len(outcomes))][0]
            found.setdefault(moment, []).append(RULES.ply_text(ply))
        else:
            ply = playout.choose(state, rng)
        RULES.apply(state, ply)
    return found


def test_games_that_part_meet_the_same_dice_in_later_moments() -> None:
    """A number drawn more in one moment shifts the dice of that moment only."""
    start = RULES.start({"visibility": "open"})
    one = played(RULES.copy(start), 5, -1)
    other = played(RULES.copy(start), 5, 1)
    both = [moment for moment in one if moment in other]
    alike = sum(one[moment][0] == other[moment][0] for moment in both)
    assert len(both) > 20
    assert alike > 0.8 * len(both)
