"""JSON values that no client sends."""

from random import Random

FIELDS = [
    "id",
    "type",
    "name",
    "seat",
    "nonce_hash",
    "nonce",
    "decision",
    "choice",
    "on",
    "yes",
    "secret",
    "text",
    "question",
    "command",
    "protocol",
    "stream",
    "seen",
    "never",
    "pass_until_turn",
    "concede",
]
ODD_NUMBERS = ("1e999", "-1e999", "NaN", "Infinity", "-0", "1" * 400, "0.1", "1e-400", "-1", "9" * 19, "00")
ODD_TEXTS = (r'"\ud800"', r'"\udfff\ud800"', r'"\u0000"', '"' + "x" * 300 + '"', '"\u202e"', '""', '"\\"')


def odd_value(rng: Random, depth: int = 0) -> str:
    match rng.randrange(7 if depth < 3 else 4):
        case 0:
            return rng.choice(ODD_NUMBERS)
        case 1:
            return rng.choice(ODD_TEXTS)
        case 2:
            return rng.choice(("null", "true", "false", "undefined", ""))
        case 3:
            return str(rng.randrange(-5, 20))
        case 4:
            return "[" + ",".join(odd_value(rng, depth + 1) for _ in range(rng.randrange(4))) + "]"
        case _:
            return odd_object(rng, depth + 1)


def odd_object(rng: Random, depth: int = 0) -> str:
    fields = rng.sample(FIELDS, rng.randrange(1, 6))
    return "{" + ",".join(f'"{field}":{odd_value(rng, depth)}' for field in fields) + "}"
