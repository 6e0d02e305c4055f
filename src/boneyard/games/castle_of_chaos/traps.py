"""Traps with the castle's cards."""

from boneyard.games.castle_of_chaos.frames import ChooseSkeleton, Gather, SendSkeletons, StepOn
from boneyard.games.midevil.traps import MidTraps


class CastleTraps(MidTraps):
    follow_ups = MidTraps.follow_ups | {ChooseSkeleton, Gather, SendSkeletons, StepOn}
