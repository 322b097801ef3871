"""What every presenter must keep, whatever its game is about: checks on one random game.

The window relies on these and on nothing else; so a game that keeps them can be shown.
"""

from __future__ import annotations

import json
import pickle
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import lru_cache
from itertools import islice
from random import Random
from typing import Any, Final

from solitaire.game import Game
from solitaire.presenting.looks import PALETTES
from solitaire.presenting.odds_sheet import NoAnswer
from solitaire.presenting.offers import Offer, Role
from solitaire.presenting.overlays import LOOKS, MarchThought, Overlay, Question
from solitaire.presenting.picture import Picture, Stack, Track
from solitaire.presenting.presenter import Presenter
from solitaire.protocol import Decide, Over, Seat, may_see
from solitaire.text import Text, from_json, to_json
from tests.contract.playthrough import ContractBroken, Playthrough, Step
from tests.contract.typed_values import texts_in, untyped

SAMPLES: Final = 16
"""Steps of one game that are looked at, beside one of each question."""
DEAR: Final = ("alike", "overlays", "words", "sentences")
"""Checks that ask for every overlay, or for odds."""
DEAR_SAMPLES: Final = 6
FACINGS: Final = range(6)
CHOICES: Final = 3
"""Offers that are foreseen at one step."""


class Shown:
    """One step of a game through one seat's eyes."""

    def __init__(self, game: Game, playthrough: Playthrough, step: Step, seat: Seat) -> None:
        presenter = game.presenter()
        assert presenter is not None, f"{game.name} has no presenter"
        self.game = game
        self.presenter: Presenter = presenter
        self.rules = playthrough.rules
        self.step = step
        self.seat = seat
        self.view = self.rules.view(step.before, seat)
        self.picture: Picture = presenter.picture([self.view])
        self.asked = step.pending if isinstance(step.pending, Decide) else None
        self.offers: list[Offer] = []
        if self.asked is not None and self.asked.seat == seat:
            self.offers = presenter.offers(self.view, step.offered)
        self.places = {place.id: place for place in presenter.board().places}
        self.counters = {key for stack in self.picture.stacks for key in stack.keys}

    @property
    def is_asked(self) -> bool:
        return self.asked is not None and self.asked.seat == self.seat

    def questions(self) -> Iterator[Question]:
        """What the window may ask an overlay about."""
        yield Question()
        own = [stack for stack in self.picture.stacks if stack.side == self.rules.seats[self.seat]]
        place = Random(self.step.number).choice(sorted(self.places))
        yield Question(place=place)
        for stack in own[:1]:
            goal = sorted(self.places)[0]
            thought = MarchThought(stack.keys[:1], goal)
            yield Question(stack.keys[:1], stack.place, plan=thought)

    def overlays(self) -> Iterator[Overlay]:
        for choice in self.presenter.overlays():
            for question in self.questions():
                yield self.presenter.overlay(choice.name, self.view, question)
        if self.picture.drawn is not None:
            yield self.picture.drawn

    def everything(self) -> list[Any]:
        """All that the window is given at this step."""
        asked = [self.presenter.question(self.view, self.asked)] if self.asked else []
        fight = self.presenter.engagement(self.view, ())
        return [self.picture, self.offers, asked, list(self.overlays()), fight]


@lru_cache(maxsize=100)
def _shown(game: Game, playthrough: Playthrough, step: Step, seat: Seat) -> Shown:
    """Kept for the next check of the same game: most look at the same steps."""
    return Shown(game, playthrough, step, seat)


def run_presenting_check(
    name: str, game: Game, playthrough: Playthrough, dear_samples: int = DEAR_SAMPLES
) -> None:
    """One check on one random game. Raises ContractBroken, also when the presenter crashes."""
    steps = _steps(playthrough)
    if name in DEAR:
        steps = Random(playthrough.seed).sample(steps, min(len(steps), dear_samples))
    for step in steps:
        for seat in range(len(playthrough.rules.seats)):
            try:
                complaint = PRESENTING_CHECKS[name](_shown(game, playthrough, step, seat))
            except Exception as error:
                what = f"crashed with {type(error).__name__}: {error}"
                raise ContractBroken(name, what, playthrough, step.number) from error
            if complaint:
                raise ContractBroken(name, complaint, playthrough, step.number)


def _steps(playthrough: Playthrough) -> list[Step]:
    """Some at random, and the middle one of each question."""
    by_question: dict[object, list[Step]] = {}
    for step in playthrough.steps:
        if isinstance(step.pending, Decide):
            kind = step.pending.seat, step.pending.question
            by_question.setdefault(kind, []).append(step)
    chosen = {
        steps[len(steps) // 2].number: steps[len(steps) // 2] for steps in by_question.values()
    }
    chosen |= {step.number: step for step in playthrough.sample(SAMPLES)}
    return [chosen[number] for number in sorted(chosen)]


# -- offers ---------------------------------------------------------------------------------------


def every_ply_has_an_offer(shown: Shown) -> str:
    if not shown.is_asked:
        return ""
    plies = shown.step.offered
    if Counter(offer.ply for offer in shown.offers) != Counter(plies):
        missing = [ply for ply in plies if ply not in [offer.ply for offer in shown.offers]]
        return f"choices and offers differ; without an offer: {missing}"
    wordless = [offer.text for offer in shown.offers if not offer.words.strip()]
    misnamed = [o.text for o in shown.offers if o.text != shown.rules.ply_text(o.ply)]
    same = [words for words, n in Counter(map(_appearance, shown.offers)).items() if n > 1]
    assert shown.asked is not None
    question = shown.presenter.question(shown.view, shown.asked)
    if not question.strip():
        return "the question has no words"
    return f"offers without words, or called otherwise: {wordless + misnamed + same}" * bool(
        wordless or misnamed or same
    )


def _appearance(offer: Offer) -> tuple[object, ...]:
    """What a person can tell two offers by."""
    return offer.words, offer.counter, offer.at, offer.goals, offer.facing, offer.parts


def offers_name_what_is_there(shown: Shown) -> str:
    for offer in shown.offers:
        places = {*offer.goals, *([offer.at] if offer.at else []), *(p for _, p in offer.parts)}
        if not places <= shown.places.keys():
            return f"{offer.text!r} names places off the board: {places - shown.places.keys()}"
        counters = {*([offer.counter] if offer.counter else []), *(c for c, _ in offer.parts)}
        if not counters <= shown.counters:
            return f"{offer.text!r} names counters not shown: {counters - shown.counters}"
        if offer.at and offer.counter and shown.picture.place_of(offer.counter) != offer.at:
            return f"{offer.text!r}: its counter does not stand at {offer.at}"
        if offer.facing is not None and (offer.facing not in FACINGS or not offer.counter):
            return f"{offer.text!r} turns nobody, or to {offer.facing}"
    return ""


# -- secrets --------------------------------------------------------------------------------------


def worlds_that_look_alike_are_shown_alike(shown: Shown) -> str:
    expected = shown.everything()
    for seed in range(2):
        world = shown.rules.imagine(shown.view, Random(seed))
        again = Shown.__new__(Shown)
        for name, value in vars(shown).items():
            setattr(again, name, value)
        again.view = pickle.loads(pickle.dumps(shown.rules.view(world, shown.seat)))
        again.picture = shown.presenter.picture([again.view])
        if shown.is_asked:
            again.offers = shown.presenter.offers(again.view, shown.rules.actions(world))
        for part, other in zip(expected, again.everything(), strict=True):
            if part != other:
                return f"shown otherwise in a world that looks alike: {other!r} for {part!r}"
    return ""


def everything_is_shown_once(shown: Shown) -> str:
    views = [shown.rules.view(shown.step.before, s) for s in range(len(shown.rules.seats))]
    whole = shown.presenter.picture(views)
    keys = Counter(key for stack in whole.stacks for key in stack.keys)
    twice = [key for key, number in keys.items() if number > 1]
    if twice or whole.seat:
        return f"the picture of all views shows twice: {twice}, or is of the seat {whole.seat!r}"
    backs = [
        key for s in whole.stacks for key, face in zip(s.keys, s.faces, strict=True) if face.is_back
    ]
    known = [
        key
        for stack in shown.picture.stacks
        for key, face in zip(stack.keys, stack.faces, strict=True)
        if not face.is_back and stack.side == shown.rules.seats[shown.seat]
    ]
    unseen = [key for key in known if key not in keys or key in backs]
    return f"not in the picture of all views: {unseen}" * bool(unseen)


# -- the picture ----------------------------------------------------------------------------------


def stacks_stand_somewhere(shown: Shown) -> str:
    rooms = {room for card in shown.picture.cards for room in card.rooms}
    wrong = next(
        (words for stack in shown.picture.stacks if (words := _misplaced(shown, rooms, stack))), ""
    )
    names = Counter(card.id for card in shown.picture.cards)
    keys = Counter(key for stack in shown.picture.stacks for key in stack.keys)
    twice = [name for name, number in (*names.items(), *keys.items()) if number > 1]
    if twice:
        return f"cards or counters shown twice: {twice}"
    unfit = [room for room in rooms if not shown.places[room].box]
    return wrong or f"a card has rooms that are no boxes: {unfit}" * bool(unfit)


def _misplaced(shown: Shown, rooms: set[str], stack: Stack) -> str:
    if stack.place not in shown.places:
        return f"a stack stands off the board: {stack.place!r}"
    if shown.places[stack.place].box and stack.place not in rooms:
        return f"the box {stack.place!r} lies in no card"
    if not stack.faces or len(stack.faces) != len(stack.keys):
        return f"a stack without counters, or with others than keys: {stack}"
    if any(face.facing is not None and face.facing not in FACINGS for face in stack.faces):
        return f"a counter at {stack.place} faces nowhere"
    if any(not 0 <= face.fade <= 1 for face in stack.faces):
        return f"a counter at {stack.place} fades too much"
    return ""


def everything_has_a_look(shown: Shown) -> str:
    for palette in ("", *PALETTES):
        looks = shown.presenter.looks().looks(palette)
        wanted = {
            "sides": [*_sides(shown), *shown.rules.seats],
            "grounds": [place.ground for place in shown.places.values()],
            "symbols": _symbols(shown.picture),
            "bands": [face.band for stack in shown.picture.stacks for face in stack.faces],
            "marks": [m for s in shown.picture.stacks for face in s.faces for m in face.marks],
        }
        for kind, names in wanted.items():
            missing = {name for name in names if name} - getattr(looks, kind).keys()
            if missing:
                return f"no looks of the {kind} {sorted(missing)}"
        places = {place.symbol for place in shown.places.values() if place.symbol}
        missing = places - looks.grounds.keys() - looks.symbols.keys()
        if missing:
            return f"no looks of the places' symbols {sorted(missing)}"
    return ""


def _sides(shown: Shown) -> list[str]:
    picture = shown.picture
    rows = [row.side for card in picture.cards for row in card.rows]
    markers = [marker.side for track in _tracks(picture) for marker in track.markers]
    flags = [place.flag for place in shown.places.values()]
    faces = [face.side for stack in picture.stacks for face in stack.faces]
    return [*rows, *markers, *flags, *faces, *picture.holder_by_place.values()]


def _symbols(picture: Picture) -> list[str]:
    faces = [face for stack in picture.stacks for face in stack.faces]
    rows = [row.symbol for card in picture.cards for row in card.rows]
    markers = [marker.symbol for track in _tracks(picture) for marker in track.markers]
    return [*(f.symbol for f in faces), *(f.guessed_symbol for f in faces), *rows, *markers]


def _tracks(picture: Picture) -> list[Track]:
    return [track for card in picture.cards for track in card.tracks]


def tracks_are_sound(shown: Shown) -> str:
    for track in _tracks(shown.picture):
        cells = range(len(track.cells))
        if any(marker.cell not in cells for marker in track.markers):
            return f"a marker lies beside the track {track.title!r}"
        if any(first not in cells for first, _ in track.groups):
            return f"a group begins beside the track {track.title!r}"
        chances = [marker.chance for marker in track.markers if marker.chance is not None]
        if any(not 0 <= chance <= 1 for chance in chances):
            return f"a forecast on {track.title!r} is no chance: {chances}"
    return ""


# -- overlays and commands ------------------------------------------------------------------------


def overlays_answer(shown: Shown) -> str:
    links = {link.id for link in shown.presenter.board().links}
    for overlay in shown.overlays():
        named = {mark.place for mark in overlay.marks} | {p for w in overlay.ways for p in w.places}
        if not named <= shown.places.keys():
            return f"{overlay.title!r} names places off the board: {named - shown.places.keys()}"
        if not {name for name, _ in overlay.links} <= links:
            return f"{overlay.title!r} names links off the board"
        looks = [mark.look for mark in overlay.marks] + [way.look for way in overlay.ways]
        looks += [look for look, _ in overlay.legend] + [look for _, look in overlay.links]
        if not set(looks) <= set(LOOKS):
            return f"{overlay.title!r} has looks that are not drawn: {set(looks) - set(LOOKS)}"
        if not overlay.title:
            return "an overlay has no title"
    return ""


def commands_do_not_clash(shown: Shown) -> str:
    commands = shown.presenter.commands()
    for what, values in (
        ("name", [command.name for command in commands]),
        ("key", [command.key.lower() for command in commands if command.key]),
        ("overlay", [choice.name for choice in shown.presenter.overlays()]),
    ):
        twice = [value for value, number in Counter(values).items() if number > 1]
        if twice:
            return f"two with the same {what}: {twice}"
    return ""


# -- words ----------------------------------------------------------------------------------------


def words_are_texts(shown: Shown) -> str:
    given = [*shown.everything(), *_lasting(shown.presenter)]
    for value in given:
        wrong = next(untyped(value), "")
        if wrong:
            return wrong
    for words in texts_in(given):
        if from_json(json.loads(json.dumps(to_json(words)))) != words:
            return f"{words!r} changes on its way through JSON"
        again = pickle.loads(pickle.dumps(words))
        if (again, again.template) != (words, words.template):
            return f"{words!r} is not the same after pickling"
    return ""


def sentences_are_texts(shown: Shown) -> str:
    """What guide, adjutant, odds and the rules themselves say to a person in a window."""
    for name, words in _sentences(shown):
        if words and not isinstance(words, Text):
            return f"{name} is no Text: {words!r}"
    for value in _answers(shown):
        wrong = next(untyped(value), "")
        if wrong:
            return wrong
    return ""


def _sentences(shown: Shown) -> Iterator[tuple[str, str]]:
    rules, guide, adjutant = shown.rules, shown.game.guide(), shown.game.adjutant()
    yield "a situation", guide.situation(shown.view)
    for event in shown.step.events:
        if may_see(event.audience, shown.seat):
            yield "an event in words", rules.words(event)
    if shown.asked is not None:
        yield "help with a question", guide.question_help(shown.asked.question)
    for offer in shown.offers:
        yield "an effect", adjutant.effect(shown.view, offer.ply)
    if isinstance(shown.step.pending, Over):
        yield "a result", shown.step.pending.summary


def _answers(shown: Shown) -> Iterator[Any]:
    guide, adjutant, view = shown.game.guide(), shown.game.adjutant(), shown.view
    plies = [offer.ply for offer in shown.offers]
    yield [guide.topics(), guide.turns(), guide.pages(), adjutant.standing_orders()]
    if not shown.is_asked:
        return
    yield adjutant.forgotten(view, plies)
    usual = {order.name: order.usual for order in adjutant.standing_orders()}
    yield adjutant.standing_answer(view, plies, usual)
    yield [adjutant.foresee_choice(view, ply) for ply in plies[:CHOICES]]
    goals = [place.id for place in shown.places.values() if not place.box]
    movers = [offer.counter for offer in shown.offers if offer.role is Role.BEGIN]
    for mover, goal in zip(movers[:CHOICES], goals[shown.step.number % len(goals) :], strict=False):
        yield adjutant.foresee(view, [mover], goal)
    desk = shown.game.odds()
    if desk is not None:
        with suppress(NoAnswer):
            yield from islice(desk.pending(view, {}), 1)


def _lasting(presenter: Presenter) -> Sequence[Any]:
    looks = presenter.looks().looks()
    return [
        presenter.board(),
        looks,
        list(presenter.counters().values()),
        list(presenter.commands()),
        list(presenter.overlays()),
    ]


PRESENTING_CHECKS: Final[dict[str, Callable[[Shown], str]]] = {
    "offers": every_ply_has_an_offer,
    "named": offers_name_what_is_there,
    "alike": worlds_that_look_alike_are_shown_alike,
    "once": everything_is_shown_once,
    "stacks": stacks_stand_somewhere,
    "looks": everything_has_a_look,
    "tracks": tracks_are_sound,
    "overlays": overlays_answer,
    "commands": commands_do_not_clash,
    "words": words_are_texts,
    "sentences": sentences_are_texts,
}
