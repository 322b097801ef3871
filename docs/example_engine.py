"""The smallest engine: any choice will do. It knows no game, only docs/engine-protocol.md.

Run it against anything that speaks the protocol: `python docs/example_engine.py`.
"""

import json
import random
import sys

NAMES = ("castiglione", "skirmish")
"""The games it is willing to play; an engine that knows rules would tell seats and options too."""


class AnyChoice:
    def hello(self, request):
        games = [{"name": name, "version": "1"} for name in NAMES]
        about = {"name": "any-choice", "version": "1"}
        return {"tell": "hello", "protocol": 1, "engine": about, "games": games}

    def new(self, request):
        self.rng = random.Random(request.get("seed", 0))
        return {"tell": "done"}

    def view(self, request):
        self.offered = request.get("offered", [])
        return {"tell": "done"}

    def go(self, request):
        if not self.offered:
            return {"tell": "error", "error": "This engine has to be told what is offered."}
        ply = self.rng.choice(self.offered)
        return {"tell": "answer", "ply": ply, "report": {"how": "by chance"}}

    def set(self, request):
        return {"tell": "done"}

    def stop(self, request):
        return {"tell": "done"}

    def ping(self, request):
        return {"tell": "pong"}

    def quit(self, request):
        return {"tell": "bye"}


VERBS = ("hello", "set", "new", "view", "go", "stop", "ping", "quit")


def answer(engine, line):
    try:
        request = json.loads(line)
        do, number = request["do"], request.get("id")
    except (ValueError, TypeError, KeyError):
        return {"tell": "error", "id": None, "error": "The line is no request."}
    if do not in VERBS:
        return {"tell": "error", "id": number, "error": f"There is no verb {do!r} here."}
    return {"id": number, **getattr(engine, do)(request)}


def main():
    engine = AnyChoice()
    for line in sys.stdin:
        told = answer(engine, line)
        sys.stdout.write(json.dumps(told) + "\n")
        sys.stdout.flush()
        if told["tell"] == "bye":
            return


if __name__ == "__main__":
    main()
