"""The odds of combats against calculations by hand, and the two ways of counting compared."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import product

import pytest

from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.odds.description import BadDescription, read_force
from solitaire.games.castiglione.odds.engagement import Engagement, engagement_odds
from solitaire.games.castiglione.odds.forces import (
    ATTACKER,
    DEFENDER,
    Ground,
    total,
)
from solitaire.games.castiglione.odds.policies import CONCENTRATE, SPREAD, Conduct
from solitaire.games.castiglione.odds.results import (
    BREAK_OFF,
    BY_BREAKING_OFF,
    BY_DESTRUCTION,
    BY_HITS,
    BY_TIE,
    FIGHT_ON,
    NOBODY,
    STOP_IF_BEHIND,
    CombatOdds,
    RollOdds,
)
from solitaire.games.castiglione.terms import CITY, CLEAR, MOUNTAIN
from solitaire.odds import mean
from tests.games.castiglione.odds_by_hand import DICE, Example, chances, combat_hits, pursuit_hits

rule = pytest.mark.rule
BOARD = RULES.board

AUSTRIANS = "wurmser,melas,davidovich,nicolleti,gummer,pittoni,bajalich,pittoni_cav,melas_art,"
FRENCH = (
    "bonaparte,augereau,massena,serurier,kilmaine,gardanne,robert,guillaume,joubert,servier,"
    "fiorella,dallemagne_cav,charton_cav,beaumont_cav,dommartin_art"
)
IN_NUMBERS = (
    "austrian, 23 sp, leader 1, 2 cavalry, 2 guns",
    "french, 25 sp, leader 2, 6 cavalry, 3 guns",
)
MARCHED = Ground(defender_marched=True)


def engagement(attacker: str, defender: str, ground: Ground = MARCHED) -> Engagement:
    return Engagement(
        read_force(BOARD, "attacker", attacker), read_force(BOARD, "defender", defender), ground
    )


def odds_of(asked: Engagement) -> CombatOdds:
    return engagement_odds(BOARD, asked)


def the_roll(odds: CombatOdds, name: str, fight_round: int = 1) -> RollOdds:
    return next(one for one in odds.rolls if (one.name, one.fight_round) == (name, fight_round))


# -- the battle of the play book ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("attacker", "defender"),
    [IN_NUMBERS, (AUSTRIANS + "liptay:1", FRENCH)],
    ids=["numbers", "names"],
)
@rule("20.0")
def test_first_round_of_the_example(attacker: str, defender: str) -> None:
    odds = odds_of(engagement(attacker, defender))
    assert the_roll(odds, "bombardment").hits == {1: Fraction(1, 2), 2: Fraction(1, 2)}
    assert the_roll(odds, "defence").hits == {3: Fraction(1, 6), 4: Fraction(5, 6)}
    assert the_roll(odds, "attack").hits == {
        2: Fraction(1, 3),
        3: Fraction(1, 2),
        4: Fraction(1, 6),
    }
    by_hand = chances(Example().round_scores())
    level = sum(weight for (own, other), weight in by_hand.items() if own == other)
    assert odds.ahead == {"level": level, "defender": 1 - level}


@rule("20.0")
def test_modifiers_and_columns_of_the_example() -> None:
    odds = odds_of(engagement(AUSTRIANS + "liptay:1", FRENCH))
    read = {one.name: (one.column, total(one.modifiers)) for one in odds.rolls}
    assert read == {
        "bombardment": ("1", 2),
        "attack": ("21-24", 1),
        "defence": ("25 or more", 4),
    }
    pursuit = odds.pursuits[ATTACKER]
    assert (pursuit.column, total(pursuit.modifiers)) == ("4", 3)


@rule("20.0")
def test_whole_example_in_numbers() -> None:
    odds = odds_of(engagement(*IN_NUMBERS))
    example = Example()
    scores = example.two_rounds()
    tie = sum(weight for (own, other), weight in scores.items() if own == other)
    assert odds.endings == {("attacker", BY_TIE): tie, ("defender", BY_HITS): 1 - tie}
    for role in (ATTACKER, DEFENDER):
        expected = sum(score[role] * weight for score, weight in scores.items())
        assert mean(odds.hits[role]) == expected
        assert set(odds.hits[role]) == {score[role] for score in scores}
    by_hand = chances([pursuit_hits(pips + 3, example.cavalry) for pips in DICE])
    assert odds.pursuits[ATTACKER].hits == by_hand
    assert odds.pursuits[ATTACKER].chance == 1 - tie
    assert odds.pursuits[DEFENDER].hits == {0: 1}


@rule("9.3")
def test_who_is_behind_breaks_off() -> None:
    once = chances(Example().round_scores())
    level = sum(weight for (own, other), weight in once.items() if own == other)
    asked = engagement(*IN_NUMBERS)
    both = replace(asked, conduct=Conduct((STOP_IF_BEHIND, STOP_IF_BEHIND)))
    # With the initiative the attacker need not go when level; then the defender does.
    assert odds_of(both).endings == {
        ("attacker", BY_BREAKING_OFF): level,
        ("defender", BY_BREAKING_OFF): 1 - level,
    }
    assert odds_of(both).second_round == 0
    defending = replace(both, initiative=DEFENDER)
    assert odds_of(defending).endings == {("defender", BY_BREAKING_OFF): 1}
    gone = replace(asked, conduct=Conduct((FIGHT_ON, BREAK_OFF)))
    assert odds_of(gone).endings == {("attacker", BY_BREAKING_OFF): 1}


@pytest.mark.parametrize("forces", [IN_NUMBERS, ("gummer,ott", "victor,rampon")])
@rule("9.3")
def test_defender_says_first_whether_he_stays(forces: tuple[str, str]) -> None:
    """Both would break off; the defender is asked before the attacker, and so he loses."""
    asked = replace(engagement(*forces), conduct=Conduct((BREAK_OFF, BREAK_OFF)))
    assert odds_of(asked).endings == {("attacker", BY_BREAKING_OFF): 1}


# -- described ground: numbers against the rules themselves ---------------------------------------

GROUNDS = {
    "clear": Ground(),
    "guns": Ground(defender_marched=True),
    "mountain": Ground(MOUNTAIN),
    "city": Ground(CITY),
    "concentric": Ground(is_concentric=True),
    "river": Ground(crosses_river=True),
    "two roads over rivers": Ground(is_concentric=True, crosses_river=True),
    "all": Ground(MOUNTAIN, True, True, True),
}


@pytest.mark.parametrize("turned", [False, True], ids=["Austrians attack", "French attack"])
@pytest.mark.parametrize("ground", GROUNDS.values(), ids=GROUNDS)
@rule("9.3")
def test_numbers_agree_with_the_rules(ground: Ground, turned: bool) -> None:
    """Hits are spread so that nobody suffers a third one: then strengths stay, as in numbers."""
    names, numbers = (AUSTRIANS + "liptay", FRENCH), IN_NUMBERS
    if turned:
        names, numbers = names[::-1], numbers[::-1]
    plan = Conduct((FIGHT_ON, STOP_IF_BEHIND), SPREAD, SPREAD)
    kinds = (MOUNTAIN, CLEAR) if turned else (CITY, MOUNTAIN)
    exact, quick = (
        odds_of(replace(engagement(attacker, defender, ground), conduct=plan, refuges=kinds))
        for attacker, defender in (names, numbers)
    )
    assert exact.forces == quick.forces
    assert exact.endings == quick.endings
    assert exact.hits == quick.hits
    assert exact.ahead == quick.ahead
    assert exact.second_round == quick.second_round
    assert exact.rolls == quick.rolls
    for mine, other in zip(exact.pursuits, quick.pursuits, strict=True):
        assert mine.chance == other.chance
        if mine.chance:
            assert (mine.column, mine.hits) == (other.column, other.hits)
            assert set(mine.modifiers) == set(other.modifiers)


# -- losses ---------------------------------------------------------------------------------------


def duel_by_hand(attacker_hits: int, defender_hits: int) -> dict[tuple[str, str], Fraction]:
    """Gummer (5 SP) attacks Victor (4 SP) in the open, both with hits; two rounds, no leader."""
    ends = []
    for throw in product(DICE, repeat=4):
        ends.append(_duel(throw, attacker_hits, defender_hits))
    return chances(ends)


def _duel(throw: tuple[int, ...], attacker_hits: int, defender_hits: int) -> tuple[str, str]:
    scored = [0, 0]
    for attack, defence in (throw[:2], throw[2:]):
        gummer = 5 - (attacker_hits == 3)
        victor = 4 - (defender_hits == 3)
        inflicted, suffered = combat_hits(attack, gummer), combat_hits(defence, victor)
        scored[0] += inflicted
        scored[1] += suffered
        defender_hits += inflicted
        attacker_hits += suffered
        if attacker_hits > 3 or defender_hits > 3:
            break
    if attacker_hits > 3 and defender_hits > 3:
        return ("", NOBODY)
    if attacker_hits > 3 or defender_hits > 3:
        return ("defender" if attacker_hits > 3 else "attacker", BY_DESTRUCTION)
    if scored[0] == scored[1]:
        return ("attacker", BY_TIE)
    return ("attacker" if scored[0] > scored[1] else "defender", BY_HITS)


@pytest.mark.parametrize(
    ("attacker_hits", "defender_hits"), [(0, 0), (1, 2), (2, 3), (3, 3), (3, 1)]
)
@rule("3.6")
def test_third_hits_and_eliminations_count(attacker_hits: int, defender_hits: int) -> None:
    odds = odds_of(engagement(f"gummer:{attacker_hits}", f"victor:{defender_hits}", Ground()))
    assert odds.endings == duel_by_hand(attacker_hits, defender_hits)


@rule("9.2")
def test_targets_of_bombardment_matter() -> None:
    """Liptay has one hit: shelled alone, he costs the Austrians strength in round two."""
    asked = engagement(AUSTRIANS + "liptay:1", FRENCH)
    spread = odds_of(replace(asked, conduct=Conduct(targets=SPREAD)))
    aimed = odds_of(replace(asked, conduct=Conduct(targets=CONCENTRATE)))
    assert the_roll(spread, "attack", 2).hits == the_roll(spread, "attack", 1).hits
    assert mean(the_roll(aimed, "attack", 2).hits) < mean(the_roll(aimed, "attack", 1).hits)
    assert aimed.losses is not None
    assert spread.losses is not None
    assert mean(aimed.losses[ATTACKER].units) > mean(spread.losses[ATTACKER].units)


@rule("9.5")
def test_pursued_force_may_die() -> None:
    """Nicolleti bears three hits; he breaks off before Bonaparte and four points of horse."""
    asked = engagement("nicolleti", "bonaparte,beaumont_cav", Ground())
    odds = odds_of(replace(asked, conduct=Conduct((BREAK_OFF, FIGHT_ON))))
    totals = [
        combat_hits(fight + 3, 4) + pursuit_hits(chase + 3, 4)
        for fight, chase in product(DICE, repeat=2)
    ]
    dies = Fraction(sum(hits > 3 for hits in totals), len(totals))
    assert odds.losses is not None
    assert odds.losses[ATTACKER].destroyed == dies
    assert odds.losses[ATTACKER].units == {0: 1 - dies, 1: dies}
    assert odds.endings == {("defender", BY_BREAKING_OFF): 1}


@rule("9.4")
def test_garrison_cannot_retreat() -> None:
    odds = odds_of(engagement("gummer,bajalich,nicolleti", "french_garrison_1", Ground(CITY)))
    assert {how for _, how in odds.endings} <= {BY_DESTRUCTION, BY_HITS, BY_TIE}
    assert odds.losses is not None
    assert odds.losses[DEFENDER].destroyed == odds.win("attacker")
    assert odds.losses[DEFENDER].units == {0: 1}  # garrisons are no loss that counts [3.6]


@rule("9.5")
@pytest.mark.parametrize(("horse", "edge"), [("charton_cav", 1), ("beaumont_cav", 4)])
def test_least_edge_of_cavalry_pursues(horse: str, edge: int) -> None:
    asked = engagement("gummer,bajalich", f"victor,rampon,{horse}", Ground())
    odds = odds_of(replace(asked, conduct=Conduct((BREAK_OFF, FIGHT_ON))))
    by_hand = chances([pursuit_hits(pips + 1, edge) for pips in DICE])  # +1 for the French
    assert odds.pursuits[ATTACKER].column == str(edge)
    assert odds.pursuits[ATTACKER].hits == by_hand


# -- real roads -----------------------------------------------------------------------------------


@rule("9.3")
def test_roads_of_the_map_decide() -> None:
    castiglione = BOARD.area_by_name["castiglione"]

    def attack_modifier(attacker: str) -> int:
        asked = replace(engagement(attacker, "victor", Ground()), area=castiglione)
        return total(the_roll(odds_of(asked), "attack").modifiers)

    assert attack_modifier("gummer@guidizzolo,liptay@guidizzolo") == 0
    assert attack_modifier("gummer@guidizzolo,liptay@pozzolengo") == 1  # concentric
    assert attack_modifier("gummer@montichiari,liptay@montichiari") == -1  # over the Chiese
    assert attack_modifier("gummer@montichiari,liptay@guidizzolo") == 1  # not all over the river


@rule("9.4")
def test_retreats_are_named_on_the_map() -> None:
    asked = engagement("gummer@guidizzolo", "victor", Ground())
    odds = odds_of(replace(asked, area=BOARD.area_by_name["castiglione"]))
    assert odds.pursuits[ATTACKER].refuges == {"guidizzolo": 1}
    assert "guidizzolo" not in odds.pursuits[DEFENDER].refuges
    assert sum(odds.pursuits[DEFENDER].refuges.values()) == 1


# -- everything adds up ---------------------------------------------------------------------------


@pytest.mark.parametrize("plans", list(product((FIGHT_ON, STOP_IF_BEHIND), repeat=2)))
def test_chances_add_up(plans: tuple[str, str]) -> None:
    asked = engagement(
        "quasdanovich,ott,lusignan:2,klenau_cav,quasdanovich_art", "massena,rampon:3"
    )
    odds = odds_of(replace(asked, conduct=Conduct(plans)))
    assert sum(odds.endings.values()) == 1
    for hits in odds.hits:
        assert sum(hits.values()) == 1
    for roll in odds.rolls:
        assert sum(roll.hits.values()) == 1
    assert odds.losses is not None
    destroyed = {role: odds.losses[role].destroyed for role in (ATTACKER, DEFENDER)}
    retreats = {one.role: one.chance for one in odds.pursuits}
    assert odds.win("attacker") >= retreats[DEFENDER]
    assert odds.win("attacker") - retreats[DEFENDER] <= destroyed[DEFENDER]


# -- nonsense -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("attacker", "defender", "sentence"),
    [
        ("gumer", "victor", "Did you mean gummer"),
        ("gummer", "ott", "Both forces are Austrian"),
        ("gummer,victor", "rampon", "must be of one side"),
        ("gummer:4", "victor", "0 to 3 hits"),
        ("french_garrison_1:3", "gummer", "0 to 2 hits"),
        ("wurmser:1", "victor", "is a leader and has no hits"),
        ("wurmser", "victor", "leaders alone do not fight"),
        ("gummer,gummer", "victor", "named twice"),
        ("gummer,,ott", "victor", "between the commas"),
        ("austrian_dummy_1", "victor", "is a dummy"),
        ("0 sp", "victor", "needs strength points"),
        ("201 sp", "victor", "needs strength points"),
        ("leader 1", "9 sp", "needs strength points"),
        ("5 sp, 3 cavalry, 3 guns", "victor", "too many"),
        ("5 sp, 6 sp", "victor", "given twice"),
        ("5 sp, leader 6", "victor", "at most 5"),
        ("5 sp, gummer", "victor", "name all units or none"),
        ("-5 sp", "victor", "'-5 sp' is unclear"),
        ("5 apples", "victor", "'5 apples' is unclear"),
        ("gummer@nowhere", "victor", "is no area of the map"),
    ],
)
def test_nonsense_is_refused_in_words(attacker: str, defender: str, sentence: str) -> None:
    with pytest.raises(BadDescription, match=sentence):
        odds_of(engagement(attacker, defender))


def test_concentric_attack_needs_two_units() -> None:
    with pytest.raises(BadDescription, match="two attacking units"):
        odds_of(engagement("gummer", "victor", Ground(is_concentric=True)))


@pytest.mark.parametrize(
    ("attacker", "sentence"),
    [("gummer", "Say where gummer came from"), ("gummer@trent", "No road leads from trent")],
)
def test_roads_must_exist(attacker: str, sentence: str) -> None:
    asked = replace(engagement(attacker, "victor"), area=BOARD.area_by_name["castiglione"])
    with pytest.raises(BadDescription, match=sentence):
        odds_of(asked)
