"""What the window of a demonstration says about the state of things. No Qt widgets."""

from __future__ import annotations

from ui.desktop.style.language import tr, tr_count, translated
from ui.desktop.watch.demonstration import (
    COMPUTING,
    ENGINE_LOST,
    NOT_SAVED,
    RESTING,
    WAITING,
    Demonstration,
)
from ui.desktop.watch.film import Film


def state_words(show: Demonstration) -> str:
    """What the engines are doing."""
    state = show.state
    if state == COMPUTING:
        return tr_count("computing ahead: %n moments in store", show.ahead)
    if state == RESTING:
        return tr_count("%n moments in store", show.ahead)
    if state == WAITING:
        return tr("waiting for the engine, which thinks")
    if state == ENGINE_LOST:
        return tr(
            "The {side} engine has stopped; Try again restarts it.",
            side=show.film.names.side(show.trouble),
        )
    if state == NOT_SAVED:
        return tr("Play has stopped: {why}", why=show.trouble)
    return tr("finished · demo {seed}", seed=show.conductor.seed)


def status_line(film: Film, number: int) -> str:
    """Turn, date and phase: what everybody knows."""
    clock = film.presenter.picture([film.shots[number].views[0]]).clock
    turn = tr("Turn {turn} of {turns}", turn=clock.turn, turns=clock.turns)
    return "   ·   ".join([turn, *map(translated, (clock.date, clock.phase, *clock.notes))])
