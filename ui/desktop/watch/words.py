"""What the window of a demonstration says about the state of things. No Qt widgets."""

from __future__ import annotations

from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.present.presenter import PRESENTER
from ui.desktop.board.naming import side_title
from ui.desktop.style.language import told, tr, tr_count
from ui.desktop.watch.demonstration import (
    COMPUTING,
    ENGINE_LOST,
    NOT_SAVED,
    RESTING,
    WAITING,
    Demonstration,
)
from ui.desktop.watch.film import Shot


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
            "The {side} engine has stopped; Try again starts it anew.",
            side=side_title(show.trouble),
        )
    if state == NOT_SAVED:
        return tr("Play has stopped: {why}", why=show.trouble)
    return tr("finished · demo {seed}", seed=show.conductor.seed)


def status_line(shot: Shot) -> str:
    """Turn, date and phase: what everybody knows."""
    view = shot.views[0]
    clock = PRESENTER.picture([view]).clock
    return tr(
        "Turn {turn} of {turns}   ·   {date}   ·   {phase}   ·   initiative: {initiative}",
        turn=clock.turn,
        turns=clock.turns,
        date=told(clock.date),
        phase=told(clock.phase),
        initiative=side_title(RULES.seats[view.clock.initiative]),
    )
