"""The staff: what a side may ask about its own situation, answered from its view alone.

Every answer says which part is known and which is estimated. Each question has a module of its
own; here they come together.
"""

from __future__ import annotations

from solitaire.games.castiglione.staff.combat import glance as glance
from solitaire.games.castiglione.staff.combat import odds_at_a_glance as odds_at_a_glance
from solitaire.games.castiglione.staff.combat import preview as preview
from solitaire.games.castiglione.staff.command import command as command
from solitaire.games.castiglione.staff.command import command_with as command_with
from solitaire.games.castiglione.staff.command import has_next_turn as has_next_turn
from solitaire.games.castiglione.staff.guns import guns as guns
from solitaire.games.castiglione.staff.reach import reach as reach
from solitaire.games.castiglione.staff.supply import supply as supply
