"""The options and the two sides as the dialog for a new game words them."""

from __future__ import annotations

from typing import Final

from solitaire.presenting.options import OptionWords, ValueWords, plain_words
from solitaire.presenting.presenter import SideWords
from solitaire.protocol import Option
from solitaire.text import text

SIDE_WORDS: Final = {
    "allied": SideWords(
        text("Play the &Allies"),
        text("Traun’s Austrians and Savoyards come from the north"),
        text("as the Allies"),
        text("the Allies are to act"),
    ),
    "spanish": SideWords(
        text("Play the &Spaniards"),
        text("Gages stands before Camposanto with the river behind him"),
        text("as the Spaniards"),
        text("the Spaniards are to act"),
    ),
}
_OPTIONS: Final = {
    "length": OptionWords(
        text("&Length"),
        {
            "battle": ValueWords(text("The whole battle"), text("Day and night, six phases [3].")),
            "day": ValueWords(
                text("The day only"), text("Three phases: a short first game of ours.")
            ),
        },
        is_first=True,
    ),
    "fatigue": OptionWords(
        text("&Fatigued wings"),
        {
            "marker": ValueWords(text("Only a marker, as printed")),
            "spent": ValueWords(text("Are not Impetuous twice in a turn")),
        },
        tip=text("The book gives the row of fatigued wings no effect [O2]."),
    ),
    "compare": OptionWords(
        text("Orders are &compared"),
        {
            "band": ValueWords(text("Left with left, right with right")),
            "facing": ValueWords(text("As wings face each other, left with right")),
        },
        tip=text("Ruling O4."),
    ),
    "turning": OptionWords(text("Turning alone does not count as activation [A2]")),
    "border": OptionWords(text("An escape that ends at the border beside enemies is lost [R5]")),
    "village": OptionWords(text("The village counts as clear ground [T1]")),
    "wing_loss": OptionWords(text("A wing is lost without infantry and cavalry [V1]")),
    "tie": OptionWords(text("Equal points: fewer steps lost instead of fewer regiments [V4]")),
}


def option_words(option: Option) -> OptionWords:
    return _OPTIONS.get(option.name) or plain_words(option)
