"""Small damages to a text: what typing errors and cut files look like."""

from random import Random


def damage(text: str, rng: Random) -> str:
    """The text with one small thing wrong with it, or perhaps not wrong."""
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
