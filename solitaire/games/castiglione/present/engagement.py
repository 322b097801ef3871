"""A combat as one seat knows it: both forces, the dice that have fallen, what came of it [9.0]."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final

from solitaire.bits import members
from solitaire.games.castiglione.core import events as kinds
from solitaire.games.castiglione.core.steps import LOSS_CHOICE, TARGET_CHOICE
from solitaire.games.castiglione.core.views import View, ViewBattle
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.odds.forces import ROLES
from solitaire.games.castiglione.present.names import area_title, counter_title, side_title
from solitaire.games.castiglione.present.odds.desk import is_opening
from solitaire.games.castiglione.present.picture import enemy_stacks, own_stacks
from solitaire.games.castiglione.staff.account import (
    CHECKS,
    CombatAccount,
    RollSeen,
    last_combat,
    rolls_of,
)
from solitaire.games.castiglione.terms import (
    AREA_LIMIT,
    KINDS,
    LEADER,
    NOWHERE,
    SIDES,
    counter_of,
)
from solitaire.presenting.board import CounterId, PlaceId
from solitaire.presenting.engagement import Engagement, Force, Group, Outcome
from solitaire.presenting.odds_sheet import OddsSheet, Part, Remark, Table
from solitaire.presenting.picture import Face, Stack
from solitaire.protocol import Event
from solitaire.text import NOTHING, Text, joined, text, verbatim

BOARD: Final = RULES.board
_ROUNDS: Final = 2
Rolled = tuple[tuple[Text, tuple[Text, ...]], ...]


# -- the combat that is fought --------------------------------------------------------------------


def engagement(view: View, heard: Sequence[Event]) -> Engagement | None:
    battle = view.battle
    if battle is None:
        return None
    stacks = [*own_stacks(view), *enemy_stacks(view)]
    sides = (battle.attacker, 1 - battle.attacker)
    return Engagement(
        key=(view.clock.turn, view.clock.phase, battle.area),
        place=BOARD.area_names[battle.area],
        round=battle.round,
        title=text("Battle of {place}", place=area_title(battle.area)),
        head=_head(battle),
        forces=tuple(
            _force(side, battle.attacker, [_there(stacks, side, _place_of_force(battle, side))])
            for side in sides
        ),
        rolled=_rolled(rolls_of(heard, battle.area)),
        hits_due=_hits_due(view, battle),
        is_opening=is_opening(view),
    )


def _head(battle: ViewBattle) -> Text:
    scored = [
        text("{side} {hits}", side=side_title(side), hits=battle.scored(side))
        for side in range(len(SIDES))
    ]
    return text(
        "{attacker} attack · round {number} of {rounds} · hits inflicted: {scored}",
        attacker=side_title(battle.attacker),
        number=battle.round,
        rounds=_ROUNDS,
        scored=joined(scored),
    )


def _place_of_force(battle: ViewBattle, side: int) -> int:
    """Where the force is: a beaten one on its way."""
    is_beaten = battle.loser == side and battle.position < AREA_LIMIT
    return battle.position if is_beaten else battle.area


def _hits_due(view: View, battle: ViewBattle) -> int:
    if view.clock.step == LOSS_CHOICE:
        return battle.due(view.seat)
    return battle.due(1 - view.seat) if view.clock.step == TARGET_CHOICE else 0


# -- an attack that is thought of -----------------------------------------------------------------


def thought_engagement(
    view: View, counters: Sequence[CounterId], goal: PlaceId
) -> Engagement | None:
    stacks, area = [*own_stacks(view), *enemy_stacks(view)], BOARD.area_by_name[goal]
    coming = _of_keys(stacks, counters)
    there = _there(stacks, view.seat, area)
    there = Group(text("already there"), there.faces, there.keys)
    return Engagement(
        key=(goal, tuple(counters)),
        place=goal,
        round=1,
        title=text("Preview: attack on {place}", place=area_title(area)),
        head=text("as far as you know"),
        forces=(
            _force(view.seat, view.seat, [coming, there]),
            _force(1 - view.seat, view.seat, [_there(stacks, 1 - view.seat, area)]),
        ),
        is_opening=True,
    )


# -- forces ---------------------------------------------------------------------------------------


def _force(side: int, attacker: int, groups: Sequence[Group]) -> Force:
    """Those of the first group are counted."""
    title = text("Attacker: {side}", side=side_title(side))
    if side != attacker:
        title = text("Defender: {side}", side=side_title(side))
    return Force(SIDES[side], joined([title, _strength(groups[0].faces)]), tuple(groups))


def _strength(faces: Sequence[Face]) -> Text:
    """Of those that are known."""
    units = [face for face in faces if face.figures and face.symbol != KINDS[LEADER]]
    known = sum(int(face.figures[0]) for face in units)
    hidden = sum(1 for face in faces if not face.figures)
    words = text("%n strength points", singular="%n strength point", count=known)
    if not hidden:
        return words
    more = text(" and %n face-down counters", singular=" and %n face-down counter", count=hidden)
    return joined([words, more], "")


def _there(stacks: Sequence[Stack], side: int, area: int) -> Group:
    name = BOARD.area_names[area]
    found = [one for one in stacks if one.side == SIDES[side] and one.place == name]
    faces = tuple(face for stack in found for face in stack.faces)
    return Group(NOTHING, faces, tuple(key for stack in found for key in stack.keys))


def _of_keys(stacks: Sequence[Stack], counters: Sequence[CounterId]) -> Group:
    found = [
        (face, key)
        for stack in stacks
        for face, key in zip(stack.faces, stack.keys, strict=True)
        if key in counters
    ]
    return Group(NOTHING, tuple(face for face, _ in found), tuple(key for _, key in found))


# -- dice that have fallen ------------------------------------------------------------------------


def _rolled(rolls: Sequence[RollSeen]) -> Rolled:
    return tuple(
        (
            text("Rolled in round {number}:", number=number),
            tuple(_roll_words(one) for one in rolls if one.fight_round == number),
        )
        for number in sorted({one.fight_round for one in rolls})
    )


def _roll_words(roll: RollSeen) -> Text:
    if roll.kind in CHECKS:
        return _check_words(roll)
    side, hits = side_title(roll.side), text("%n hits", singular="%n hit", count=roll.hits)
    if roll.kind == kinds.BOMBARDED:
        return text("{side} guns {rolled}: {hits}", side=side, rolled=roll.rolled, hits=hits)
    if roll.kind == kinds.PURSUED:
        return text("{side} pursuit {rolled}: {hits}", side=side, rolled=roll.rolled, hits=hits)
    return text("{side} fire {rolled}: {hits}", side=side, rolled=roll.rolled, hits=hits)


def _check_words(roll: RollSeen) -> Text:
    titles = [counter_title(counter_of(roll.side, one)) for one in members(roll.counters)]
    who = joined(titles) if titles else side_title(roll.side)
    if roll.kind == kinds.CALLED_IN:
        return text("{who} {rolled}: comes", who=who, rolled=roll.rolled)
    return text("{who} {rolled}: does not come", who=who, rolled=roll.rolled)


# -- the result -----------------------------------------------------------------------------------


def outcome(heard: Sequence[Event], place: PlaceId, expected: OddsSheet | None) -> Outcome | None:
    area = BOARD.area_by_name[place]
    account = last_combat(heard, area)
    if account is None:
        return None
    title = text("Battle of {place} is over", place=area_title(area))
    forecast = _forecast(expected)
    return Outcome(
        title,
        OddsSheet(title, tuple(_result(account, forecast))),
        _rolled(rolls_of(heard, area)),
        place,
        _verdict(account),
    )


def _forecast(expected: OddsSheet | None) -> Mapping[str, Any] | None:
    """What was counted of the combat before its first die."""
    parts = expected.data.get("parts", ()) if expected is not None else ()
    return next((one for one in parts if one["kind"] == "combat"), None)


def _result(account: CombatAccount, forecast: Mapping[str, Any] | None) -> Iterator[Part]:
    yield Remark(_verdict(account), is_head=True)
    for words in _how(account):
        yield Remark(words)
    yield _table(account, forecast)
    if account.pursuit:
        yield Remark(
            text(
                "The pursuit inflicted %n hits [9.5].",
                singular="The pursuit inflicted %n hit [9.5].",
                count=account.pursuit,
            )
        )
    if forecast is not None and account.loser != NOWHERE:
        winner = 1 - account.loser
        yield Remark(
            text(
                "When it began, the {side} side had a chance of {chance} to win.",
                side=side_title(winner),
                chance=forecast["winner"][_role(account, winner)],
            )
        )


def _verdict(account: CombatAccount) -> Text:
    if account.loser == NOWHERE:
        return text("It ended without a retreat.")
    return text("The {side} side has won.", side=side_title(1 - account.loser))


def _how(account: CombatAccount) -> Iterator[Text]:
    """What decided it, and where the beaten went."""
    if account.loser == NOWHERE:
        return
    side = side_title(account.loser)
    more, fewer = (account.inflicted[one] for one in (1 - account.loser, account.loser))
    if account.ending == kinds.BROKE_OFF:
        yield text("The {side} side broke off [9.3].", side=side)
    elif account.ending == kinds.LOST_BATTLE and more == fewer:
        yield text("Level on hits: the side with the initiative wins [9.3].")
    elif account.ending == kinds.LOST_BATTLE:
        yield text("By hits, {more} to {fewer} [9.3].", more=more, fewer=fewer)
    else:
        yield text("The {side} force was destroyed [9.6].", side=side)
    if account.refuge < len(BOARD.area_names):
        place = area_title(account.refuge)
        yield text("The {side} side retreated to {place} [9.4].", side=side, place=place)


def _role(account: CombatAccount, side: int) -> str:
    return ROLES[0 if side == account.attacker else 1]


def _table(account: CombatAccount, forecast: Mapping[str, Any] | None) -> Table:
    """A column for each side: narrow enough for large text."""
    sides = range(len(SIDES))
    hits = [_expected_hits(forecast, _role(account, side)) for side in sides]
    losses = [_expected_losses(forecast, _role(account, side)) for side in sides]
    rows = (
        (text("Hits inflicted"), *_numbers(account.inflicted)),
        (text("expected"), *hits),
        (text("Units lost"), *_numbers(account.lost)),
        (text("expected"), *losses),
    )
    return Table(rows, (NOTHING, *map(side_title, sides)))


def _numbers(pair: Sequence[int]) -> Iterator[Text]:
    return (verbatim(str(number)) for number in pair)


def _expected_hits(forecast: Mapping[str, Any] | None, role: str) -> Text:
    return _amount(None if forecast is None else forecast["expected_hits"][role])


def _expected_losses(forecast: Mapping[str, Any] | None, role: str) -> Text:
    if forecast is None or "eliminated" not in forecast:
        return _amount(None)
    units: Mapping[str, Fraction] = forecast["eliminated"][role]["units"]
    return _amount(sum((int(many) * chance for many, chance in units.items()), Fraction(0)))


def _amount(number: Fraction | None) -> Text:
    return verbatim("–") if number is None else text("{number}", number=float(number))
