"""A bot for any Boneyard game that prefers fighting, walking and playing cards. Standard library only.

boneyard play midevil --seats "human,cmd:python3 examples/bots/eager.py"
"""

import json
import random
import sys

UNWANTED = ("stop", "pass", "die", "discard")


def tell(message: dict[str, object]) -> None:
    print(json.dumps(message), flush=True)


rng = random.Random()
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        rng.seed(message["seed"])  # so that games can be repeated
        tell({"protocol": 1, "name": "eager"})
    elif message["type"] == "question":
        options = message["options"]
        wanted = [n for n, option in enumerate(options) if option["text"].split()[0] not in UNWANTED]
        tell({"choice": rng.choice(wanted or range(len(options)))})
    elif message["type"] == "fault":
        print("I did something wrong:", message["reason"], file=sys.stderr)
    elif message["type"] == "end":
        break
