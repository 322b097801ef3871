"""A scripted player of the campaign at the window: what he wants of his view, and in which form.

He thinks with the game's script in a world that fits his view; the script asks open facts only.
"""

from __future__ import annotations

from random import Random

from solitaire.games.quadrilateral.advice.script import Script
from solitaire.games.quadrilateral.core import plies
from solitaire.games.quadrilateral.core.plies import Ply
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.core.steps import INITIATIVE_ROLL, MARCH_STEP
from solitaire.games.quadrilateral.core.views import column
from solitaire.games.quadrilateral.game import RULES
from solitaire.games.quadrilateral.present.names import flag_key, place_id
from solitaire.games.quadrilateral.staff.world import some_world
from solitaire.games.quadrilateral.terms import FLAGS, NOWHERE
from solitaire.presenting.offers import Offer
from solitaire.protocol import Chance, Decide
from tests.ui.window_table import table_of
from ui.desktop.play.window import PlayWindow

MOST_STEPS = 40
SPARE_POINTS = 5


class Commander:
    def __init__(self, window: PlayWindow) -> None:
        self._window = window
        self._script = Script()
        self._rng = Random(1)

    def world(self) -> State:
        return RULES.copy(some_world(table_of(self._window).view()))

    def wanted(self) -> Offer:
        offers = table_of(self._window).offers()
        chosen = self._script.choose(self.world(), self._rng)
        return next((one for one in offers if one.ply == chosen), offers[-1])

    def march(self, offer: Offer) -> tuple[str, str] | None:
        """The force that the script wants to march next and the place where it would halt."""
        world = self.world()
        if offer.ply.verb == plies.COMMAND or self._is_led(offer):
            flag = int(world.leader_at[offer.ply.first])
        elif offer.ply.verb == plies.TO and int(world.mover) < FLAGS:
            flag = int(world.mover)
        else:
            return None
        start = int(world.place[flag])
        goal = self._halt(world, flag, offer.ply)
        return (flag_key(flag), place_id(goal)) if goal not in (start, NOWHERE) else None

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
