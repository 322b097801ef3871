"""What the checks of the honesty page found, in plain words. No Qt.

While a game goes on only numbers are shown, nothing of what the computer chose or had.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from solitaire.record.verification import DiceProof
from ui.desktop.style.language import tr, tr_count, translated


@dataclass(frozen=True, slots=True)
class Finding:
    """A result for people."""

    holds: bool | None
    """None if the check could not say yet."""
    sentence: str
    proves: str
    details: tuple[str, ...] = ()


def swap_finding(found: Mapping[str, Any], is_over: bool) -> Finding:
    choices = found["choices"]
    differing = [one for one in choices if one["differences"]]
    worlds = sum(one["worlds"] - 1 for one in choices)
    details = tuple(_swap_line(one) for one in choices) if is_over else ()
    if not found["holds"]:
        return Finding(
            False,
            tr(
                "{differing} of {all} decisions changed when hidden things were dealt again.",
                differing=len(differing),
                all=len(choices),
            ),
            tr("That would be a fault of this program. Please report it with the record."),
            details,
        )
    if worlds == 0:
        return Finding(
            None,
            tr("Nothing was hidden at these decisions, so there was nothing to deal."),
            tr("Try it in a game with mist or fog."),
        )
    return Finding(
        True,
        tr(
            "{deals} at {decisions}, {worlds}: the same decision in every one, with the same "
            "numbers behind it.",
            deals=tr_count("%n deals", found["deals"]),
            decisions=tr_count("%n decisions", len(choices)),
            worlds=tr_count("%n other worlds", worlds),
        ),
        tr(
            "Whatever you hid could have been anything that fits what it had seen; it would have "
            "played the same. So it cannot have looked."
        ),
        details,
    )


def _swap_line(choice: Mapping[str, Any]) -> str:
    heading = ", ".join(map(translated, choice["heading"]))
    return tr(
        "{heading}: “{choice}” in all {deals} deals",
        heading=heading,
        choice=translated(choice["choice"]),
        deals=choice["deals"],
    )


def dice_finding(found: Mapping[str, Any]) -> Finding:
    rolls, proof = found["rolls"], found["dice"]
    if not found["verified"] or proof == DiceProof.REFUTED:
        lines = tuple(translated(one["message"]) for one in found["failures"][:5])
        return Finding(
            False,
            tr("The record does not agree with its seal or with itself."),
            tr("Somebody or something has changed it since it was played."),
            lines,
        )
    if proof == DiceProof.PROVED:
        return Finding(
            True,
            tr_count("All %n dice follow from the sealed seed.", rolls),
            tr(
                "The seal {seal} was shown before the first roll, and only this seed has it. So no "
                "die was chosen by hand once the game had begun, neither for you nor against you.",
                seal=found["fingerprint"][:8],
            ),
        )
    if proof == DiceProof.NOT_YET_REVEALED:
        return Finding(
            None,
            tr_count(
                "%n dice have been rolled so far. They can be checked when the game is over: "
                "anyone who knew the seed now would know every die to come, so it stays "
                "sealed until then.",
                rolls,
            ),
            tr(
                "The seal {seal} is already fixed. Write it down; it must be the same at the end.",
                seal=found["fingerprint"][:8],
            ),
        )
    return Finding(
        None,
        tr("The dice of this game are not sealed, so there is nothing to compute again."),
        tr("New games have sealed dice unless another kind is chosen."),
    )


def receipts_finding(found: Mapping[str, Any], is_over: bool) -> Finding:
    receipts = found["receipts"]
    if not receipts["found"]:
        return Finding(
            None,
            tr("This record has no receipts, so nothing can be said about how the computer chose."),
            tr("Games played in this window have one for every decision of the computer."),
        )
    checked = receipts["found"] - receipts["unrepeatable"]
    told_of = (
        tr_count(
            " %n were broken off by “decide now” and cannot be repeated.", receipts["unrepeatable"]
        )
        if receipts["unrepeatable"]
        else ""
    )
    wrong = checked - receipts["repeated"] + receipts["missing"]
    if wrong or found["failures"]:
        lines = (
            tuple(translated(one["message"]) for one in found["failures"][:5]) if is_over else ()
        )
        return Finding(
            False,
            tr("{wrong} of {all} decisions came out differently.", wrong=wrong, all=checked)
            + told_of,
            tr("Another version of the program may choose differently; otherwise it is a fault."),
            lines,
        )
    if not found["verified"]:
        return Finding(
            None,
            tr("{repeated} of {all} decisions came out the same.", repeated=checked, all=checked)
            + told_of,
            tr("What was not decided again is not proved, so the whole game is not."),
        )
    return Finding(
        True,
        tr("{repeated} of {all} decisions came out the same.", repeated=checked, all=checked),
        tr(
            "The computer was given nothing but its own view each time and decided the same. "
            "So its decisions came from these views alone."
        ),
    )
