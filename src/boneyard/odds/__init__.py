"""Exact odds of fights, paths and duels, and a ledger of luck, from what a seat may know."""

from boneyard.games.shared.budget import TooMuch as TooMuch
from boneyard.games.shared.budget import limited as limited
from boneyard.games.shared.budget import spend as spend
from boneyard.odds.duel import BadBid as BadBid
from boneyard.odds.duel import DuelOdds as DuelOdds
from boneyard.odds.duel import NoDuel as NoDuel
from boneyard.odds.duel import duel_choice_odds as duel_choice_odds
from boneyard.odds.duel import duel_odds as duel_odds
from boneyard.odds.fight import FightOdds as FightOdds
from boneyard.odds.fight import NoFight as NoFight
from boneyard.odds.fight import choice_odds as choice_odds
from boneyard.odds.fight import fight_odds as fight_odds
from boneyard.odds.luck import Ledger as Ledger
from boneyard.odds.luck import Standing as Standing
from boneyard.odds.luck import luck_of as luck_of
from boneyard.odds.luck import luck_of_record as luck_of_record
from boneyard.odds.path import BadPath as BadPath
from boneyard.odds.path import PathOdds as PathOdds
from boneyard.odds.path import path_odds as path_odds
from boneyard.odds.views import NoModel as NoModel
