#!/usr/bin/env python3
"""Plays any game of Orrery at random. Needs only Python 3.8 or newer:

    npx orrery arena comet --bot "python3 examples/bots/random_bot.py"

docs/bot-protocol.md explains the messages.
"""
import json
import random
import sys


def say(message):
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        random.seed(message["seed"])
    elif message["type"] == "request":
        say({"type": "choose", "request": message["id"], "move": random.choice(message["moves"])})
    elif message["type"] == "over":
        say({"type": "ready"})  # for another game in this process
    elif message["type"] == "forfeit":
        break
