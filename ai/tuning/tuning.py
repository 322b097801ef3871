"""Fits the weights of a game's advice to self-play: habits, value and belief, in that order.

Everything follows from the seed and the initial weights, regardless of the number of processes and
of interruptions. A fit is evaluated on games it did not see.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from ai.tuning import fits
from ai.tuning.calibration import fit_curves, gather_estimates, in_words, unseen
from ai.tuning.files import rounded
from ai.tuning.games import HABITS, PLAYOUTS, Floats
from ai.tuning.orders import GAMES_PER_PAIR, fit_orders
from ai.tuning.samples import DEALT, Samples, gather
from ai.tuning.searched import (
    choices_of,
    fit_orders_given,
    gather_orders,
    surprise,
    surprise_of_guessing,
)
from ai.tuning.shop import Shop
from ai.tuning.trial import Trial, play_trial
from ai.tuning.value import Lesson, fit_value
from solitaire.advising import WeightTable

Flags: TypeAlias = npt.NDArray[np.bool_]

ORDERS: Final = "orders"
VALUE: Final = "value"
BELIEF: Final = "belief"
SEARCHED: Final = "searched"
CALIBRATION: Final = "calibration"
STAGES: Final = (ORDERS, VALUE, BELIEF)
"""Fitted one after another; SEARCHED and CALIBRATION need players who search, so they must be asked
for separately."""

BELIEF_PENALTY: Final = 5.0
SEARCHED_PENALTY: Final = 3.0
"""How strongly, in samples, a weight is drawn towards 0."""
HELD_OUT: Final = 5
"""Every fifth game is held out to evaluate a fit (for the value, each fifth in turn); the weights
are then fitted to all games."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How much is played."""

    rounds: int = 120
    """Of the fit of habits."""
    pairs: int = 20
    """Pairs of variants tried in a round."""
    games: int = 2000
    """To learn value and belief from."""
    trial_pairs: int = 100
    players: str = HABITS
    """Whose games value and belief are learnt from."""
    breadth: int = 0
    """Games played as in playouts, before those, from which the value network learns."""


@dataclass(frozen=True, slots=True)
class Fitted:
    """New weights for a table, and what is known about them."""

    table: WeightTable
    provenance: tuple[str, ...]
    """Sentences for the head of the file: how they were fitted, and how they performed."""


class TooFewGames(Exception):
    """The games contain nothing that a fit could learn from."""


def tune(shop: Shop, settings: Settings, stages: Sequence[str]) -> list[Fitted]:
    """The fitted tables, in the order of STAGES."""
    found: list[Fitted] = []
    orders = _numbers(shop.bench.tunable.orders())
    if ORDERS in stages:
        found.append(_tune_orders(shop, settings))
        orders = _numbers(found[0].table)
    if SEARCHED in stages:
        found.append(_tune_searched(shop, settings))
    if CALIBRATION in stages:
        found.append(_tune_calibration(shop, settings))
    if VALUE in stages or BELIEF in stages:
        samples = gather(shop, orders, settings.players, settings.games)
        if VALUE in stages:
            found.extend(_tune_value(shop, settings, orders, samples))
        if BELIEF in stages and shop.bench.tunable.belief().features:  # otherwise nothing is hidden
            found.append(_tune_belief(shop, settings, samples))
    return found


def _numbers(table: WeightTable) -> Floats:
    return np.array(table.numbers, np.float64)


def _refilled(table: WeightTable, numbers: Floats) -> WeightTable:
    columns: list[list[float]] = rounded(numbers).tolist()
    return WeightTable(table.name, table.meaning, table.features, table.columns, columns)


# -- value ----------------------------------------------------------------------------------------


def _tune_value(shop: Shop, settings: Settings, orders: Floats, samples: Samples) -> list[Fitted]:
    _check(_held_out(samples.position_games), "position")
    wide = gather(shop, orders, PLAYOUTS, settings.breadth) if settings.breadth else None
    lesson = Lesson(samples, samples.position_games % HELD_OUT, wide, shop.seed)
    found = fit_value(shop.bench.tunable, lesson)
    learnt = [
        f"Fitted by logistic regression to {len(samples.labels)} positions of {settings.games} "
        f"games of {settings.players}."
    ]
    if wide is not None:
        learnt.append(
            f"The network learnt from {len(wide.labels)} positions of {settings.breadth} games "
            "played as in playouts, the regression scales what it says."
        )
    tables = [_refilled(table, numbers) for table, numbers in found.tables]
    return [Fitted(table, (*learnt, *found.quality)) for table in tables]


# -- habits ---------------------------------------------------------------------------------------


def _tune_orders(shop: Shop, settings: Settings) -> Fitted:
    old = shop.bench.tunable.orders()
    weights = fit_orders(shop, _numbers(old), settings.rounds, settings.pairs)
    table = _refilled(old, weights)
    against_old = play_trial(shop, _numbers(table), _numbers(old), settings.trial_pairs)
    against_commander = play_trial(shop, _numbers(table), None, settings.trial_pairs)
    return Fitted(
        table,
        (
            f"Fitted by evolution strategies over self-play: {settings.rounds} rounds of "
            f"{settings.pairs} pairs of variants, {GAMES_PER_PAIR} games a pair.",
            f"Against the habits it began with: {_in_words(against_old)}.",
            f"Against the scripted commander: {_in_words(against_commander)}.",
        ),
    )


def _in_words(trial: Trial) -> str:
    low, high = (100.0 * end for end in trial.found.interval)
    return (
        f"{100.0 * trial.found.score:.1f} % of {2 * trial.found.pairs} games (95 % interval "
        f"{low:.1f} to {high:.1f} %), mean margin {trial.margin:+.2f} points"
    )


# -- searched orders ------------------------------------------------------------------------------


def _tune_searched(shop: Shop, settings: Settings) -> Fitted:
    old = shop.bench.tunable.searched()
    if old is None or settings.players == HABITS:
        raise TooFewGames("no order was searched: name players who search plans of this game")
    orders = gather_orders(shop, settings.players, settings.games)
    features, columns = len(old.features), []
    before = after = guessing = count = 0.0
    for column in range(len(old.columns)):
        seen = choices_of(orders, column, False, HELD_OUT)
        unseen = choices_of(orders, column, True, HELD_OUT)
        learnt = fit_orders_given(seen, features, SEARCHED_PENALTY)
        before += surprise(unseen, np.array(old.numbers[column]))
        after += surprise(unseen, learnt)
        guessing += surprise_of_guessing(unseen)
        count += len(unseen)
        columns.append(fit_orders_given([*seen, *unseen], features, SEARCHED_PENALTY))
    if not count:
        raise TooFewGames("there is no order to measure by")
    return Fitted(
        _refilled(old, np.array(columns)),
        (
            f"Fitted by a choice model to {len(orders.sizes)} orders that {settings.players} gave "
            f"in {settings.games} games.",
            f"Nats an order in games held out: {before / count:.4f} before, {after / count:.4f} "
            f"after, {guessing / count:.4f} by guessing among the candidates.",
        ),
    )


# -- calibration ----------------------------------------------------------------------------------


def _tune_calibration(shop: Shop, settings: Settings) -> Fitted:
    old = shop.bench.tunable.calibration()
    if old is None or settings.players == HABITS:
        raise TooFewGames("no score was told: name players who search plans of this game")
    estimates = gather_estimates(shop, settings.players, settings.games)
    _check(_held_out(estimates.games), "estimate")
    turns = len(old.features)
    quality = in_words(estimates, unseen(estimates, turns, HELD_OUT))
    return Fitted(
        _refilled(old, fit_curves(estimates, turns).over(old)),
        (
            f"Fitted to {len(estimates.scores)} first plans of a player-turn in {settings.games} "
            f"games of {settings.players}.",
            quality,
        ),
    )


# -- belief ---------------------------------------------------------------------------------------


def _tune_belief(shop: Shop, settings: Settings, samples: Samples) -> Fitted:
    old = shop.bench.tunable.belief()
    held_out = _held_out(samples.world_games)
    columns, losses = [], []
    for seat, column in enumerate(_numbers(old)):
        is_hidden = samples.hidden == seat
        _check(held_out[is_hidden], f"world hidden by the {old.columns[seat]} side")
        unseen = samples.worlds[is_hidden & held_out]
        learnt = fits.fit_choice(samples.worlds[is_hidden & ~held_out], BELIEF_PENALTY)
        before, after = fits.choice_loss(unseen, column), fits.choice_loss(unseen, learnt)
        losses.append(f"{before:.4f} before, {after:.4f} after for the {old.columns[seat]} side")
        columns.append(fits.fit_choice(samples.worlds[is_hidden], BELIEF_PENALTY))
    return Fitted(
        _refilled(old, np.array(columns)),
        (
            f"Fitted by telling the true world from {DEALT} dealt ones on {len(samples.worlds)} "
            f"occasions in {settings.games} games of {settings.players}.",
            f"Log-loss in games held out: {'; '.join(losses)}; {np.log(DEALT + 1.0):.4f} by "
            "guessing.",
        ),
    )


def _held_out(games: Floats) -> Flags:
    return np.equal(games % HELD_OUT, HELD_OUT - 1)


def _check(held_out: Flags, what: str) -> None:
    if held_out.all() or not held_out.any():
        raise TooFewGames(f"there is no {what} to learn from, or none to measure by")
