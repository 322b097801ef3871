"""The odds of Castiglione as sheets: described by hand, pending, of an attack only thought of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final

from solitaire.games.castiglione.core.steps import GUNS_ROLL
from solitaire.games.castiglione.core.views import View
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.odds.description import BadDescription
from solitaire.games.castiglione.odds.engagement import Engagement, engagement_odds
from solitaire.games.castiglione.odds.forces import ROLES
from solitaire.games.castiglione.odds.march import MarchOdds
from solitaire.games.castiglione.odds.pending import (
    TO_GUNS_WORDS,
    Answer,
    Explanation,
    explain,
)
from solitaire.games.castiglione.odds.pending import Part as PendingPart
from solitaire.games.castiglione.odds.results import CombatOdds
from solitaire.games.castiglione.odds.retreat import PlanOdds, best_plan, compare_plans
from solitaire.games.castiglione.present.names import area_title, side_title
from solitaire.games.castiglione.present.odds import stacks as odds_stacks
from solitaire.games.castiglione.present.odds.answers import answer_parts, march_future
from solitaire.games.castiglione.present.odds.combat import (
    combat_parts,
    first_round,
    future,
    summary,
)
from solitaire.games.castiglione.present.odds.data import answer_data, combat_data
from solitaire.games.castiglione.present.odds.forms import COMPARE, CONDUCT, FORMS
from solitaire.games.castiglione.present.odds.questions import (
    answer_to,
    conduct_of,
    described_combat,
)
from solitaire.games.castiglione.present.offers import choice_words
from solitaire.games.castiglione.staff import answers as staff
from solitaire.games.castiglione.staff.combat import CannotAttack, CombatPreview
from solitaire.games.castiglione.staff.guns import GunsReport
from solitaire.games.castiglione.staff.reach import CannotMarch
from solitaire.games.castiglione.staff.world import first_dealer
from solitaire.games.castiglione.terms import SIDES
from solitaire.odds import TooManyBranches
from solitaire.presenting.board import CounterId, PlaceId
from solitaire.presenting.odds_sheet import (
    Choice,
    Columns,
    Field,
    Filled,
    Form,
    NoAnswer,
    OddsDesk,
    OddsSheet,
    Part,
    Remark,
    Section,
    SeenStack,
)
from solitaire.text import NOTHING, Text, joined, text, verbatim, words_of

BOARD: Final = RULES.board
FULL_ANSWERS: Final = 2
"""Up to so many choices are answered at full length, more of them by a line each."""


class CastiglioneDesk(OddsDesk):
    # -- described by hand ------------------------------------------------------------------------

    def forms(self) -> Sequence[Form]:
        return FORMS

    def missing(self, form: str, values: Mapping[str, str]) -> Text:
        if form != FORMS[0].name:
            return NOTHING
        return _missing_force(*(bool(values.get(role, "").strip()) for role in ROLES))

    def ask(self, form: str, values: Mapping[str, str]) -> Iterator[OddsSheet]:
        try:
            if form == FORMS[0].name and values.get(COMPARE):
                yield from _compared(described_combat(values))
            else:
                yield _described(answer_to(form, values))
        except BadDescription as error:
            raise NoAnswer(verbatim(words_of(error))) from error
        except TooManyBranches as error:
            raise NoAnswer(text("The question is too large; ask for fewer units.")) from error

    def swapped(self, form: str, values: Mapping[str, str]) -> Mapping[str, str]:
        """The other side attacks; everything else stays as it is, ties with the same side."""
        first, second = ROLES
        found = {_other(name): value for name, value in values.items()}
        if found.get("initiative") in ROLES:
            found["initiative"] = second if found["initiative"] == first else first
        return found

    def prefilled(self, form: str, views: Sequence[View], place: PlaceId) -> Filled:
        return odds_stacks.prefilled(views, place)

    def stacks(self, views: Sequence[View]) -> Sequence[SeenStack]:
        return odds_stacks.seen(views)

    def taken(self, form: str, name: str, views: Sequence[View], stack: str) -> Filled:
        return odds_stacks.taken(name, views, stack)

    # -- in a game --------------------------------------------------------------------------------

    def conduct(self) -> Sequence[Field]:
        return CONDUCT

    def pending(self, view: View, conduct: Mapping[str, str]) -> Iterator[OddsSheet]:
        if is_opening(view):
            odds = staff.odds_at_a_glance(view)
            if odds is not None:
                parts = combat_parts(odds, by_side=True)
                data = {"parts": [{"choice": None, **combat_data(odds)}]}
                yield OddsSheet(NOTHING, parts, is_exact=False, data=data)
        try:
            # One fixed world that fits the view: what is told is the same in all of them.
            yield _explained(view, explain(view, first_dealer(), conduct_of(conduct)))
        except TooManyBranches as error:
            raise NoAnswer(text("The question is too large; ask for fewer units.")) from error

    def hidden(self, view: View) -> OddsSheet:
        asked = text("a roll of the enemy")
        return _explained(
            view, Explanation(asked, (), (text("You may not know who rolls [3.8]."),))
        )

    def roller(self, view: View) -> int:
        """The defender rolls if he calls units to the guns [9.1]."""
        if view.battle is not None and view.clock.step == GUNS_ROLL:
            return 1 - view.battle.attacker
        return view.clock.active

    def attack(
        self, view: View, counters: Sequence[CounterId], goal: PlaceId
    ) -> Iterator[OddsSheet]:
        area = BOARD.area_by_name[goal]
        numbers = tuple(BOARD.counter_by_name[name] for name in counters)
        try:
            guns = staff.guns(BOARD, view, area)
            glance = staff.glance(BOARD, view, area, numbers)
            yield _preview(glance, guns, is_exact=False)
            exact = staff.preview(BOARD, view, area, numbers, first_dealer())
            yield _preview(exact, guns, is_exact=True)
        except (CannotAttack, CannotMarch) as error:
            raise NoAnswer(error.words) from error


DESK: Final = CastiglioneDesk()


def is_opening(view: View) -> bool:
    """Whether no die of the fight itself has fallen."""
    battle = view.battle
    return battle is not None and battle.round == 1 and not any(map(battle.scored, range(2)))


# -- described by hand ----------------------------------------------------------------------------


def _missing_force(has_attacker: bool, has_defender: bool) -> Text:
    if has_attacker and has_defender:
        return NOTHING
    if has_defender:
        return text(
            "Who attacks? Choose a stack, name units, or type numbers: 23 sp, leader 1, 2 guns."
        )
    if has_attacker:
        return text(
            "Who defends? Choose a stack, name units, or type numbers: 23 sp, leader 1, 2 guns."
        )
    return text("Name units of both sides, or their numbers: 23 sp, leader 1, 2 cavalry, 2 guns.")


def _other(name: str) -> str:
    """The field that asks the same of the other side."""
    role, dash, rest = name.partition("-")
    return f"{ROLES[1 - ROLES.index(role)]}{dash}{rest}" if role in ROLES else name


def _described(answer: Answer) -> OddsSheet:
    found = summary(answer) if isinstance(answer, CombatOdds) else NOTHING
    parts = answer_parts(answer, by_side=False)
    return OddsSheet(NOTHING, parts, summary=found, data=answer_data(answer))


def _compared(asked: Engagement) -> Iterator[OddsSheet]:
    """The combat, then the same with what each side may do after round one."""
    odds = engagement_odds(BOARD, asked)
    found, parts, data = summary(odds), combat_parts(odds, by_side=False), combat_data(odds)
    yield OddsSheet(NOTHING, parts, is_exact=False, summary=found, data=data)
    plans = compare_plans(BOARD, asked)
    compared = {**data, "plans": [_plan_data(one) for one in plans]}
    yield OddsSheet(NOTHING, (*parts, _plans(plans)), summary=found, data=compared)


def _plans(plans: list[PlanOdds]) -> Part:
    title = text("What to do after round one [9.3], the other side keeping to its plan")
    best = [best_plan(plans, role) for role in range(len(ROLES))]
    return Section(title, tuple(Remark(_plan_words(one, one in best)) for one in plans))


def _plan_words(plan: PlanOdds, is_best: bool) -> Text:
    words = text(
        "{role}, {plan}: wins {chance}, inflicts {inflicted} hits, suffers {suffered}",
        role=verbatim(ROLES[plan.role]),
        plan=verbatim(plan.plan),
        chance=plan.win,
        inflicted=float(plan.inflicted),
        suffered=float(plan.suffered),
    )
    return joined([words, text("best by hits")], "   ") if is_best else words


def _plan_data(plan: PlanOdds) -> dict[str, Any]:
    return {
        "by": ROLES[plan.role],
        "plan": plan.plan,
        "wins": plan.win,
        "inflicts": plan.inflicted,
        "suffers": plan.suffered,
    }


# -- what is pending ------------------------------------------------------------------------------


def _explained(view: View, explanation: Explanation) -> OddsSheet:
    return OddsSheet(
        text("Pending: {asked}", asked=explanation.asked),
        tuple(_pending_parts(view, explanation.parts)),
        remarks=explanation.remarks,
        data={
            "pending": explanation.asked,
            "remarks": list(explanation.remarks),
            "parts": [
                {"choice": part.choice or None, **answer_data(part.answer)}
                for part in explanation.parts
            ],
        },
    )


def _pending_parts(view: View, parts: Sequence[PendingPart]) -> Iterator[Part]:
    combats = [part.answer for part in parts if isinstance(part.answer, CombatOdds)]
    if len(combats) > 1:
        sides = [side_title(force.side) for force in combats[0].forces]
        yield Remark(text("In pairs, {sides}:", sides=joined(sides, " : ")))
    for part in parts:
        if part.choice:
            yield _choice(view, part, len(parts), len(combats))
        else:
            yield from answer_parts(part.answer, by_side=True)


def _choice(view: View, part: PendingPart, many: int, combats: int) -> Choice:
    answer, words = part.answer, _words(view, part.choice)
    if isinstance(answer, MarchOdds) and many > 1:
        told = march_future(answer, names_leader=not part.choice.startswith("led-by"))
        return Choice(part.choice, words, future=told)
    parts = answer_parts(answer, by_side=True)
    if not isinstance(answer, CombatOdds):
        return Choice(part.choice, words, parts=parts)
    shown = parts if combats <= FULL_ANSWERS else ()
    told = future(answer) if combats > 1 else NOTHING
    return Choice(part.choice, words, _chance_to_win(view, answer), told, shown)


def _chance_to_win(view: View, odds: CombatOdds) -> Fraction | None:
    """Of the seat; none once it is decided who won."""
    battle = view.battle
    if battle is None or battle.loser < len(SIDES):
        return None
    return odds.win(ROLES[0 if view.seat == battle.attacker else 1])


def _words(view: View, choice: str) -> Text:
    """The choice that an answer belongs to, as the list of orders has it."""
    if choice == TO_GUNS_WORDS:
        return text("all of them march to the guns")
    return choice_words(view, choice)


# -- an attack that is thought of -----------------------------------------------------------------


def _preview(preview: CombatPreview, guns: GunsReport, *, is_exact: bool) -> OddsSheet:
    """Known strengths, bounds for what is hidden, exact hits, and who may still come."""
    *lines, last = preview.lines(BOARD)
    parts: list[Part] = [Remark(line) for line in lines]
    parts += _forecast(preview)
    parts.append(Remark(text("Who may come to the sound of the guns [9.1]"), is_head=True))
    parts += [Remark(line) for line in guns.enemy_lines(BOARD)]
    parts.append(Remark(last))
    title = text("Preview: attack on {place}", place=area_title(preview.area))
    return OddsSheet(title, tuple(parts), is_exact)


def _forecast(preview: CombatPreview) -> Sequence[Part]:
    bounds = preview.bounds
    if preview.exact is not None:
        return combat_parts(preview.exact, by_side=True)
    if bounds is None:
        return ()
    weak, strong = bounds
    if weak.forces == strong.forces:
        return combat_parts(weak, by_side=True)
    heads = (text("at least this"), text("at most this"))
    return (Columns(tuple(map(_bound, heads, bounds))),)


def _bound(head: Text, odds: CombatOdds) -> OddsSheet:
    """Against the weakest or the strongest that may stand there."""
    strength = text("{strength} strength points", strength=odds.forces[1].strength)
    title = text("{bound}: {strength}", bound=head, strength=strength)
    return OddsSheet(title, first_round(odds))
