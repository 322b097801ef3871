"""Why an assault may not be planned so, and why its questions are not answered so [7, 8.2]."""

from __future__ import annotations

from solitaire.games.camposanto.core.plies import Ply
from solitaire.games.camposanto.core.state import State
from solitaire.games.camposanto.rules import aftermath, plan
from solitaire.games.camposanto.rules.plan import Contact, Draft
from solitaire.games.camposanto.text.wording import hex_title, listed, unit_title, wing_title


def why_not_assault(state: State, ply: Ply) -> str:
    board = state.board
    contacts = plan.contacts(state)
    draft = Draft(state, contacts)
    for target in plan.defenders_of(board, ply):
        if state.holder(target) != 1 - state.active_side():
            return f"There is no enemy in {hex_title(board, target)} [7]."
        if target in draft.taken:
            return f"{hex_title(board, target)} is assaulted already; once an activation [7]."
    for attacker in plan.attackers_of(board, ply):
        found = _why_not_attacker(state, ply, attacker, draft)
        if found:
            return found
    draft.add(board, ply)
    return _owed(state, draft, contacts)


def _why_not_attacker(state: State, ply: Ply, attacker: int, draft: Draft) -> str:
    board, where = state.board, state.board.hex_names[attacker]
    if attacker in draft.used:
        return f"{where} is in the plan already; a body assaults once an activation [7]."
    own = [one for one in draft.contacts if one.place == attacker]
    if not own:
        return (
            f"Nobody in {where} may assault: it takes infantry, cavalry or lone light infantry of "
            f"the {wing_title(int(state.active_wing()))} with an enemy before its front [7, 9.3]."
        )
    for target in plan.defenders_of(board, ply):
        if target not in own[0].enemies:
            return f"{board.hex_names[target]} is not a front hex of the body in {where} [6.1, 7]."
    return ""


def _owed(state: State, draft: Draft, contacts: list[Contact]) -> str:
    """Which attacker leaves an enemy before its front alone."""
    names = state.board.hex_names
    for enemy in draft.owed():
        for contact in contacts:
            if contact.place in draft.used and enemy in contact.enemies:
                return f"{names[contact.place]} must also attack {names[enemy]} [7]."
    return ""


def unfinished(state: State) -> str:
    contacts = plan.contacts(state)
    return _owed(state, Draft(state, contacts), contacts)


def why_not_reroll(state: State, ply: Ply) -> str:
    who = state.board.marshal_titles[ply.first]
    return f"Marshal {who} is not beside a body of the side that rolled [8.2]."


def why_not_lose(state: State, ply: Ply) -> str:
    units = aftermath.candidates(state, aftermath.current(state))
    names = listed([unit_title(state.board, unit) for unit in units])
    return f"The hit falls on a losing unit, one with a star if there is any: {names} [7.1]."


def why_not_first(state: State, ply: Ply) -> str:
    places = aftermath.still_to_flee(state, aftermath.current(state))
    names = listed([hex_title(state.board, place) for place in places])
    return f"Still to flee are the bodies in {names} [7.3]."


def why_not_advance(state: State, ply: Ply) -> str:
    board, assault = state.board, aftermath.current(state)
    unit, place = int(ply.first), int(ply.second)
    if place not in aftermath.vacant(state, assault):
        return f"{hex_title(board, place)} is not a hex that the losers have left empty [7.1]."
    if assault.barred >> unit & 1 and not assault.withdrew:
        who = unit_title(board, unit)
        return f"{who} stood in the front of another enemy when the assault was won [7.1]."
    return "Regiments and lone light infantry that won the assault advance, each once [7.1]."
