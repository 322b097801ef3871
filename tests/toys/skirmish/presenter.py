"""What the window is given of the skirmish: six areas, two small armies, one box for the lost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, replace
from importlib.resources import files
from typing import Final

from solitaire.presenting.board import Board, Place, PlaceId
from solitaire.presenting.engagement import Engagement, Force, Group
from solitaire.presenting.looks import read_looks
from solitaire.presenting.making import (
    FixedPresenter,
    Standing,
    boxes,
    links_between,
    meant,
    numbered,
    picture_of,
    turn_clock,
    view_of,
)
from solitaire.presenting.offers import Command, Offer, Role
from solitaire.presenting.overlays import LOST, SURE, Mark, Overlay, OverlayChoice, Question
from solitaire.presenting.picture import Card, Face, Picture, Row
from solitaire.protocol import Decide, Event
from solitaire.text import Text, filled, joined, marked, text, verbatim
from tests.toys.skirmish import state as facts
from tests.toys.skirmish.notation import SEATS, ply_text
from tests.toys.skirmish.state import AREAS, COUNTERS, GONE, STRENGTHS, CombatFrame, Ply, View

LOST_BOX: Final = "lost"
REACH: Final = "reach"
MIDDLES: Final = (150, 300), (400, 120), (650, 120), (850, 300), (650, 480), (350, 480)
AT: Final = dict(zip(AREAS, MIDDLES, strict=True))
ALL_LOOKS: Final = read_looks(files(__package__) / "looks.toml")
SIDES: Final = ALL_LOOKS.looks().sides


def _area(area: PlaceId) -> Text:
    return text("Area {letter}", letter=verbatim(area.upper()))


def _side(counter: int) -> str:
    return SEATS[facts.owner(counter)]


def _number(counter: int) -> Text:
    return verbatim(COUNTERS[counter].partition("-")[2])


def _title(counter: int) -> Text:
    return text("{side} {number}", side=SIDES[_side(counter)].title, number=_number(counter))


def _the_board() -> Board:
    places = [Place(one, _area(one), AT[one], ground="field", words=_area(one)) for one in AREAS]
    places += boxes("losses", {LOST_BOX: text("Lost")})
    links = links_between({area: facts.neighbours(area) for area in AREAS})
    return Board("areas", (1000.0, 600.0), tuple(places), links, title=text("Skirmish"))


class SkirmishPresenter(FixedPresenter):
    fixed = _the_board(), ALL_LOOKS, {name: _title(one) for one, name in enumerate(COUNTERS)}

    def picture(self, views: Sequence[View]) -> Picture:
        view, side = views[0], SEATS[views[0].active]
        clock = turn_clock(view.turn, view.turns, text("{side} to act", side=SIDES[side].title))
        turns = numbered(text("Turns"), 1, view.turns, now=view.turn - 1)
        left = text("%n steps left", singular="%n step left", count=view.steps_left)
        cards = (
            Card("turns", text("Turns"), tracks=(turns,)),
            Card("steps", text("Steps"), rows=(Row(left, side=side, is_large=True),)),
            Card("losses", text("Losses"), rooms=(LOST_BOX,)),
        )
        fight = view.areas[view.frame.target] if isinstance(view.frame, CombatFrame) else ""
        found = [_standing(views, one) for one in range(len(COUNTERS))]
        return picture_of(views, SEATS, clock, found, cards=cards, fight=fight)

    def offers(self, view: View, plies: Sequence[Ply]) -> list[Offer]:
        return sorted((_offer(view, ply) for ply in plies), key=lambda one: one.is_closing)

    def question(self, view: View, asked: Decide) -> Text:
        if isinstance(view.frame, CombatFrame):
            return text("{who}: stand or retreat? [4]", who=_title(view.frame.target))
        return text("choose a step [2]")

    def commands(self) -> Sequence[Command]:
        nobody, peace = text("No one can be scouted now."), text("No one is attacked now.")
        return (
            Command("scout", ("scout",), text("&Scout"), "N", nobody),
            Command("stand", ("stand",), text("Stan&d"), "F", peace, is_of_combat=True),
        )

    def overlays(self) -> Sequence[OverlayChoice]:
        return (OverlayChoice(REACH, text("Where a counter can go"), asks_place=True),)

    def overlay(self, name: str, view: View, question: Question) -> Overlay:
        near = facts.neighbours(question.place) if question.place in AT else ""
        enemies = {view.areas[counter] for counter in facts.counters_of(1 - view.seat)}
        marks = [Mark(area, LOST if area in enemies else SURE) for area in near]
        meanings = {SURE: text("free to enter"), LOST: text("held by the enemy")}
        return meant(text("Where a counter can go"), meanings, marks, _area)

    def engagement(self, view: View, heard: Sequence[Event]) -> Engagement | None:
        if not isinstance(view.frame, CombatFrame):
            return None
        attacker, target = view.frame.attacker, view.frame.target
        return Engagement(
            key=(view.turn, view.active, view.steps_left, attacker, target),
            place=view.areas[target],
            round=1,
            title=text("Combat at {area}", area=_area(view.areas[target])),
            head=text("{who} attacks {whom}", who=_title(attacker), whom=_title(target)),
            forces=tuple(_force(view, counter) for counter in (attacker, target)),
        )


def _force(view: View, counter: int) -> Force:
    group = Group(text("in combat"), (_face(view, counter),), (COUNTERS[counter],))
    return Force(_side(counter), _title(counter), (group,))


def _standing(views: Sequence[View], counter: int) -> Standing:
    """As its own side knows it, if that side's view is there."""
    area = views[0].areas[counter]
    face = _face(view_of(views, facts.owner(counter)), counter)
    return Standing(LOST_BOX if area == GONE else area, COUNTERS[counter], face)


def _face(view: View, counter: int) -> Face:
    strength, title = view.strengths[counter], _title(counter)
    if strength in (facts.UNSEEN, facts.UNDRAWN):
        suspects = joined([verbatim(str(one)) for one in STRENGTHS], "/")
        words = text("{who}, face down", who=title)
        back = Face(_side(counter), "face-down", title, _number(counter), is_back=True, words=words)
        return replace(back, suspicion=suspects)
    words = text("{who}, strength {strength}", who=title, strength=strength)
    face = Face(_side(counter), "company", title, _number(counter), (str(strength),), words=words)
    return replace(face, marks=("scouted",) if counter in view.known else ())


WORDS: Final = {
    "move": marked("Move {counter} to {area}"),
    "attack": marked("{counter} attacks {target}"),
    "scout": marked("Scout {target}"),
    "regroup": marked("Exchange {first} and {second}"),
    "retreat": marked("Retreat to {area}"),
    "stand": marked("Stand"),
    "pass": marked("Pass"),
}
ROLES: Final = {"move": Role.STEP, "retreat": Role.STEP, "attack": Role.FIGHT, "pass": Role.CLOSE}


def _offer(view: View, ply: Ply) -> Offer:
    tag = type(ply).__name__.lower()
    named = {one.name: getattr(ply, one.name) for one in fields(ply)}
    retreating = view.frame.target if isinstance(view.frame, CombatFrame) else None
    who = named.get("counter", named.get("first", retreating if tag == "retreat" else None))
    goal = named["area"] if "area" in named else _place(view, named.get("target"))
    return Offer(
        ply,
        ply_text(ply),
        filled(WORDS[tag], {n: (_area if n == "area" else _title)(v) for n, v in named.items()}),
        role=ROLES.get(tag, Role.CHOOSE),
        tag=tag,
        is_weighty=tag in ("attack", "scout", "stand"),
        goals=(goal,) if goal else (),
        counter="" if who is None else COUNTERS[who],
        at=_place(view, who),
    )


def _place(view: View, counter: int | None) -> PlaceId:
    return "" if counter is None else view.areas[counter]


PRESENTER: Final = SkirmishPresenter()
