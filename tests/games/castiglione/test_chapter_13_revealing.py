"""Hidden counters, and how contact reveals them [13.0, 13.1, 13.1.1]."""

from __future__ import annotations

import pytest

from tests.games.castiglione.fog_positions import (
    FOG,
    austrian_assault,
    austrian_march,
    french_assault,
    french_march,
    french_scouts,
    unknown,
)
from tests.games.castiglione.positions import (
    apply,
    asked,
    asked_side,
    begin,
    events_for,
    marked,
    offered,
    phase,
    place,
    position,
    refusal,
    roll,
    roll_seen_by,
    seen_at,
    seen_hits,
    start,
    told_to,
)

rule = pytest.mark.rule
MOVER = "which counter moves next [8.2]"


# -- hidden [13.0] --------------------------------------------------------------------------------


@rule("13.0")
def test_the_enemy_sees_how_many_counters_move_not_who() -> None:
    stack = unknown("castelnuovo", "massena", "victor", "rampon", "french_dummy_1")
    state = french_march(stack)
    told = apply(state, "move victor", "with massena", "with french_dummy_1", "to verona", "halt")
    assert events_for("austrian", told) == [
        "French: 3 counters move from Castelnuovo to Verona [8.2]."
    ]
    assert "Massena" in " ".join(events_for("french", told))
    # The garrison of Verona is seen; of the four others nobody knows who stayed behind.
    assert seen_at(state, "austrian", "castelnuovo") == "1 counters: one of 15"
    assert seen_at(state, "austrian", "verona").count("one of 15") == 3


@rule("13.0")
def test_the_printed_set_up_is_known_until_dummies_join_it() -> None:
    state = start(visibility="fog")
    assert "one of" not in seen_at(state, "french", "ala")
    apply(state, "dummy ala")
    assert seen_at(state, "french", "ala").count("one of") == 7, "six and the newcomer"


@rule("13.0")
def test_a_way_too_long_for_a_dummy_gives_the_marcher_away() -> None:
    # Four areas: only leaders have four points, and only a single counter may force its march.
    stack = unknown("peschiera", "massena", "bonaparte", "victor", "pijon_cav", "french_dummy_1")
    state = french_march(f"{stack} \n at verona rampon \n at caldiero liptay")
    apply(state, "move massena", "with bonaparte")
    apply(state, "to castelnuovo", "to bussolengo", "to verona", "to zevio")
    assert seen_at(state, "austrian", "zevio").count("massena") == 2
    assert "dummy" not in seen_at(state, "austrian", "zevio")


@rule("13.0")
def test_the_question_to_end_the_movement_is_always_asked() -> None:
    state = french_march("at cremona rampon \n note rampon marks=moved")
    apply(state, "move rampon", "to pontevico", "halt", "move augereau_art", "to cicognolo", "halt")
    assert (asked_side(state), asked(state)) == ("french", MOVER)
    assert offered(state) == {"end-movement"}


# -- secret and open dice -------------------------------------------------------------------------


@rule("13.0")
@rule("8.1")
def test_who_tries_to_move_out_of_command_is_not_named() -> None:
    state = french_march(
        unknown("castelnuovo", "victor", "rampon") + "\n note victor marks=out_of_command"
    )
    told = apply(state, "move victor")
    assert roll_seen_by(state) == {"french"}
    told += roll(state, 6)
    assert events_for("austrian", told) == [
        "A French counter in Castelnuovo, out of command, is to move [8.1]."
    ]
    assert "gets no order: 6 against 5" in events_for("french", told)[1]


@rule("13.0")
@rule("8.3")
def test_a_hidden_forced_march_tells_the_enemy_only_the_area() -> None:
    state = french_march(unknown("castelnuovo", "massena", "victor", "rampon"))
    told = apply(state, "move victor", "force-march ronco")
    assert events_for("austrian", told) == [
        "A French counter sets out on a forced march from Castelnuovo [8.3]."
    ]
    told += apply(state, "led-by massena")
    assert roll_seen_by(state) == {"french"}
    told += roll(state, 2)
    assert place(state, "victor") == "ronco"
    heard = " ".join(events_for("austrian", told))
    for secret in ("Victor", "Massena", "more movement", "hit"):
        assert secret not in heard, heard
    assert "1 counter moves from Castelnuovo to Verona" in heard, "the steps are seen"
    assert seen_hits(state, "victor") == (0, 1), "a hit is possible"


@rule("13.0")
@rule("8.3")
def test_a_revealed_unit_marches_by_force_in_the_open() -> None:
    state = french_march("at castelnuovo massena victor \n note victor marks=face_up")
    told = apply(state, "move victor", "force-march ronco", "unled")
    assert roll_seen_by(state) == {"french", "austrian"}
    told += roll(state, 5)
    assert told_to(told, "Victor sets out on a forced march from Castelnuovo to Ronco") == {
        "french",
        "austrian",
    }


@rule("13.0")
def test_markers_of_hidden_counters_are_secret_unless_the_option_opens_them() -> None:
    text = "turn 3 \n phase first_movement \n first french \n at castelnuovo victor rampon"
    for markers, heard_by in (("secret", {"french"}), ("open", {"french", "austrian"})):
        state = position(f"{FOG} \n option markers {markers} \n {text}")
        apply(state, "done", "move victor", "force-march ronco")
        told = roll(state, 3)
        assert told_to(told, "suffers a hit") == heard_by
        assert "Victor" not in " ".join(events_for("austrian", told))


# -- contact [13.1.1] -----------------------------------------------------------------------------


@rule("13.1")
@rule("13.1.1")
def test_contact_turns_both_stacks_up_at_once_leaders_included() -> None:
    state = french_march(
        f"{unknown('verona', 'massena', 'victor', 'rampon')}"
        f"\n {unknown('caldiero', 'davidovich', 'liptay', 'mitrovski')} \n note liptay hits=1"
    )
    told = apply(state, "move victor", "with massena", "to caldiero")
    assert marked(state, "face_up") == {
        *("victor", "massena"),
        *("davidovich", "liptay", "mitrovski"),
    }
    assert "Liptay is seen in Caldiero with one hit [13.1]." in events_for("french", told)
    assert told_to(told, "Victor is seen in Caldiero") == {"french", "austrian"}
    assert seen_at(state, "austrian", "caldiero") == "2 counters: massena, victor"
    assert "rampon" in seen_at(state, "austrian", "verona"), "nobody else is left for him to be"


@rule("13.1.1")
@rule("8.6.3")
def test_they_are_seen_before_cavalry_decides_to_withdraw() -> None:
    state = french_march(
        f"{unknown('verona', 'massena', 'victor')} \n {unknown('caldiero', 'spiegel_cav')}"
    )
    apply(state, "move victor", "to caldiero")
    assert asked(state) == "cavalry and leaders withdraw or stand [8.6.3]"
    assert marked(state, "face_up") == {"victor", "spiegel_cav"}
    apply(state, "withdraw-to monteforte")
    assert "spiegel_cav" in marked(state, "face_up"), "and stays in view"


@rule("13.1.1")
def test_a_garrison_is_enough_to_reveal_those_who_enter() -> None:
    state = austrian_march(unknown("caldiero", "liptay", "spiegel"))
    apply(state, "move liptay", "to verona")
    assert marked(state, "face_up") >= {"liptay"}
    assert "spiegel" not in marked(state, "face_up")


@rule("13.1.1")
@rule("9.1.2")
def test_who_comes_to_the_guns_comes_into_the_open() -> None:
    state = french_assault(
        f"at caldiero victor liptay \n {unknown('monteforte', 'mitrovski', 'spiegel')}"
    )
    told = apply(state, "to-the-guns mitrovski", "to-the-guns spiegel", "done")
    assert (
        events_for("french", told)
        == ["An Austrian counter in Monteforte is called to the sound of the guns [9.1]."] * 2
    )
    assert roll_seen_by(state) == {"austrian"}, "a secret check [R49]"
    told = roll(state, 1, 6)
    heard = events_for("french", told)
    assert "An Austrian counter in Monteforte does not come to the guns [9.1]." in heard
    assert "Mitrovski is seen in Caldiero [13.1]." in heard
    assert not any("Spiegel" in sentence for sentence in heard)


# -- hidden again ---------------------------------------------------------------------------------


@rule("13.1.2")
@rule("13.1.1")
def test_revealed_counters_turn_down_at_the_next_supply_phase_not_before() -> None:
    state = position(
        f"{FOG} \n turn 3 \n phase end_of_turn \n at verona victor rampon \n at caldiero liptay"
        "\n note victor marks=face_up \n note liptay marks=face_up"
    )
    assert phase(state) == "supply"
    assert marked(state, "face_up") == set()
    state = position(
        f"{FOG} \n turn 3 \n phase recovery \n at verona victor rampon \n at caldiero liptay"
        "\n note victor marks=face_up hits=1 \n note liptay marks=face_up"
    )
    assert phase(state) == "recovery"
    assert marked(state, "face_up") == {"victor", "liptay"}
    assert roll_seen_by(state) == {"french", "austrian"}, "the revealed recover in the open"


@rule("13.1.2")
def test_who_was_revealed_is_remembered_until_it_mixes_with_others() -> None:
    state, _ = begin(
        f"{FOG} \n turn 3 \n phase supply \n at verona victor \n note victor marks=face_up"
        f"\n {unknown('castelnuovo', 'rampon', 'joubert')}"
        "\n note rampon marks=face_up suspects=rampon \n note joubert suspects=joubert"
    )
    assert marked(state, "face_up") == set()
    assert seen_at(state, "austrian", "verona") == "2 counters: victor, french_garrison_3"
    assert seen_at(state, "austrian", "castelnuovo") == "2 counters: joubert, rampon"
    assert refusal(state, "reveal victor")


# -- refusals tell nothing and name the right rule ------------------------------------------------


@rule("13.0")
@rule("9.4")
def test_a_refused_retreat_does_not_tell_dummies_from_units() -> None:
    sentences = set()
    for lurking in ("ott", "davidovich", "austrian_dummy_1"):
        state = austrian_assault(
            "at castiglione gummer joubert \n note gummer entered=guidizzolo"
            f"\n at pozzolengo {lurking} \n note {lurking} suspects=ott,davidovich,dummies"
        )
        roll(state, 1, 1)
        apply(state, "break-off")
        assert offered(state) == {"retreat-to lonato", "retreat-to montichiari"}
        sentences.add(refusal(state, "retreat-to pozzolengo"))
    assert sentences == {"Pozzolengo is held by the enemy, and there is a free area [9.4]."}


@rule("13.0")
@rule("13.1.2")
def test_a_refused_reconnaissance_does_not_tell_dummies_from_units() -> None:
    sentences = set()
    for lurking in ("ott", "davidovich", "austrian_dummy_1"):
        state = french_scouts(
            f"at castelnuovo victor \n at rivoli {lurking} \n at la_corona liptay"
            f"\n note {lurking} suspects=ott,davidovich,dummies"
        )
        sentences.add(refusal(state, "scout la_corona castelnuovo"))
    sentence = "No way of at most two areas, free of the enemy, leads to La Corona [13.1.2]."
    assert sentences == {sentence}
