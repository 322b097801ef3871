"""The subcommands: one module each, found by this list.

A command module has HELP (one line), add_arguments(parser) and run(arguments) -> exit code. It is
imported for `campagna --help` too, so what is slow to import belongs inside run().
"""

COMMANDS: tuple[str, ...] = (
    "play",
    "demo",
    "doctor",
    "check",
    "replay",
    "review",
    "report",
    "actions",
    "verify",
    "swap",
    "hint",
    "analyze",
    "odds",
    "map",
    "engine",
    "counsel",
    "fuzz",
    "bench",
    "match",
    "tune",
)
"""In the order in which `campagna --help` lists them."""
