"""What the window is given of the skirmish: six areas, two small armies, one box for the lost."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields, replace
from importlib.resources import files
from typing import Final

from solitaire.presenting.board import Board, CounterId, Link, Place, PlaceId
from solitaire.presenting.engagement import Engagement, Force, Group
from solitaire.presenting.looks import AllLooks, read_looks
from solitaire.presenting.making import (
    Standing,
    boxes,
    clock_banner,
    meant,
    numbered,
    stacked,
    turn_clock,
    view_of,
)
from solitaire.presenting.offers import Command, Offer, Role
from solitaire.presenting.overlays import LOST, SURE, Mark, Overlay, OverlayChoice, Question
from solitaire.presenting.picture import Card, Face, Picture, Row
from solitaire.presenting.presenter import Presenter
from solitaire.protocol import Decide, Event
from solitaire.text import Text, filled, joined, marked, text, verbatim
from tests.toys.skirmish import state as facts
from tests.toys.skirmish.notation import SEATS, ply_text
from tests.toys.skirmish.state import AREAS, COUNTERS, GONE, STRENGTHS, CombatFrame, Ply, View

LOST_BOX: Final = "lost"
REACH: Final = "reach"
AT: Final = {"a": (150, 300), "b": (400, 120), "c": (650, 120)} | {
    "d": (850, 300),
    "e": (650, 480),
    "f": (350, 480),
}
ALL_LOOKS: Final = read_looks(files(__package__) / "looks.toml")
SIDES: Final = ALL_LOOKS.looks().sides


class SkirmishPresenter(Presenter):
    def board(self) -> Board:
        return BOARD

    def looks(self) -> AllLooks:
        return ALL_LOOKS

    def counters(self) -> Mapping[CounterId, Text]:
        return dict(zip(COUNTERS, map(_title, range(len(COUNTERS))), strict=True))

    def picture(self, views: Sequence[View]) -> Picture:
        view = views[0]
        clock, frame = turn_clock(view.turn, view.turns, _phase(view)), view.frame
        turns = numbered(text("Turns"), 1, view.turns, now=view.turn - 1)
        return Picture(
            seat=SEATS[view.seat] if len(views) == 1 else "",
            clock=clock,
            stacks=stacked(_standing(views, one) for one in range(len(COUNTERS))),
            fight=view.areas[frame.target] if isinstance(frame, CombatFrame) else "",
            cards=(
                Card("turns", text("Turns"), tracks=(turns,)),
                Card("steps", text("Steps"), rows=(_steps_left(view),)),
                Card("losses", text("Losses"), rooms=(LOST_BOX,)),
            ),
            banner=clock_banner(clock),
        )

    def offers(self, view: View, plies: Sequence[Ply]) -> list[Offer]:
        return sorted((_offer(view, ply) for ply in plies), key=lambda one: one.is_closing)

    def question(self, view: View, asked: Decide) -> Text:
        if isinstance(view.frame, CombatFrame):
            return text("{who}: stand or retreat? [4]", who=_title(view.frame.target))
        return text("choose a step [2]")

    def commands(self) -> Sequence[Command]:
        return (
            Command("scout", ("scout",), text("&Scout"), "N", text("No one can be scouted now.")),
            Command(
                "stand",
                ("stand",),
                text("Stan&d"),
                "F",
                text("No one is attacked now."),
                is_of_combat=True,
            ),
        )

    def overlays(self) -> Sequence[OverlayChoice]:
        return (OverlayChoice(REACH, text("Where a counter can go"), asks_place=True),)

    def overlay(self, name: str, view: View, question: Question) -> Overlay:
        start = question.place if question.place in AT else ""
        enemies = {view.areas[counter] for counter in facts.counters_of(1 - view.seat)}
        near = facts.neighbours(start) if start else ""
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


# -- the board and what stands on it --------------------------------------------------------------


def _area(area: PlaceId) -> Text:
    return text("Area {letter}", letter=verbatim(area.upper()))


def _the_board() -> Board:
    places = [
        Place(area, _area(area), AT[area], ground="field", words=_area(area)) for area in AREAS
    ]
    links = [
        Link(f"{area}-{other}", area, other, ())
        for area in AREAS
        for other in facts.neighbours(area)
        if area < other
    ]
    places += boxes("losses", {LOST_BOX: text("Lost")})
    return Board("areas", (1000.0, 600.0), tuple(places), tuple(links), title=text("Skirmish"))


BOARD: Final = _the_board()


def _side(counter: int) -> str:
    return SEATS[facts.owner(counter)]


def _title(counter: int) -> Text:
    number = verbatim(COUNTERS[counter].partition("-")[2])
    return text("{side} {number}", side=SIDES[_side(counter)].title, number=number)


def _standing(views: Sequence[View], counter: int) -> Standing:
    """As its own side knows it, if that side's view is there."""
    area = views[0].areas[counter]
    face = _face(view_of(views, facts.owner(counter)), counter)
    return Standing(LOST_BOX if area == GONE else area, COUNTERS[counter], face)


def _face(view: View, counter: int) -> Face:
    strength, title = view.strengths[counter], _title(counter)
    number = verbatim(COUNTERS[counter].partition("-")[2])
    if strength in (facts.UNSEEN, facts.UNDRAWN):
        suspects = joined([verbatim(str(one)) for one in STRENGTHS], "/")
        words = text("{who}, face down", who=title)
        back = Face(_side(counter), "face-down", title, number, is_back=True, words=words)
        return replace(back, suspicion=suspects)
    return Face(
        _side(counter),
        "company",
        title,
        number,
        figures=(str(strength),),
        marks=("scouted",) if counter in view.known else (),
        words=text("{who}, strength {strength}", who=title, strength=strength),
    )


def _phase(view: View) -> Text:
    return text("{side} to act", side=SIDES[SEATS[view.active]].title)


def _steps_left(view: View) -> Row:
    left = text("%n steps left", singular="%n step left", count=view.steps_left)
    return Row(left, side=SEATS[view.active], is_large=True)


def _force(view: View, counter: int) -> Force:
    group = Group(text("in combat"), (_face(view, counter),), (COUNTERS[counter],))
    return Force(_side(counter), _title(counter), (group,))


# -- choices --------------------------------------------------------------------------------------


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
    tag, named = (
        type(ply).__name__.lower(),
        {one.name: getattr(ply, one.name) for one in fields(ply)},
    )
    retreating = view.frame.target if isinstance(view.frame, CombatFrame) else None
    who = named.get("counter", named.get("first", retreating if tag == "retreat" else None))
    target = named.get("target")
    goal = named.get("area", "" if target is None else view.areas[target])
    return Offer(
        ply,
        ply_text(ply),
        filled(WORDS[tag], {n: (_area if n == "area" else _title)(v) for n, v in named.items()}),
        role=ROLES.get(tag, Role.CHOOSE),
        tag=tag,
        is_weighty=tag in ("attack", "scout", "stand"),
        goals=(goal,) if goal else (),
        counter="" if who is None else COUNTERS[who],
        at="" if who is None else view.areas[who],
    )


PRESENTER: Final = SkirmishPresenter()
