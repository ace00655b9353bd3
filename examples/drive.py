#!/usr/bin/env python3
"""Drives `palatine protocol`: plays random legal moves to the end, prints the scores and saves the record.

    python3 examples/drive.py record.json [PALATINE [SEED]]

PALATINE is the program to start, `palatine` if left out. docs/protocol.md describes every request.
"""

import json
import random
import subprocess
import sys

path = sys.argv[1] if len(sys.argv) > 1 else "record.json"
program = sys.argv[2] if len(sys.argv) > 2 else "palatine"
seed = sys.argv[3] if len(sys.argv) > 3 else "1"
random.seed(seed)

pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "encoding": "utf-8"}
with subprocess.Popen([program, "protocol"], **pipes) as palatine:

    def ask(**request):
        """Sends one request and gives what is in its answer."""
        print(json.dumps(request), file=palatine.stdin, flush=True)
        answer = json.loads(palatine.stdout.readline())
        if "error" in answer:
            sys.exit(f"{request}: {answer['error']['text']}")
        return answer["ok"]

    ask(do="start", game="great-wall", seats=3, seed=seed)
    while moves := ask(do="moves")["moves"]:  # no legal moves: the game is over
        ask(do="play", move=random.choice(moves)["move"])

    scores = ask(do="scores")["scores"]
    for source, points in scores["sources"].items():
        print(f"{source:10}", *(f"{n:4}" for n in points))
    print(f"{'total':10}", *(f"{n:4}" for n in scores["totals"]))
    with open(path, "w", encoding="utf-8") as file:
        json.dump(ask(do="record")["record"], file, indent=1)
    ask(do="quit")
