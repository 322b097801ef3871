"""Typed orders: short forms, several choices in one line, refusals that change nothing, undo."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from solitaire.dice import FixedDice
from solitaire.protocol import Decide
from solitaire.registry import game_named, game_of
from solitaire.session import Session, new_session
from tests.toys import skirmish
from ui.terminal.play.lexicon import Lexicon
from ui.terminal.play.orders import Desk, OrderRefused, OrderTakenBack

FRENCH, AUSTRIAN = 0, 1
RULES = game_named("castiglione").rules()
GUIDE = game_of(RULES).guide()

FRENCH_MARCH = """\
castiglione position 1
option visibility open
turn 3
phase first_movement
active french
first french
initiative french
"""
MASSENA = "at bussolengo massena victor pijon_cav\nat trent wurmser gummer\n"


def desk_at(
    places: str,
    *dice: str | int,
    heading: str = FRENCH_MARCH,
    answer: Callable[[Session[Any, Any, Any]], None] = lambda session: None,
) -> Desk:
    session = new_session(RULES, {}, FixedDice(dice), position=heading + places)
    session.advance()
    guide = game_of(RULES).guide()
    return Desk(session, guide, Lexicon(RULES, guide, ("help",)), lambda: answer(session))


def texts(desk: Desk, seat: int = FRENCH) -> set[str]:
    return {choice.text for choice in desk.choices(seat)}


def where(desk: Desk, name: str) -> str:
    """The area of an own counter, as the French are told it."""
    lines = RULES.view_lines(desk.session.view(FRENCH))
    return next(line.split(":")[0].removeprefix("own ") for line in lines if name in line)


# -- whole moves in one line ----------------------------------------------------------------------


def test_one_line_picks_a_stack_and_marches_it() -> None:
    desk = desk_at(MASSENA)
    desk.carry_out(FRENCH, "move massena victor pijon_cav to castelnuovo")
    assert {where(desk, name) for name in ("massena", "victor", "pijon_cav")} == {"castelnuovo"}
    assert desk.session.plies_played == 5, "move, with, with, to and the halt that ends it"
    assert not any("massena" in text for text in texts(desk))


def test_march_over_several_areas_goes_through_each() -> None:
    desk = desk_at(MASSENA)
    desk.carry_out(FRENCH, "move massena to castelnuovo peschiera lonato")
    assert where(desk, "massena") == "lonato"


def test_dots_leave_the_stack_under_way() -> None:
    desk = desk_at(MASSENA)
    desk.carry_out(FRENCH, "move massena to castelnuovo ...")
    assert "halt" in texts(desk)
    desk.carry_out(FRENCH, "to peschiera")
    assert where(desk, "massena") == "peschiera"


def test_several_orders_fit_one_line() -> None:
    desk = desk_at(MASSENA)
    desk.carry_out(FRENCH, "move massena to castelnuovo halt move victor to rivoli")
    assert where(desk, "massena") == "castelnuovo"
    assert where(desk, "victor") == "rivoli"


def test_number_chooses_from_the_list() -> None:
    desk = desk_at(MASSENA)
    numbered = [choice.text for choice in desk.choices(FRENCH)]
    desk.carry_out(FRENCH, str(numbered.index("move victor") + 1))
    assert "to rivoli" in texts(desk)
    with pytest.raises(OrderRefused, match="numbered 1 to"):
        desk.carry_out(FRENCH, "99")


# -- spelling -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    ["mov vic to riv", "MOVE Victor to Rivoli", "m victor, to rivoli", "move  victor to   rivoli "],
)
def test_words_may_be_short_while_they_are_clear(line: str) -> None:
    desk = desk_at(MASSENA)
    desk.carry_out(FRENCH, line)
    assert where(desk, "victor") == "rivoli"


def test_names_and_verbs_may_be_typed_as_several_words() -> None:
    desk = desk_at("at rivoli joubert rampon\nat trent wurmser gummer\n")
    desk.carry_out(FRENCH, "move joubert to La Corona")
    assert where(desk, "joubert") == "la_corona"
    with pytest.raises(OrderRefused, match=r"'end-movement' stands alone"):
        desk.carry_out(FRENCH, "end movement now")
    desk.carry_out(FRENCH, "End Movement")
    assert not texts(desk)


def test_whole_name_means_nobody_else() -> None:
    """`massena` has moved; `massena_art` begins with the same letters and must not go instead."""
    desk = desk_at("at bussolengo massena massena_art\nat trent wurmser gummer\n")
    desk.carry_out(FRENCH, "move massena to rivoli")
    with pytest.raises(OrderRefused, match=r"has already moved .*\[8\.2\]"):
        desk.carry_out(FRENCH, "move massena to rivoli")
    desk.carry_out(FRENCH, "move massena_ to rivoli")
    assert where(desk, "massena_art") == "rivoli"


def test_unclear_word_is_told_with_its_meanings() -> None:
    desk = desk_at("at bussolengo massena massena_art\nat trent wurmser gummer\n")
    with pytest.raises(OrderRefused, match="could be move massena or move massena_art"):
        desk.carry_out(FRENCH, "move mass")
    assert desk.session.plies_played == 0


@pytest.mark.parametrize(
    ("line", "advice"),
    [
        ("move victr to rivoli", "move victor"),
        ("move victor to rivolli", "rivoli"),
        ("mvoe victor", "move"),
        ("hepl", "help"),
        ("move bonaprate", "bonaparte"),
    ],
)
def test_misspelt_order_gets_the_nearest_and_changes_nothing(line: str, advice: str) -> None:
    desk = desk_at(MASSENA)
    before = desk.session.view(FRENCH)
    with pytest.raises(OrderRefused, match=advice):
        desk.carry_out(FRENCH, line)
    assert desk.session.view(FRENCH) == before
    assert desk.session.plies_played == 0


# -- refusals -------------------------------------------------------------------------------------


def test_refusal_names_the_rule_and_takes_the_begun_order_back() -> None:
    desk = desk_at(MASSENA)
    before = desk.session.view(FRENCH)
    with pytest.raises(OrderTakenBack, match=r"No road leads .*\[2\.2\.4, 8\.2\].*Nothing of the"):
        desk.carry_out(FRENCH, "move massena victor to castelnuovo brescia")
    assert desk.session.view(FRENCH) == before


def test_order_that_was_rolled_for_stands_up_to_the_refusal() -> None:
    """Victor is out of command: the die lets him go, so what it decided is not taken back."""
    heading = FRENCH_MARCH.replace("phase first_movement", "phase command")
    desk = desk_at("at bussolengo victor\nat trent wurmser gummer\n", 1, 6, 1, heading=heading)
    desk.carry_out(FRENCH, "first french")
    with pytest.raises(OrderRefused, match="Carried out before it: move victor, to rivoli") as info:
        desk.carry_out(FRENCH, "move victor to rivoli brescia")
    assert not isinstance(info.value, OrderTakenBack)
    assert where(desk, "victor") == "rivoli"


def test_failed_check_ends_the_order_with_the_rule() -> None:
    heading = FRENCH_MARCH.replace("phase first_movement", "phase command")
    places = "at bussolengo victor\nat rivoli rampon\nat trent wurmser gummer\n"
    desk = desk_at(places, 1, 6, 6, heading=heading)
    desk.carry_out(FRENCH, "first french")
    with pytest.raises(
        OrderRefused, match=r"'to' is no answer here.*\[8\.2\].*before it: move vic"
    ):
        desk.carry_out(FRENCH, "move victor to rivoli")
    assert where(desk, "victor") == "bussolengo"


def test_order_waits_for_the_enemys_answer_and_goes_on() -> None:
    """The Austrian cavalry is alone and withdraws before infantry; then the march continues."""
    asked: list[str] = []

    def withdraw(session: Session[Any, Any, Any]) -> None:
        pending = session.pending
        if isinstance(pending, Decide) and pending.seat == AUSTRIAN:
            asked.append(pending.question)
            offered = {RULES.ply_text(ply): ply for ply in session.offered(AUSTRIAN)}
            session.play(AUSTRIAN, next(ply for text, ply in offered.items() if text != "stand"))

    places = "at bussolengo massena victor\nat castelnuovo ott_cav\nat trent wurmser gummer\n"
    desk = desk_at(places, answer=withdraw)
    desk.carry_out(FRENCH, "move victor to castelnuovo peschiera")
    assert asked == ["cavalry and leaders withdraw or stand [8.6.3]"]
    assert where(desk, "victor") == "peschiera"


def test_order_stops_while_another_person_is_asked() -> None:
    places = "at bussolengo massena victor\nat castelnuovo ott_cav\nat trent wurmser gummer\n"
    desk = desk_at(places)
    with pytest.raises(OrderRefused, match=r"austrian side is asked first.*to castelnuovo"):
        desk.carry_out(FRENCH, "move victor to castelnuovo peschiera")
    assert desk.session.offered(AUSTRIAN)


WORDS = st.one_of(
    st.sampled_from(
        [*GUIDE.verbs(), *(name for names in GUIDE.names().values() for name in names)]
    ),
    st.sampled_from(
        ["m", "to", "massena", "victor", "rivoli", "cast", "...", "7", "0", "la corona"]
    ),
    st.text(max_size=6),
)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(lines=st.lists(st.lists(WORDS, min_size=1, max_size=6).map(" ".join), max_size=4))
@example(lines=["0\x1f"])
def test_whatever_is_typed_is_carried_out_or_refused_in_words(lines: list[str]) -> None:
    desk = desk_at(MASSENA, *[3] * 40)
    for line in lines:
        if not desk.session.offered(FRENCH):
            return
        before = desk.session.view(FRENCH)
        try:
            desk.carry_out(FRENCH, line)
        except OrderRefused as refusal:
            message = str(refusal)
            stands = "Carried out before it" in message
            assert message.isprintable()
            assert stands or desk.session.view(FRENCH) == before


# -- taking back ----------------------------------------------------------------------------------


def test_undo_takes_whole_orders_back_one_by_one() -> None:
    desk = desk_at(MASSENA)
    views = [desk.session.view(FRENCH)]
    desk.carry_out(FRENCH, "move massena victor to castelnuovo")
    views.append(desk.session.view(FRENCH))
    desk.carry_out(FRENCH, "move pijon_cav to rivoli")
    assert "taken back" in desk.undo(FRENCH)
    assert desk.session.view(FRENCH) == views[1]
    assert "taken back" in desk.undo(FRENCH)
    assert desk.session.view(FRENCH) == views[0]
    assert "has not chosen anything yet" in desk.undo(FRENCH)


def test_undo_stops_at_a_die() -> None:
    desk = desk_at(MASSENA, 3)
    desk.carry_out(FRENCH, "move victor force-march lonato unled")
    before = desk.session.view(FRENCH)
    assert "was rolled" in desk.undo(FRENCH)
    assert desk.session.view(FRENCH) == before


# -- a game without a guide -----------------------------------------------------------------------


def test_game_that_tells_no_verbs_is_played_by_its_notation() -> None:
    rules = skirmish.RULES
    session = new_session(rules, {}, FixedDice(["draw 3", "draw 1", "draw 2", "draw 1"]))
    session.advance()
    before = session.plies_played
    guide = game_of(rules).guide()
    desk = Desk(session, guide, Lexicon(rules, guide), lambda: None)
    desk.carry_out(0, "mov red-2 c")
    assert session.plies_played == before + 1
    with pytest.raises(OrderRefused, match="no order of this game"):
        desk.carry_out(0, "fly red-2")
