"""How clients show lasting effects; a view's `lasting` names them by `what`."""

from __future__ import annotations

import msgspec

from boneyard.games.shared.frames import Phase


class LastingHints(msgspec.Struct, frozen=True, omit_defaults=True):
    """A kind of lasting effect. The message `lasting-WHAT` says what it causes."""

    card: str = ""
    """The card that brings it."""
    everybody: bool = False
    """It affects everybody, not only its target."""
    helps: bool = False
    """It helps its target."""
    skips: Phase | None = None
    """The phase of a turn that it leaves out."""
