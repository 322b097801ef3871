"""A scripted player of the campaign at the window: what he wants of his view, and in which form.

He thinks with the game's script in a world that fits his view; the script asks open facts only.
"""

from __future__ import annotations

from collections.abc import Collection
from copy import copy
from random import Random

from solitaire.games.quadrilateral.advice.script import Script
from solitaire.games.quadrilateral.core import plies
from solitaire.games.quadrilateral.core.plies import Ply
from solitaire.games.quadrilateral.core.state import CENTER, State
from solitaire.games.quadrilateral.core.steps import INITIATIVE_ROLL, MARCH_STEP
from solitaire.games.quadrilateral.core.views import column
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.present.names import center_key, flag_key, place_id
from solitaire.games.quadrilateral.present.offers import CLOSING
from solitaire.games.quadrilateral.staff.adjutant import ADJUTANT
from solitaire.games.quadrilateral.staff.world import some_world
from solitaire.games.quadrilateral.terms import FLAGS, NOWHERE
from solitaire.presenting.offers import Offer
from solitaire.protocol import Chance, Decide
from tests.ui.window_table import table_of
from ui.desktop.play.window import PlayWindow

MOST_STEPS = 40
SPARE_POINTS = 5
LEAVE = (plies.COMMAND, plies.INITIATIVE)


class Commander:
    def __init__(self, window: PlayWindow) -> None:
        self._window = window
        self._script = Script()
        self._rng = Random(1)

    def world(self) -> State:
        return RULES.copy(some_world(table_of(self._window).view()))

    def wanted(self) -> Offer:
        """What the script chooses; but nobody tries his initiative only to stay where he is."""
        offers, world = table_of(self._window).offers(), self.world()
        chosen = self._script.choose(world, self._rng)
        while chosen.verb == plies.INITIATIVE and not self._goal(chosen):
            world.tried |= 1 << int(world.leader_at[chosen.first])
            chosen = self._script.choose(world, self._rng)
        return next((one for one in offers if one.ply == chosen), offers[-1])

    def march(self, offer: Offer) -> tuple[str, str] | None:
        """The force that the script wants to march next and the place where it would halt."""
        world = self.world()
        if offer.ply.verb == plies.TO and int(world.mover) == CENTER:
            return center_key(int(world.active)), place_id(offer.ply.first)
        if offer.ply.verb == plies.COMMAND or self._is_led(offer):
            flag = int(world.leader_at[offer.ply.first])
        elif offer.ply.verb == plies.TO and int(world.mover) < FLAGS:
            flag = int(world.mover)
        else:
            return None
        start = int(world.place[flag])
        goal = self._halt(world, flag, offer.ply)
        return (flag_key(flag), place_id(goal)) if goal not in (start, NOWHERE) else None

    def is_choosing(self, offer: Offer) -> bool:
        """Whether the script wants some force to march."""
        return offer.ply.verb in LEAVE

    def goal_of(self, counter: str) -> str:
        """Where the script would lead a force that is dragged; empty if it would stay, or has to
        be spared a command."""
        leave = self._leave(counter, LEAVE)
        if leave is None or (leave.verb == plies.COMMAND and self._is_scarce()):
            return ""
        name = self._goal(leave)
        return name if name in ADJUTANT.goals(table_of(self._window).view(), [counter]) else ""

    def goal_under_way(self) -> str:
        """Where the script would lead the force that has begun to march."""
        found = self.march(self.wanted())
        return found[1] if found is not None else ""

    def would_try(self, counter: str) -> bool:
        """Whether the script would let a force try its initiative, to spare a command."""
        leave = self._leave(counter, (plies.INITIATIVE,))
        is_spared = self._leave(counter, (plies.COMMAND,)) is not None and self._is_scarce()
        return leave is not None and is_spared and bool(self._goal(leave))

    def _leave(self, counter: str, verbs: Collection[int]) -> Ply | None:
        offers = [one.ply for one in table_of(self._window).offers() if one.counter == counter]
        return next((ply for ply in offers if ply.verb in verbs), None)

    def _is_scarce(self) -> bool:
        view = table_of(self._window).view()
        return column(view, "aps")[view.seat] < SPARE_POINTS

    def _goal(self, leave: Ply) -> str:
        world = self.world()
        flag = int(world.leader_at[leave.first])
        start, goal = int(world.place[flag]), self._halt(world, flag, leave)
        return place_id(goal) if goal not in (start, NOWHERE) else ""

    def wants_nothing_more(self, offer: Offer) -> bool:
        """Whether the script would end one question after the other, up to one that a player is
        asked to look at, whatever the dice bring in between."""
        if not offer.is_closing:
            return False
        world, script, ply = self.world(), copy(self._script), offer.ply
        seat = table_of(self._window).seat
        for passed in range(MOST_STEPS):
            RULES.apply(world, ply)
            while isinstance(asked := RULES.pending(world), Chance):
                RULES.apply(world, RULES.outcomes(world)[0][0])
            if not isinstance(asked, Decide) or asked.seat != seat:
                return passed > 0
            offered = RULES.actions(world)
            if ADJUTANT.pressing(RULES.view(world, seat), offered):
                return passed > 0
            ply = script.choose(world, self._rng)
            if ply.verb not in CLOSING:
                return False
        return False

    def _is_led(self, offer: Offer) -> bool:
        """By initiative, where a drag means that; or by command, where points are to spare."""
        view = table_of(self._window).view()
        command = plies.one(plies.COMMAND, offer.ply.first)
        is_offered = command in [one.ply for one in table_of(self._window).offers()]
        is_spared = column(view, "aps")[view.seat] >= SPARE_POINTS
        return offer.ply.verb == plies.INITIATIVE and (is_spared or not is_offered)

    def _halt(self, world: State, flag: int, ply: Ply) -> int:
        """Where the force stands when its march is over, if it gets leave and meets nobody."""
        RULES.apply(world, ply)
        asked = RULES.pending(world)
        if isinstance(asked, Chance) and world.step == INITIATIVE_ROLL:
            RULES.apply(world, plies.one(plies.ROLLED, 1))
        for _ in range(MOST_STEPS):
            if not isinstance(RULES.pending(world), Decide):
                break
            if world.step != MARCH_STEP or int(world.mover) != flag:
                break
            RULES.apply(world, self._script.choose(world, self._rng))
        return int(world.place[flag])
