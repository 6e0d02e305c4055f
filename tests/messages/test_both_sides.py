"""Server and web client have the same languages and format every message alike."""

import json
import re
import subprocess
from pathlib import Path

from boneyard.languages import LANGUAGES, SOURCE
from boneyard.messages import catalogue, translate
from boneyard.messages.samples import cases
from tests.sizes import pick

HERE = Path(__file__).parent
WEB = HERE.parents[1] / "web"


def test_the_web_client_has_the_same_languages() -> None:
    text = (WEB / "src" / "lib" / "languages.ts").read_text("utf-8")
    listed = re.search(r"LANGUAGES = (\[.*?\])", text)
    assert listed is not None
    assert json.loads(listed[1]) == list(LANGUAGES)
    assert f'SOURCE: Language = "{SOURCE}"' in text
    assert "{ useIsolating: false }" in text, "the same options as render.mjs"


def test_server_and_client_format_every_message_alike() -> None:
    every = pick(quick=7, ci=1, full=1)
    chosen = {language: list(cases(language))[::every] for language in LANGUAGES}
    asked = {language: {"text": catalogue(language), "cases": chosen[language]} for language in LANGUAGES}
    ran = subprocess.run(
        ["node", HERE / "render.mjs"], input=json.dumps(asked), capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    found = json.loads(ran.stdout)
    different = [
        (language, name, values, there, here)
        for language in LANGUAGES
        for (name, values), there in zip(chosen[language], found[language], strict=True)
        if there != (here := translate(name, language, **values))
    ]
    assert different == []
