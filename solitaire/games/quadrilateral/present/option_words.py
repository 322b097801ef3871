"""The options as people choose them before a campaign begins."""

from __future__ import annotations

from typing import Final

from solitaire.presenting.options import OptionWords, ValueWords, plain_words
from solitaire.protocol import Option
from solitaire.text import text

_WORDS: Final = {
    "scenario": OptionWords(
        text("&Campaign"),
        {
            "rivoli": ValueWords(text("Rivoli, January 1797"), text("short: Alvinczy’s last try")),
            "arcole": ValueWords(text("Arcole, November 1796"), text("short: two columns")),
            "bassano": ValueWords(text("Bassano, September 1796"), text("short: down the Brenta")),
            "castiglione": ValueWords(
                text("Castiglione, July 1796"), text("short: Wurmser’s first relief")
            ),
            "january": ValueWords(text("From January to the end"), text("the last weeks")),
            "november": ValueWords(text("From November to the end"), text("three months")),
            "september": ValueWords(text("From September to the end"), text("five months")),
            "july": ValueWords(text("From July to the end"), text("the whole campaign, 93 turns")),
        },
        is_first=True,
    ),
    "fog": OptionWords(
        text("&Flags"),
        {
            "flags": ValueWords(text("hide what is under them"), text("as the rules have it")),
            "open": ValueWords(text("are open"), text("both sides see all forces; to learn by")),
        },
        is_first=True,
    ),
    "setup": OptionWords(
        text("&Set-up"),
        {
            "historical": ValueWords(text("historical")),
            "free": ValueWords(text("free"), text("Source, Center, garrisons and vedettes asked")),
        },
    ),
    # Ticks, on for the second value of each.
    "aps": OptionWords(text("Administrative Points are secret [5.9]")),
    "vedettes": OptionWords(text("Without vedettes [5.9, E55]")),
    "e43": OptionWords(text("Low Vienna Morale brings more Austrian points [E43]")),
    "e41": OptionWords(text("The path to Mantova begins at the Source, not at the Center [E41]")),
}


def option_words(option: Option) -> OptionWords:
    return _WORDS.get(option.name) or plain_words(option)
