"""Why a ply that is not offered is not allowed, from what the asked seat may know.

The verb decides what is said; hidden contents never do [5.8].
"""

from __future__ import annotations

from typing import Final

from solitaire.games.quadrilateral.core import plies as verbs
from solitaire.games.quadrilateral.core.plies import VERBS, Ply
from solitaire.games.quadrilateral.core.state import State
from solitaire.games.quadrilateral.core.steps import QUESTIONS
from solitaire.games.quadrilateral.rules.sequence import QUESTIONS as ASKED
from solitaire.games.quadrilateral.terms import FLAGS
from solitaire.text import Text, text, verbatim

REASONS: Final = {
    verbs.SOURCE: text(
        "The Source goes to a listed place without enemy flag, for 1 AP [7.1, E51]."
    ),
    verbs.CENTER: text(
        "The Center starts with an own force or on a primary road between [7.3, E52]."
    ),
    verbs.GARRISON: text(
        "A garrison needs a fortified place that lies between, at most two [E54]."
    ),
    verbs.SET_UP: text(
        "An inactive Center with a line of communication can be set up for 1 AP [7.3]."
    ),
    verbs.DISBAND: text("A Center away from its Source can be disbanded for 1 AP [7.3]."),
    verbs.QUARTERS: text(
        "Only an army on campaign can go into Quarters, in a long campaign [10.1]."
    ),
    verbs.CAMPAIGN_IN: text(
        "Leaving Quarters takes 1, 2 or 3 turns for 2, 1 or 0 APs [10.6, E17]."
    ),
    verbs.BILLET: text(
        "Quarters need Forage Value 12 and no siege, once in a segment [10.2, E15]."
    ),
    verbs.ALERT: text("Only a force in Quarters can be put On Alert, once in a segment [10.2]."),
    verbs.ADD: text("Replacements go to a force within dispatch of an active Center [13.2, E29]."),
    verbs.SHIFT: text(
        "Steps change hands in one place, once between the same two forces, and not "
        "after replacements [4.5]."
    ),
    verbs.JOIN: text(
        "A leader joins a force in his place, once a turn, and leaves no steps without "
        "a leader [4.5]."
    ),
    verbs.DETACH: text("A detachment needs steps and a leader to take them [4.5]."),
    verbs.COMMAND: text(
        "A command needs 1 AP, an active Center and the force within dispatch; who has "
        "tried cannot be commanded [8.2]."
    ),
    verbs.INITIATIVE: text(
        "A force tries its initiative once a turn, and not in Quarters or after "
        "replacements [8.1, 8.2]."
    ),
    verbs.EXTEND: text("An extended march costs a second AP on a commanded force [8.3]."),
    verbs.REPULSE: text("A repulse needs an enemy force met outside forts [8.6]."),
    verbs.SCOUT: text("A vedette scouts once a turn, a flag one link away [8.7]."),
    verbs.VEDETTE_AT: text(
        "Vedettes need 5 steps of cavalry each, at most 6 a side, placed with "
        "their force or one link away [8.7]."
    ),
    verbs.BREAK: text(
        "A bridge is broken by a force beside it, not in rain, with no enemy flag at its "
        "ends; town bridges cannot be broken [8.8]."
    ),
    verbs.MEND: text("A broken bridge is mended by a force beside it, not in rain [8.8]."),
    verbs.LAY_TRAIN: text(
        "A train is laid by its leader, whose force did not march, on a ferry or "
        "broken bridge [8.8]."
    ),
    verbs.FORCE_MARCH: text(
        "Forced marches lead to a contested place within 5 MPs, once for each "
        "force, on campaign [8.9]."
    ),
    verbs.INVEST: text("Only a fortified town with enemies inside can be invested [15.2]."),
    verbs.SORTIE: text("A sortie needs forces inside an invested town, on campaign [15.2]."),
    verbs.RETREAT_TO: text(
        "A retreat goes by a passable link to a place without enemy flag, nearer to "
        "the Center if possible [14.7]."
    ),
    verbs.FORAGE: text(
        "Forage is offered where it feeds better than the points of the army [9.4]."
    ),
    verbs.RAISE: text(
        "A new force needs an active Center, troops in the pool and a major general in "
        "the box [13.3, E57]."
    ),
}
TO_REASON: Final = text(
    "The march cannot go there: too far, closed, over a ferry, or forbidden On Alert [8.4, 10.4]."
)


def refusal(state: State, ply: Ply) -> Text:
    question = verbatim(QUESTIONS[state.step])
    verb = ply.verb
    offered = {one.verb for one in ASKED[state.step].actions(state)}
    if verb not in offered and verb not in REASONS:
        return text(
            "The question is: {question}. “{verb}” answers another one.",
            question=question,
            verb=verbatim(VERBS[verb][0]),
        )
    if _is_strange(state, ply):
        return text("That leader is not yours to command.")
    if verb == verbs.TO:
        return TO_REASON
    return REASONS.get(verb) or text(
        "That is not among the choices offered now: {question}.", question=question
    )


def _is_strange(state: State, ply: Ply) -> bool:
    """An enemy leader, or none of the side that is asked."""
    if VERBS[ply.verb][1] not in (verbs.LEADER, verbs.TWO_LEADERS, verbs.LEADER_PLACE):
        return False
    return ply.first >= FLAGS or state.board.side[ply.first] != ASKED[state.step].seat(state)
