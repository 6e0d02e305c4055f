"""Small damage to a text or a file: typing errors, bad disks and truncated files."""

from random import Random


def damage(text: str, rng: Random) -> str:
    """The text with one small change, which may even be valid."""
    place = rng.randrange(len(text))
    lines = text.splitlines(keepends=True)
    match rng.randrange(5):
        case 0:
            return text[:place] + text[place + 1 :]
        case 1:
            return text[:place] + rng.choice(text) + text[place + 1 :]
        case 2:
            lines.pop(rng.randrange(len(lines)))
        case 3:
            lines.insert(rng.randrange(len(lines)), rng.choice(lines))
        case _:
            words = text.split(" ")
            a, b = rng.randrange(len(words)), rng.randrange(len(words))
            words[a], words[b] = words[b], words[a]
            return " ".join(words)
    return "".join(lines)


def damage_bytes(data: bytes, rng: Random) -> bytes:
    """The file with some bytes changed or missing."""
    place = rng.randrange(len(data))
    match rng.randrange(4):
        case 0:
            return data[:place] + bytes([data[place] ^ 1 << rng.randrange(8)]) + data[place + 1 :]
        case 1:
            return data[:place]
        case 2:
            return data[place:]
        case _:
            worn = rng.choice([bytes(64), rng.randbytes(64)])
            return data[:place] + worn + data[place + 64 :]
