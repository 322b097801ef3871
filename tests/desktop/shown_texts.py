"""What the window shows of a game, without a window: all of it goes through translated()."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from solitaire.games.castiglione.core.options import OPTIONS, PRESETS
from solitaire.games.castiglione.core.state import State
from solitaire.games.castiglione.core.views import View
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.present.names import counter_titles
from solitaire.games.castiglione.present.presenter import PRESENTER
from solitaire.games.castiglione.terms import AREA_LIMIT, KINDS
from solitaire.presenting.guide import Storyteller, Thought
from solitaire.presenting.overlays import MarchThought, Question
from solitaire.protocol import Chance, Decide, Event, Over
from solitaire.registry import game_of
from solitaire.text import capital
from ui.desktop.board.naming import Names
from ui.desktop.intelligence.inspector import area_paragraphs, situation_lines
from ui.desktop.play.words.foresight_words import foresight_lines
from ui.desktop.style.language import translated

_ALL_RULES = {
    option.name: option.values[1] for option in OPTIONS if option.name not in ("visibility",)
}
VARIANTS: tuple[dict[str, str], ...] = (
    {"visibility": "mist", **_ALL_RULES},
    {"visibility": "fog", **_ALL_RULES},
    {"visibility": "open"},
)
PLIES_BETWEEN_LOOKS = 40
LOOKS_BETWEEN_STAFF = 8
"""The staff's answers are the slow part."""


def game_texts() -> set[str]:
    """Names, kinds, dates, options: whatever is shown without a game."""
    data = RULES.board.data
    found = {turn.date for turn in data.tables.turn_track} | {area.name for area in data.areas}
    found |= {area.kind for area in data.areas} | set(KINDS)
    found |= set(counter_titles().values())
    found |= {name.capitalize() for name in PRESETS} | {data.title}
    found |= {place.name for place in data.geometry.places}
    for option in OPTIONS:
        if option.name == "visibility":
            found |= set(option.values)
        elif option.name == "edition":
            found.add(option.help)
        elif option.name != "markers":
            found.add(option.help[0].upper() + option.help[1:])
    for order in game_of(RULES).adjutant().standing_orders():
        found |= {order.words, *(words for _, words in order.values)}
    return found - {""}


def show_game(options: dict[str, str], rng: Random) -> None:
    """One game between two who choose by lot, looked at now and then from the asked seat."""
    _play(options, rng)


def story_of_game(options: dict[str, str], rng: Random) -> Iterator[str]:
    """One game by lot, retold; each commander thinks about some orders before his phases."""
    story = game_of(RULES).guide().storyteller(RULES)
    state, heading = RULES.start(options), ("", "")
    yield from story.opening(_views(state), options)
    while not isinstance(asked := RULES.pending(state), Over):
        if RULES.heading(state) != heading:
            yield from story.passage()
            if RULES.heading(state)[0] != heading[0]:
                yield from story.nightfall(_views(state)) if heading[0] else ()
                yield story.turn_title(RULES.heading(state)[0])
            heading = RULES.heading(state)
            yield from filter(None, [story.phase_title(heading[1])])
            yield from _thoughts(story, state, rng)
        plies = [one for one, _ in RULES.outcomes(state)] if isinstance(asked, Chance) else None
        happened: list[Event] = []
        RULES.apply(state, rng.choice(plies or list(RULES.actions(state))), happened)
        story.saw(happened, _views(state))
    yield from (*story.passage(), *filter(None, story.closing(_views(state))))


def _views(state: State) -> list[View]:
    return [RULES.view(state, seat) for seat in range(2)]


def _thoughts(story: Storyteller, state: State, rng: Random) -> Iterator[str]:
    advice, asked = game_of(RULES).advice(), RULES.pending(state)
    if not isinstance(asked, Decide):
        return
    slots = advice.slots(state)
    if not slots:
        return
    orders, rivals = (
        tuple(advice.order_of(state, slot, rng.choice(slot.orders)) for slot in slots)
        for _ in range(2)
    )
    before = rng.choice((None, 0.1, 0.5))
    found = story.thought(Thought(asked.seat, rng.random(), before, orders, rivals[:3]))
    yield from filter(None, (found.outlook, found.orders))


def _play(options: dict[str, str], rng: Random) -> None:
    state, plies = RULES.start(options), 0
    while True:
        asked = RULES.pending(state)
        if isinstance(asked, Over):
            translated(asked.summary)
            return
        if isinstance(asked, Chance):
            translated(asked.cause)
            ply = rng.choice([one for one, _ in RULES.outcomes(state)])
        else:
            translated(asked.question)
            translated(RULES.heading(state)[-1])
            offered = RULES.actions(state)
            ply = rng.choice(list(offered))
            plies += 1
            if plies % PLIES_BETWEEN_LOOKS == 0:
                looks = plies // PLIES_BETWEEN_LOOKS
                view = RULES.view(state, asked.seat)
                _look(view, offered)
                if looks % LOOKS_BETWEEN_STAFF == 0:
                    _ask_staff(view, rng)
        happened: list[Event] = []
        RULES.apply(state, ply, happened)
        for event in happened:
            translated(RULES.words(event))


def _look(view: View, offered: Any) -> None:
    guide = game_of(RULES).guide()
    translated(capital(guide.situation(view)))
    assert all(one.rule for one in PRESENTER.offers(view, offered))
    picture = PRESENTER.picture([view])
    for stack in picture.stacks:
        translated(stack.tally)
        translated(stack.note)
        assert all(translated(face.words) and translated(face.title) for face in stack.faces)
    for card in picture.cards:
        assert all(map(translated, card.lines))
    for line in _orderly_lines(view, list(offered)):
        translated(line)


def _orderly_lines(view: View, offered: list[Any]) -> Iterator[str]:
    """What the window adds to choices and asks again, as far as it is the game's text."""
    adjutant = game_of(RULES).adjutant()
    for reminder in adjutant.forgotten(view, offered):
        yield reminder.words
    for ply in offered:
        yield adjutant.effect(view, ply)
    for ply in offered[:2]:
        foresight = adjutant.foresee_choice(view, ply)
        if foresight is not None:
            yield from (foresight.refusal, foresight.left, foresight.undo, *foresight.meeting)
            yield from (*foresight.next_turn, *(what for what, _ in foresight.chances))


def _ask_staff(view: View, rng: Random) -> None:
    board = RULES.board
    own = [
        view.seat * 64 + local
        for local in range(64)
        if board.counters[view.seat] >> local & 1 and view.own[local] < AREA_LIMIT
    ]
    for overlay in PRESENTER.overlays():
        one = (board.counter_names[rng.choice(own)],) if own else ()
        area = board.area_names[rng.randrange(board.areas)]
        question = Question(one, area, plan=MarchThought(one, area))
        shown = PRESENTER.overlay(overlay.name, view, question)
        for words in (shown.title, *shown.lines, *(mark.text for mark in shown.marks)):
            translated(words)
        for _, words in shown.legend:
            translated(words)
    for area in rng.sample(list(board.area_names), 3):
        counter = board.counter_names[rng.choice(own)]
        foresight = game_of(RULES).adjutant().foresee(view, [counter], area)
        if foresight is not None:
            foresight_lines(foresight, Names(PRESENTER))
    situation_lines(PRESENTER.picture([view]), Names(PRESENTER))
    for area in rng.sample(list(board.area_names), 3):
        list(area_paragraphs(PRESENTER, view, area))
