#!/usr/bin/env python3
"""Plays any game of Orrery at random: orrery arena comet --bot "python3 examples/bots/random_bot.py".

Needs only Python 3.8 or newer. docs/bot-protocol.md explains the messages.
"""
import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        random.seed(message["seed"])
    elif message["type"] == "request":
        move = random.choice(message["moves"])
        answer = {"type": "choose", "request": message["id"], "move": move}
        print(json.dumps(answer), flush=True)
    elif message["type"] in ("over", "forfeit"):
        break
