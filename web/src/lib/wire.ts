// The types of everything that goes over the wire, written by scripts/types from the server's own.

/** The number of the protocol, which `hello` says. */
export const PROTOCOL = 1;

/** No message of a client has more bytes. */
export const MOST_BYTES = 8192;

/** Why something is not done. */
export const CODES = [
  "bad-frame",
  "bad-protocol",
  "too-large",
  "too-fast",
  "busy",
  "too-much",
  "not-found",
  "not-yours",
  "no-seat",
  "bad-setup",
  "bad-content",
  "bad-name",
  "bad-secret",
  "banned",
  "not-open",
  "not-running",
  "stale",
  "illegal",
  "no-undo",
  "not-allowed",
  "muted",
  "paused",
  "elsewhere",
  "parked",
  "bad-request",
  "bad-type",
  "bad-method",
  "bad-replay",
  "other-rules",
  "not-over",
  "bad-contact",
  "fault",
] as const;
export type Code = (typeof CODES)[number];

/** What can be said in everybody's own language, as `:hello` and so on. */
export const PRESETS = ["hello", "well-played", "thanks", "oops", "hurry", "good-game"] as const;
export type Preset = (typeof PRESETS)[number];

export type Level = "easy" | "medium" | "hard";

export type Plan = "open" | "easy" | "medium" | "hard";

/** Chance: this seat begins. */
export type StartCommand = {
  do: "start";
  seat: number;
};

/** Chance: a die shows this number. */
export type RollCommand = {
  do: "roll";
  pips: number;
};

/** Chance: this tile is drawn. */
export type DrawCommand = {
  do: "draw";
  tile: string;
};

/** Lay the drawn tile at a place of the grid, turned so many quarters clockwise. */
export type PlaceCommand = {
  do: "place";
  tile: string;
  x: number;
  y: number;
  rotation: number;
};

/** Put a figure or token of this kind on a square. */
export type PutCommand = {
  do: "put";
  what: string;
  square: number;
};

/** Walk onto the neighbouring square. */
export type StepCommand = {
  do: "step";
  to: number;
};

/** Move the figure on a square to its neighbour. */
export type ShiftCommand = {
  do: "shift";
  start: number;
  to: number;
};

/** That is enough: end what is being done. */
export type StopCommand = {
  do: "stop";
};

/** Give up a life token to roll again. */
export type GiveLifeCommand = {
  do: "life";
};

/** Accept death: nothing can mend the roll. */
export type DieCommand = {
  do: "die";
};

/** ZI-FIGHT-2: spend the ammo that brings the roll to the number needed. */
export type SpendAmmoCommand = {
  do: "ammo";
};

/** ZI-ZOMBIE-3: put a new zombie into a building instead of moving three. */
export type BreedCommand = {
  do: "breed";
};

/** What is answered in zombie-invasion. */
export type ZombieInvasionCommand =
  | StartCommand
  | RollCommand
  | DrawCommand
  | PlaceCommand
  | PutCommand
  | StepCommand
  | ShiftCommand
  | StopCommand
  | GiveLifeCommand
  | DieCommand
  | SpendAmmoCommand
  | BreedCommand;

/** Chance chose the seat that takes the first turn. */
export type StartPlayerChosenEvent = {
  event: "start-player";
  seat: number;
};

/** A seat's turn begins. */
export type TurnBeganEvent = {
  event: "turn-began";
  seat: number;
  turn: number;
};

/** A tile was drawn. */
export type TileDrawnEvent = {
  event: "tile-drawn";
  seat: number;
  tile: string;
};

/** A tile was laid. */
export type TilePlacedEvent = {
  event: "tile-placed";
  seat: number;
  tile: string;
  x: number;
  y: number;
  rotation: number;
};

/** A tile fits nowhere and leaves the game. */
export type TileLostEvent = {
  event: "tile-lost";
  seat: number;
  tile: string;
};

/** A tile can't be placed now and goes back into the stack afterwards. */
export type TilePutAsideEvent = {
  event: "tile-put-aside";
  seat: number;
  tile: string;
};

/** No tile of the stack can be placed: none is drawn. */
export type NoTileFitsEvent = {
  event: "no-tile-fits";
  seat: number;
};

/** A figure or token came onto the map. */
export type FigurePutEvent = {
  event: "figure-put";
  what: string;
  square: number;
};

/** A die was rolled; `result` counts what adds to it or takes from it. */
export type RolledEvent = {
  event: "rolled";
  seat: number;
  purpose: string;
  pips: number;
  result: number;
  /** A card decided the number: no die was rolled. */
  by_card?: boolean;
};

/** A pawn walked one square. */
export type SteppedEvent = {
  event: "stepped";
  seat: number;
  start: number;
  to: number;
};

/** A figure moved one square. */
export type FigureMovedEvent = {
  event: "figure-moved";
  seat: number;
  start: number;
  to: number;
};

/** A figure was beaten in a fight. */
export type BeatenEvent = {
  event: "beaten";
  seat: number;
  what: string;
  square: number;
};

/** A life token was given up to roll again. */
export type LifeGivenEvent = {
  event: "life-given";
  seat: number;
  left: number;
};

/** A token was picked up from the map. */
export type TokenTakenEvent = {
  event: "token-taken";
  seat: number;
  what: string;
  square: number;
};

/** A player died and starts anew. */
export type DiedEvent = {
  event: "died";
  seat: number;
};

/** The game is over. */
export type WonEvent = {
  event: "won";
  seats: number[];
  way: string;
};

/** What happens in zombie-invasion. */
export type ZombieInvasionEvent =
  | StartPlayerChosenEvent
  | TurnBeganEvent
  | TileDrawnEvent
  | TilePlacedEvent
  | TileLostEvent
  | TilePutAsideEvent
  | NoTileFitsEvent
  | FigurePutEvent
  | RolledEvent
  | SteppedEvent
  | FigureMovedEvent
  | BeatenEvent
  | LifeGivenEvent
  | TokenTakenEvent
  | DiedEvent
  | WonEvent;

/** Chance says who begins. */
export type ZombieInvasionFirstSeatFrame = {
  frame: "first-seat";
};

/** The steps of the active seat's turn; it works through them by itself. */
export type ZombieInvasionTurnFrame = {
  frame: "turn";
  step: number;
};

/** Chance draws a tile. */
export type ZombieInvasionDrawTileFrame = {
  frame: "draw-tile";
};

/** The active seat lays the drawn tile. */
export type ZombieInvasionPlaceTileFrame = {
  frame: "place-tile";
  tile: string;
};

/** The active seat spreads what a tile still calls for. */
export type ZombieInvasionFillTileFrame = {
  frame: "fill-tile";
  tile: number;
  zombies: number;
  life: number;
  ammo: number;
};

/** Chance rolls for the fight on the active seat's square. */
export type ZombieInvasionFightRollFrame = {
  frame: "fight-roll";
};

/** The roll failed: life, ammo or death. */
export type ZombieInvasionMendFrame = {
  frame: "mend";
  roll: number;
};

/** Chance rolls for the move. */
export type ZombieInvasionMoveRollFrame = {
  frame: "move-roll";
};

/** The active seat walks. */
export type ZombieInvasionMoveFrame = {
  frame: "move";
  left: number;
};

/** Chance rolls for the zombies. */
export type ZombieInvasionZombieRollFrame = {
  frame: "zombie-roll";
};

/** The active seat moves zombies; those on the squares of `moved` have moved. */
export type ZombieInvasionMoveZombiesFrame = {
  frame: "move-zombies";
  left: number;
  moved: number[];
};

/** The active seat chooses where a new zombie comes. */
export type ZombieInvasionBreedZombieFrame = {
  frame: "breed-zombie";
};

/** What waits to be decided in zombie-invasion. */
export type ZombieInvasionFrame =
  | ZombieInvasionFirstSeatFrame
  | ZombieInvasionTurnFrame
  | ZombieInvasionDrawTileFrame
  | ZombieInvasionPlaceTileFrame
  | ZombieInvasionFillTileFrame
  | ZombieInvasionFightRollFrame
  | ZombieInvasionMendFrame
  | ZombieInvasionMoveRollFrame
  | ZombieInvasionMoveFrame
  | ZombieInvasionZombieRollFrame
  | ZombieInvasionMoveZombiesFrame
  | ZombieInvasionBreedZombieFrame;

/** What one seat, or a spectator, sees. */
export type ZombieInvasionView = {
  turns: number;
  active: number;
  seats: ZombieInvasionSeatView[];
  tiles: LaidTile[];
  stack: Record<string, number>;
  bottom: string | null;
  zombies: number[];
  box: number;
  life: number[];
  ammo: number[];
  bonus: number;
  agenda: ZombieInvasionFrame[];
  winners: number[];
  way: string;
  game: "zombie-invasion";
  content: string;
  settings: Record<string, string>;
  viewer: number | null;
};

/** What lies before a seat (ZI-POINT-1: for all to see). */
export type ZombieInvasionSeatView = {
  pawn: number;
  life: number;
  ammo: number;
  points: number;
  dead: boolean;
};

/** A tile on the table. */
export type LaidTile = {
  tile: string;
  x: number;
  y: number;
  rotation: number;
};

/** Chance: this card is drawn. */
export type DealCommand = {
  do: "deal";
  card: string;
};

/** ME-EVENT-1, ME-EVENT-2: play a card from the hand, against a player where it needs one. */
export type PlayCommand = {
  do: "play";
  card: string;
  target: number | null;
};

/** ME-EVENT-7: play nothing in this window. */
export type PassCommand = {
  do: "pass";
};

/** ME-TURN-9: discard a card from the hand and end the turn. */
export type DiscardCommand = {
  do: "discard";
  card: string;
};

/** ME-TURN-5, ME-FIGHT-2: let the die be rolled. */
export type ThrowCommand = {
  do: "throw";
};

/** ME-EVENT-3, ME-FIGHT-8: use a card that lies in front of you in this fight. */
export type UseCommand = {
  do: "use";
  card: string;
};

/** ME-RANGE-1, ME-RANGE-2, ME-RANGE-4: fight a skeleton from a distance. */
export type ShootCommand = {
  do: "shoot";
  card: string;
  square: number;
};

/** ME-FIGHT-3: spend skeletons to raise a failed roll. */
export type RaiseCommand = {
  do: "raise";
  white: number;
  red: number;
  blue: number;
};

/** ME-HORSE-2, ME-HORSE-3: mount the horse that this seat left here. */
export type MountCommand = {
  do: "mount";
  owner: number;
};

/** Secretly commit so many of a kind to the duel. */
export type CommitCommand = {
  do: "commit";
  what: string;
  number: number;
};

/** Openly spend a skeleton in the duel. */
export type SpendCommand = {
  do: "spend";
  what: string;
};

/** Choose a card that lies in front of somebody. */
export type ChooseCommand = {
  do: "choose";
  card: string;
};

/** Choose a tile of the map by the order of laying. */
export type AimCommand = {
  do: "aim";
  tile: number;
};

/** Choose the square a pawn is put on. */
export type GoCommand = {
  do: "go";
  square: number;
};

/** Remove the skeleton on a square. */
export type RemoveCommand = {
  do: "remove";
  square: number;
};

/** Give up these skeletons of your collection. */
export type PayCommand = {
  do: "pay";
  white: number;
  red: number;
  blue: number;
};

/** What is answered in midevil. */
export type MidevilCommand =
  | StartCommand
  | RollCommand
  | DrawCommand
  | PlaceCommand
  | PutCommand
  | StepCommand
  | ShiftCommand
  | StopCommand
  | GiveLifeCommand
  | DieCommand
  | DealCommand
  | PlayCommand
  | PassCommand
  | DiscardCommand
  | ThrowCommand
  | UseCommand
  | ShootCommand
  | RaiseCommand
  | MountCommand
  | CommitCommand
  | SpendCommand
  | ChooseCommand
  | AimCommand
  | GoCommand
  | RemoveCommand
  | PayCommand;

/** A seat drew a card; only that seat is told which. */
export type CardDrawnEvent = {
  event: "card-drawn";
  seat: number;
  card: string | null;
};

/** A card was played. */
export type CardPlayedEvent = {
  event: "card-played";
  seat: number;
  card: string;
  target: number | null;
};

/** A card went to the discards. */
export type CardDiscardedEvent = {
  event: "card-discarded";
  seat: number;
  card: string;
};

/** A card lying in front of a seat was used. */
export type CardUsedEvent = {
  event: "card-used";
  seat: number;
  card: string;
};

/** An item changed hands. */
export type ItemTakenEvent = {
  event: "item-taken";
  seat: number;
  card: string;
  owner: number;
};

/** An item was lost. */
export type ItemLostEvent = {
  event: "item-lost";
  seat: number;
  card: string;
};

/** The discards became the new deck. */
export type DeckShuffledEvent = {
  event: "deck-shuffled";
};

/** Skeletons were spent to raise a roll. */
export type RollRaisedEvent = {
  event: "roll-raised";
  seat: number;
  white: number;
  red: number;
  blue: number;
};

/** A fight ended without result. */
export type FightEndedEvent = {
  event: "fight-ended";
  seat: number;
  square: number;
};

/** A seat fights from a distance. */
export type ShotEvent = {
  event: "shot";
  seat: number;
  card: string;
  square: number;
};

/** The Necronomicon was picked up in the Graveyard. */
export type BookTakenEvent = {
  event: "book-taken";
  seat: number;
};

/** The Necronomicon went back to the Graveyard. */
export type BookReturnedEvent = {
  event: "book-returned";
  seat: number;
};

/** The Necronomicon changed hands in a duel. */
export type BookWonEvent = {
  event: "book-won";
  seat: number;
  loser: number;
};

/** A duel for the Necronomicon begins. */
export type DuelBeganEvent = {
  event: "duel-began";
  seat: number;
  holder: number;
};

/** What a duellist committed, revealed. */
export type DuelBidEvent = {
  event: "duel-bid";
  seat: number;
  white: number;
  red: number;
  blue: number;
  life: number;
};

/** A duellist openly spent a skeleton. */
export type DuelSpentEvent = {
  event: "duel-spent";
  seat: number;
  what: string;
};

/** The totals of a duel; on a tie nothing changes. */
export type DuelEndedEvent = {
  event: "duel-ended";
  seat: number;
  total: number;
  holder: number;
  holder_total: number;
};

/** A rider left the Horse on a square, or lost it (-1). */
export type DismountedEvent = {
  event: "dismounted";
  seat: number;
  square: number;
};

/** A player mounted a horse. */
export type MountedEvent = {
  event: "mounted";
  seat: number;
  owner: number;
};

/** An effect put a pawn on a square. */
export type PawnPutEvent = {
  event: "pawn-put";
  seat: number;
  square: number;
};

/** A skeleton left the map for good. */
export type SkeletonRemovedEvent = {
  event: "skeleton-removed";
  what: string;
  square: number;
};

/** A seat gave up skeletons of its collection. */
export type SkeletonsPaidEvent = {
  event: "skeletons-paid";
  seat: number;
  white: number;
  red: number;
  blue: number;
};

/** A seat took life tokens from the bank. */
export type LifeTakenEvent = {
  event: "life-taken";
  seat: number;
  number: number;
};

/** A turn passes without anything done. */
export type TurnSkippedEvent = {
  event: "turn-skipped";
  seat: number;
};

/** What happens in midevil. */
export type MidevilEvent =
  | StartPlayerChosenEvent
  | TurnBeganEvent
  | TileDrawnEvent
  | TilePlacedEvent
  | TileLostEvent
  | TilePutAsideEvent
  | NoTileFitsEvent
  | FigurePutEvent
  | RolledEvent
  | SteppedEvent
  | FigureMovedEvent
  | BeatenEvent
  | LifeGivenEvent
  | TokenTakenEvent
  | DiedEvent
  | WonEvent
  | CardDrawnEvent
  | CardPlayedEvent
  | CardDiscardedEvent
  | CardUsedEvent
  | ItemTakenEvent
  | ItemLostEvent
  | DeckShuffledEvent
  | RollRaisedEvent
  | FightEndedEvent
  | ShotEvent
  | BookTakenEvent
  | BookReturnedEvent
  | BookWonEvent
  | DuelBeganEvent
  | DuelBidEvent
  | DuelSpentEvent
  | DuelEndedEvent
  | DismountedEvent
  | MountedEvent
  | PawnPutEvent
  | SkeletonRemovedEvent
  | SkeletonsPaidEvent
  | LifeTakenEvent
  | TurnSkippedEvent;

/** Chance says who begins. */
export type MidevilFirstSeatFrame = {
  frame: "first-seat";
};

/** Works: the start player is asked to fill a tile that lies there from the start. */
export type MidevilFillStartFrame = {
  frame: "fill-start";
  tile: number;
};

/** Works: a seat draws until it holds three cards. */
export type MidevilDrawCardsFrame = {
  frame: "draw-cards";
  seat: number;
};

/** Chance deals a card. */
export type MidevilDealCardFrame = {
  frame: "deal-card";
  seat: number;
};

/** Works: the steps of the active seat's turn. */
export type MidevilTurnFrame = {
  frame: "turn";
  step: number;
};

/** Chance draws a tile; those put aside wait beside the stack. */
export type MidevilDrawTileFrame = {
  frame: "draw-tile";
  aside: string[];
};

/** The active seat lays the drawn tile. */
export type MidevilPlaceTileFrame = {
  frame: "place-tile";
  tile: string;
  aside: string[];
  forced: boolean;
};

/** Chance rolls for an unnamed tile. */
export type MidevilTileRollFrame = {
  frame: "tile-roll";
  tile: number;
};

/** A seat spreads what a tile still calls for: figures by number, or by points, then life tokens. */
export type MidevilFillTileFrame = {
  frame: "fill-tile";
  seat: number;
  tile: number;
  figures: number;
  points: number;
  life: number;
  colours: number[];
};

/** Works: a pawn settles the square it stands on; `duels` says whether that may start a duel. */
export type MidevilArriveFrame = {
  frame: "arrive";
  seat: number;
  duels?: boolean;
};

/** The active seat may shoot before it draws cards. */
export type MidevilSettleFrame = {
  frame: "settle";
};

/** The active seat may play a card before the movement roll. */
export type MidevilBeforeMoveFrame = {
  frame: "before-move";
};

/** Chance rolls for the move. */
export type MidevilMoveRollFrame = {
  frame: "move-roll";
};

/** Works: the movement is what the die, doublings and halvings make of it. */
export type MidevilMoveRolledFrame = {
  frame: "move-rolled";
  pips: number;
  doubles: number;
  halves: number;
};

/**
 * A pawn walks: `chooser` picks the steps of `seat`'s pawn.
 *
 * Works: it asks by `MoveStep` until the move is over. Until the first step the roll and its
 * doublings and halvings are remembered, so that a later doubling counts before an earlier halving.
 */
export type MidevilMoveFrame = {
  frame: "move";
  seat: number;
  chooser: number;
  left: number;
  rolled: MidevilMoveRolledFrame | null;
  owner_done: boolean;
};

/** The next step of the move beneath, or what else its owner may do. */
export type MidevilMoveStepFrame = {
  frame: "move-step";
};

/** Works: the stages of a fight against the skeleton on a square, from where the fighter stands. */
export type MidevilFightFrame = {
  frame: "fight";
  seat: number;
  stand: number;
  square: number;
  weapon: string | null;
  stage: number;
  pips: number;
  plus: number;
  blessed: boolean;
  repeated: boolean;
};

/** The fighter may choose a weapon or play a card before the roll. */
export type MidevilFightReadyFrame = {
  frame: "fight-ready";
  seat: number;
};

/** Chance rolls for the fight. */
export type MidevilFightRollFrame = {
  frame: "fight-roll";
  seat: number;
};

/** The roll failed: raise it, roll again, or die. */
export type MidevilMendFrame = {
  frame: "mend";
  seat: number;
};

/** Others may answer with a card; `waiting` have not answered, `sealed` are the cards chosen so far. */
export type MidevilWindowFrame = {
  frame: "window";
  kind: string;
  asked: number[];
  waiting: number[];
  sealed: ([number, string, number | null])[];
};

/** Works: these seats are asked by a window when what is above is done, if they can then play. */
export type MidevilAskLaterFrame = {
  frame: "ask-later";
  kind: string;
  seats: number[];
};

/** Works: the stages of a duel between the active seat and the holder. */
export type MidevilDuelFrame = {
  frame: "duel";
  seat: number;
  holder: number;
  stage: number;
  side: number;
  rolls: [number, number];
  bids: [number[], number[]];
  stopped: [boolean, boolean];
};

/** Chance rolls for one duellist. */
export type MidevilDuelRollFrame = {
  frame: "duel-roll";
  side: number;
  seat: number;
};

/** Both duellists commit in secret, kind by kind: white, red, blue, life. */
export type MidevilDuelBidsFrame = {
  frame: "duel-bids";
  seats: [number, number];
  bids: [number[], number[]];
};

/** A duellist may spend a committed life token to roll again. */
export type MidevilDuelRerollFrame = {
  frame: "duel-reroll";
  side: number;
  seat: number;
};

/** A duellist may openly spend one skeleton or one life token. */
export type MidevilDuelOpenFrame = {
  frame: "duel-open";
  side: number;
  seat: number;
};

/** Chance rolls for the skeletons. */
export type MidevilSkeletonRollFrame = {
  frame: "skeleton-roll";
};

/** A seat moves skeletons; those on the squares of `moved` have moved. */
export type MidevilMoveSkeletonsFrame = {
  frame: "move-skeletons";
  seat: number;
  left: number;
  moved: number[];
  must: boolean;
};

/** A skeleton that may walk on: one more square, or stop. */
export type MidevilStepOnFrame = {
  frame: "step-on";
  seat: number;
  square: number;
  left: number;
};

/** The active seat may discard one card. */
export type MidevilEndTurnFrame = {
  frame: "end-turn";
};

/** A seat chooses an item of the target, to take it or to see it lost. */
export type MidevilChooseItemFrame = {
  frame: "choose-item";
  seat: number;
  target: number;
  take: boolean;
};

/** A seat chooses the square that an effect speaks of. */
export type MidevilChooseSquareFrame = {
  frame: "choose-square";
  seat: number;
  purpose: string;
  target: number;
};

/** A seat chooses the tile that an effect works on. */
export type MidevilChooseTileFrame = {
  frame: "choose-tile";
  seat: number;
  purpose: string;
  amount: number;
};

/** A seat puts skeletons on a tile: by points from the supply, by number from the removed. */
export type MidevilPutSkeletonsFrame = {
  frame: "put-skeletons";
  seat: number;
  tile: number;
  left: number;
  source: string;
};

/** A seat removes skeletons from a tile, up to so many points. */
export type MidevilRemoveSkeletonsFrame = {
  frame: "remove-skeletons";
  seat: number;
  tile: number;
  left: number;
};

/** A seat gives up skeletons worth at least so many points. */
export type MidevilPaySkeletonsFrame = {
  frame: "pay-skeletons";
  seat: number;
  points: number;
};

/** What waits to be decided in midevil. */
export type MidevilFrame =
  | MidevilFirstSeatFrame
  | MidevilFillStartFrame
  | MidevilDrawCardsFrame
  | MidevilDealCardFrame
  | MidevilTurnFrame
  | MidevilDrawTileFrame
  | MidevilPlaceTileFrame
  | MidevilTileRollFrame
  | MidevilFillTileFrame
  | MidevilArriveFrame
  | MidevilSettleFrame
  | MidevilBeforeMoveFrame
  | MidevilMoveRollFrame
  | MidevilMoveRolledFrame
  | MidevilMoveFrame
  | MidevilMoveStepFrame
  | MidevilFightFrame
  | MidevilFightReadyFrame
  | MidevilFightRollFrame
  | MidevilMendFrame
  | MidevilWindowFrame
  | MidevilAskLaterFrame
  | MidevilDuelFrame
  | MidevilDuelRollFrame
  | MidevilDuelBidsFrame
  | MidevilDuelRerollFrame
  | MidevilDuelOpenFrame
  | MidevilSkeletonRollFrame
  | MidevilMoveSkeletonsFrame
  | MidevilStepOnFrame
  | MidevilEndTurnFrame
  | MidevilChooseItemFrame
  | MidevilChooseSquareFrame
  | MidevilChooseTileFrame
  | MidevilPutSkeletonsFrame
  | MidevilRemoveSkeletonsFrame
  | MidevilPaySkeletonsFrame;

/** What one seat, or a spectator (None), sees; `book` is where the Necronomicon lies, or -1. */
export type MidevilView = {
  turns: number;
  active: number;
  seats: MidevilSeatView[];
  tiles: LaidTile[];
  stack: Record<string, number>;
  skeletons: Record<string, number[]>;
  supply: [number, number, number];
  removed: [number, number, number, number];
  life: number[];
  bank: number;
  discards: Record<string, number>;
  holder: number;
  home: number;
  goal: number;
  barred: number[];
  used: string[];
  duelled: boolean;
  rooted: boolean;
  lasting: MidevilLasting[];
  winners: number[];
  way: string;
  game: "midevil";
  content: string;
  settings: Record<string, string>;
  viewer: number | null;
  book: number;
  hand: string[];
  deck: number;
  agenda: MidevilFrame[];
};

/** What lies before a seat, for all to see; `horse` is where its horse waits, or -1. */
export type MidevilSeatView = {
  pawn: number;
  life: number;
  points: number;
  collection: [number, number, number];
  hand: number;
  front: string[];
  horse: number;
  dead: boolean;
  played: boolean;
};

/**
 * An effect that lasts: whose it is, whom it concerns and until when.
 *
 * It ends when `seat`'s turn begins or, with `ends`, at the end of so many of that seat's turns;
 * it takes hold after `waits` of them.
 */
export type MidevilLasting = {
  what: string;
  owner: number;
  target: number;
  seat: number;
  ends: number;
  waits: number;
};

/** CC-BRIDGE-2: try to lower or raise the drawbridge. */
export type WorkBridgeCommand = {
  do: "bridge";
};

/** CC-DUEL-1: duel the holder of the Necronomicon. */
export type ChallengeCommand = {
  do: "challenge";
};

/** CC-OPT-1: appear on the drawbridge's opening instead of moving. */
export type TeleportCommand = {
  do: "teleport";
};

/** CC-CARD-16: finish the move with this seat's pawn. */
export type LeadCommand = {
  do: "lead";
  seat: number;
};

/** Take these skeletons from the supply. */
export type TakeCommand = {
  do: "take";
  white: number;
  red: number;
  blue: number;
};

/** Choose the skeleton on a square. */
export type PickCommand = {
  do: "pick";
  square: number;
};

/** What is answered in castle-of-chaos. */
export type CastleOfChaosCommand =
  | StartCommand
  | RollCommand
  | DrawCommand
  | PlaceCommand
  | PutCommand
  | StepCommand
  | ShiftCommand
  | StopCommand
  | GiveLifeCommand
  | DieCommand
  | DealCommand
  | PlayCommand
  | PassCommand
  | DiscardCommand
  | ThrowCommand
  | UseCommand
  | ShootCommand
  | RaiseCommand
  | MountCommand
  | CommitCommand
  | SpendCommand
  | ChooseCommand
  | AimCommand
  | GoCommand
  | RemoveCommand
  | PayCommand
  | WorkBridgeCommand
  | ChallengeCommand
  | TeleportCommand
  | LeadCommand
  | TakeCommand
  | PickCommand;

/** The drawbridge was lowered or raised. */
export type BridgeMovedEvent = {
  event: "bridge-moved";
  seat: number;
  raised: boolean;
};

/** A player is in the Pit and can do nothing for a while. */
export type FellIntoPitEvent = {
  event: "fell-into-pit";
  seat: number;
};

/** A seat took skeletons from the supply. */
export type SkeletonsTakenEvent = {
  event: "skeletons-taken";
  seat: number;
  white: number;
  red: number;
  blue: number;
};

/** A seat lost life tokens. */
export type LifeLostEvent = {
  event: "life-lost";
  seat: number;
  number: number;
};

/** A life token left the map. */
export type TokenLostEvent = {
  event: "token-lost";
  square: number;
};

/** A card sent a skeleton to another square. */
export type SkeletonSentEvent = {
  event: "skeleton-sent";
  start: number;
  to: number;
};

/** A player goes on with another's pawn. */
export type PawnLedEvent = {
  event: "pawn-led";
  seat: number;
  target: number;
};

/** What happens in castle-of-chaos. */
export type CastleOfChaosEvent =
  | StartPlayerChosenEvent
  | TurnBeganEvent
  | TileDrawnEvent
  | TilePlacedEvent
  | TileLostEvent
  | TilePutAsideEvent
  | NoTileFitsEvent
  | FigurePutEvent
  | RolledEvent
  | SteppedEvent
  | FigureMovedEvent
  | BeatenEvent
  | LifeGivenEvent
  | TokenTakenEvent
  | DiedEvent
  | WonEvent
  | CardDrawnEvent
  | CardPlayedEvent
  | CardDiscardedEvent
  | CardUsedEvent
  | ItemTakenEvent
  | ItemLostEvent
  | DeckShuffledEvent
  | RollRaisedEvent
  | FightEndedEvent
  | ShotEvent
  | BookTakenEvent
  | BookReturnedEvent
  | BookWonEvent
  | DuelBeganEvent
  | DuelBidEvent
  | DuelSpentEvent
  | DuelEndedEvent
  | DismountedEvent
  | MountedEvent
  | PawnPutEvent
  | SkeletonRemovedEvent
  | SkeletonsPaidEvent
  | LifeTakenEvent
  | TurnSkippedEvent
  | BridgeMovedEvent
  | FellIntoPitEvent
  | SkeletonsTakenEvent
  | LifeLostEvent
  | TokenLostEvent
  | SkeletonSentEvent
  | PawnLedEvent;

/** Chance draws the tile beyond the drawbridge. */
export type CastleOfChaosDrawBeyondFrame = {
  frame: "draw-beyond";
};

/** A seat chooses the squares of black skeletons, when the Graveyard has more room than there are. */
export type CastleOfChaosPutBlackFrame = {
  frame: "put-black";
  seat: number;
  tile: number;
  left: number;
};

/** Chance rolls for the drawbridge. */
export type CastleOfChaosBridgeRollFrame = {
  frame: "bridge-roll";
  seat: number;
};

/** One after another these seats choose a square of the Graveyard. */
export type CastleOfChaosGatherFrame = {
  frame: "gather";
  seats: number[];
  taken: number[];
};

/** A seat chooses the skeleton that swaps places with the target. */
export type CastleOfChaosChooseSkeletonFrame = {
  frame: "choose-skeleton";
  seat: number;
  target: number;
};

/** A seat takes skeletons worth so many points from the supply. */
export type CastleOfChaosTakeSkeletonsFrame = {
  frame: "take-skeletons";
  seat: number;
  points: number;
};

/** Chance rolls for each seat in turn; the lowest lose a life token. */
export type CastleOfChaosCrushRollFrame = {
  frame: "crush-roll";
  seats: number[];
  rolls: [number, number][];
};

/** Chance rolls for each life token that shares a square with a skeleton. */
export type CastleOfChaosUprisingRollFrame = {
  frame: "uprising-roll";
  seat: number;
  squares: number[];
};

/** Chance says how many skeletons leave the wall, or storm it. */
export type CastleOfChaosWallRollFrame = {
  frame: "wall-roll";
  seat: number;
  storm: boolean;
};

/** A seat sends skeletons from the wall outside, or from outside onto it; `picked` is on its way. */
export type CastleOfChaosSendSkeletonsFrame = {
  frame: "send-skeletons";
  seat: number;
  storm: boolean;
  left: number;
  picked: number;
};

/** What waits to be decided in castle-of-chaos. */
export type CastleOfChaosFrame =
  | MidevilFirstSeatFrame
  | MidevilFillStartFrame
  | MidevilDrawCardsFrame
  | MidevilDealCardFrame
  | MidevilTurnFrame
  | MidevilDrawTileFrame
  | MidevilPlaceTileFrame
  | MidevilTileRollFrame
  | MidevilFillTileFrame
  | MidevilArriveFrame
  | MidevilSettleFrame
  | MidevilBeforeMoveFrame
  | MidevilMoveRollFrame
  | MidevilMoveRolledFrame
  | MidevilMoveFrame
  | MidevilMoveStepFrame
  | MidevilFightFrame
  | MidevilFightReadyFrame
  | MidevilFightRollFrame
  | MidevilMendFrame
  | MidevilWindowFrame
  | MidevilAskLaterFrame
  | MidevilDuelFrame
  | MidevilDuelRollFrame
  | MidevilDuelBidsFrame
  | MidevilDuelRerollFrame
  | MidevilDuelOpenFrame
  | MidevilSkeletonRollFrame
  | MidevilMoveSkeletonsFrame
  | MidevilStepOnFrame
  | MidevilEndTurnFrame
  | MidevilChooseItemFrame
  | MidevilChooseSquareFrame
  | MidevilChooseTileFrame
  | MidevilPutSkeletonsFrame
  | MidevilRemoveSkeletonsFrame
  | MidevilPaySkeletonsFrame
  | CastleOfChaosDrawBeyondFrame
  | CastleOfChaosPutBlackFrame
  | CastleOfChaosBridgeRollFrame
  | CastleOfChaosGatherFrame
  | CastleOfChaosChooseSkeletonFrame
  | CastleOfChaosTakeSkeletonsFrame
  | CastleOfChaosCrushRollFrame
  | CastleOfChaosUprisingRollFrame
  | CastleOfChaosWallRollFrame
  | CastleOfChaosSendSkeletonsFrame;

/** What one seat, or a spectator, sees. */
export type CastleOfChaosView = {
  turns: number;
  active: number;
  seats: MidevilSeatView[];
  tiles: LaidTile[];
  stack: Record<string, number>;
  skeletons: Record<string, number[]>;
  supply: [number, number, number];
  removed: [number, number, number, number];
  life: number[];
  bank: number;
  discards: Record<string, number>;
  holder: number;
  home: number;
  goal: number;
  barred: number[];
  used: string[];
  duelled: boolean;
  rooted: boolean;
  lasting: MidevilLasting[];
  winners: number[];
  way: string;
  game: "castle-of-chaos";
  content: string;
  settings: Record<string, string>;
  viewer: number | null;
  book: number;
  hand: string[];
  deck: number;
  agenda: CastleOfChaosFrame[];
};

export type AnyCommand = ZombieInvasionCommand | MidevilCommand | CastleOfChaosCommand;

export type AnyEvent = ZombieInvasionEvent | MidevilEvent | CastleOfChaosEvent;

export type AnyFrame = ZombieInvasionFrame | MidevilFrame | CastleOfChaosFrame;

export type AnyView = ZombieInvasionView | MidevilView | CastleOfChaosView;

/** The fields of a view that changed. */
export type ViewChange =
  | Partial<ZombieInvasionView>
  | Partial<MidevilView>
  | Partial<CastleOfChaosView>;

/** How do I get to this square, and what are my chances? */
export type PathAsked = {
  ask: "path";
  to: number;
};

/** Which squares can I come to in this move? */
export type ReachAsked = {
  ask: "reach";
};

/** How does the fight under way go, or the one with the figure on a square? */
export type FightAsked = {
  ask: "fight";
  square?: number | null;
};

/** How does the fight or the duel go, for each of my options now? */
export type ChoicesAsked = {
  ask: "choices";
};

/** How does the duel go for a bid of white, red and blue skeletons, and life tokens? */
export type BidAsked = {
  ask: "bid";
  bid: [number, number, number, number];
};

/** How would a bot put or move what I am asked to put or move? */
export type MovesAsked = {
  ask: "moves";
};

/** What can be asked about chances. */
export type OddsQuestion =
  | PathAsked
  | ReachAsked
  | FightAsked
  | ChoicesAsked
  | BidAsked
  | MovesAsked;

/**
 * The way, with the `chance` to survive all of it, and what is `left` on average on arrival.
 *
 * `reach` is how many of its squares the move under way covers; a move only thought of covers none.
 */
export type PathFound = {
  answer: "path";
  squares: number[];
  reach: number;
  fights: FightOnTheWay[];
  chance: number;
  left: Purse;
};

/** A fight of a path: the figure, where it stands, and the chance to be alive once it is over. */
export type FightOnTheWay = {
  square: number;
  figure: string;
  alive: number;
};

/** Tokens, points and cards, on average: what is spent, or what is left. */
export type Purse = {
  life: number;
  ammo: number;
  points: number;
  cards: number;
};

/** All squares within the move under way, for who wins every fight on the way at once. */
export type ReachFound = {
  answer: "reach";
  squares: Square[];
};

/** A square that can be reached: in so many steps, over so many figures. */
export type Square = {
  square: number;
  steps: number;
  fights: number;
};

/** Answers to this question and to those after it, as long as figures are put or moved. */
export type MovesFound = {
  answer: "moves";
  moves: Move[];
};

/** An answer as its text, the squares that it is about, and what is put there. */
export type Move = {
  choice: string;
  squares: number[];
  what: string | null;
};

/** A fight from here on, and what it costs on average; a roll of `needed` wins it. */
export type FightFound = {
  answer: "fight";
  seat: number;
  figure: string;
  needed: number;
  win: number;
  die: number;
  cost: Purse;
};

/** How likely a seat holds the book afterwards: against the best reply, and against any reply alike. */
export type DuelFound = {
  answer: "duel";
  seat: number;
  best: number;
  uniform: number;
};

/** The options for which there are odds; none where nothing is fought about. */
export type ChoicesFound = {
  answer: "choices";
  choices: ChoiceFound[];
};

/** An option by its number, and how it then goes. */
export type ChoiceFound = {
  option: number;
  odds: FightFound | DuelFound;
};

/**
 * There is no answer.
 *
 * `code` is `no-path`, `no-moves`, `no-fight`, `no-duel`, `bad-bid`, `no-seat` for a spectator,
 * `no-odds` for a game without odds, or `too-much` where it takes too much work; `rule` is the one that
 * forbids it, where there is one.
 */
export type NoOdds = {
  answer: "none";
  code: string;
  rule: string | null;
};

/** What is told about chances. */
export type OddsAnswer =
  | PathFound
  | ReachFound
  | MovesFound
  | FightFound
  | DuelFound
  | ChoicesFound
  | NoOdds;

/** The seat that somebody has now. */
export type Seated = {
  seat: number;
};

/** The secret of a link that carries a seat to another device; it is told once. */
export type LinkSecret = {
  secret: string;
};

/** A line of chat; a text that begins with a colon names one of the presets. */
export type Said = {
  type: "said";
  at: number;
  room: "players" | "spectators";
  name: string;
  seat: number | null;
  text: string;
};

/** An option by its number, and what speaks for it. */
export type HintFound = {
  option: number;
  reasons: Reason[];
};

/** What speaks for an option: a message and its parameters. */
export type Reason = {
  message: string;
  parameters: Record<string, string | number>;
};

/** The rule that forbids a command; null where no rule certainly does. */
export type RuleFound = {
  rule: string | null;
};

/** What `done` brings along, by the type of what was asked; all else brings nothing. */
export interface Results {
  sit: Seated;
  carry: Seated;
  link: LinkSecret;
  history: Said[];
  ask: OddsAnswer;
  hint: HintFound[];
  "why-not": RuleFound;
}

export type AnyResult = Results[keyof Results];

/** The first message: the protocol, and what the client has seen of this table already. */
export type Hello = {
  type: "hello";
  protocol: number;
  /** A bot's, in its first hello; never together with a cookie. */
  token?: string;
  stream?: string;
  seen?: number;
  /** Which of the people at one device this is, in its first hello; 0 is the guest. */
  person?: number;
  /** A link's, by which who may not watch the table is let in to take over its seat. */
  secret?: string;
};

/** Is anybody there? */
export type Ping = {
  type: "ping";
};

/** Sit down, on a certain seat or any; the hash of a nonce for the dice may come along. */
export type Sit = {
  type: "sit";
  name: string;
  seat?: number | null;
  nonce_hash?: string;
  id: string;
};

/** Leave a table that has not begun; the host may send another seat away. */
export type Stand = {
  type: "stand";
  seat?: number | null;
  id: string;
};

/** The nonce whose hash was given. */
export type Reveal = {
  type: "reveal";
  nonce: string;
  id: string;
};

/** The host begins the game. */
export type Begin = {
  type: "begin";
  id: string;
};

/** The answer to a decision: the number of an option, or its text. */
export type Answer = {
  type: "answer";
  decision: number;
  choice: number | string;
  id: string;
};

/** Take back my last choice. */
export type Undo = {
  type: "undo";
  id: string;
};

/** My standing orders from now on. */
export type Order = {
  type: "order";
  pass_until_turn?: boolean;
  never?: string[];
  id: string;
};

/** I answer for my seat again, not the bot. */
export type Return = {
  type: "return";
  id: string;
};

/** Leave a running game for good; who concedes says so. */
export type Leave = {
  type: "leave";
  concede?: boolean;
  id: string;
};

/** For ending the game by agreement, or for a bot in the place of somebody absent. */
export type Vote = {
  type: "vote";
  on: "end" | "replace-0" | "replace-1" | "replace-2" | "replace-3" | "replace-4" | "replace-5";
  yes?: boolean;
  id: string;
};

/** A link that carries my seat to another device. */
export type MakeLink = {
  type: "link";
  id: string;
};

/** Take over a seat with the secret of such a link. */
export type Carry = {
  type: "carry";
  secret: string;
  name: string;
  id: string;
};

/** Chat: words of one's own or the name of a preset. */
export type Say = {
  type: "say";
  text: string;
  id: string;
};

/** What was said in the chat. */
export type History = {
  type: "history";
  id: string;
};

/** A question about chances, answered from the asker's own view. */
export type Ask = {
  type: "ask";
  decision: number;
  question: OddsQuestion;
  id: string;
};

/** The hard bot's best options and reasons. */
export type Hint = {
  type: "hint";
  decision: number;
  id: string;
};

/** Which rule forbids a command now? */
export type WhyNot = {
  type: "why-not";
  decision: number;
  command: string;
  id: string;
};

/** What a client says. */
export type In =
  | Hello
  | Ping
  | Sit
  | Stand
  | Reveal
  | Begin
  | Answer
  | Undo
  | Order
  | Return
  | Leave
  | Vote
  | MakeLink
  | Carry
  | Say
  | History
  | Ask
  | Hint
  | WhyNot;

/** The answer to `hello`: everything that the viewer sees now. */
export type Welcome = {
  type: "welcome";
  protocol: number;
  stream: string;
  n: number;
  /** The server's time, by which clocks run. */
  now: number;
  info: TableInfo;
  mine?: Mine;
  view?: AnyView;
  question?: Question;
};

/** What everybody may know of a table besides the game itself. */
export type TableInfo = {
  id: string;
  title: string;
  game: string;
  settings: Record<string, string>;
  /** The hash of the tiles and cards. */
  content: string;
  status: "open" | "over" | "running";
  public: boolean;
  practice: boolean;
  /** The part of the game's lesson that is played here. */
  lesson?: string;
  /** All seats are fixed, and promised nonces are called for. */
  called?: boolean;
  pace: Bank | Days | null;
  /** Nobody's time runs in windows and while several are asked. */
  clock?: Clock;
  absence: "bot" | "skip" | "wait";
  cover: Level;
  leaving: "bot" | "out";
  reactions: "private" | "quick";
  reaction_seconds: number;
  spectators: boolean;
  hints: boolean;
  /** Whether everybody sees everything when the game is over. */
  open_hands: boolean;
  seats: SeatInfo[];
  host: number | null;
  votes?: Record<string, number[]>;
  seed_hash?: string;
  /** Told when the table is over. */
  seed?: string;
  why?: string;
  winners?: number[];
  /** The table at which the same people play again. */
  rematch?: string;
  /** The first of the tables that play with the same dice, whose seed is told when all of them are over. */
  dice?: string;
  saving_paused?: boolean;
  /** When the game went on from its last turn's beginning, as the rules had changed; 0 for never. */
  went_on?: number;
};

/** Seconds that each player has for the whole game, and those that an answer gives back. */
export type Bank = {
  pace: "bank";
  seconds: number;
  increment: number;
};

/** Days that a player has for each decision. */
export type Days = {
  pace: "days";
  days: number;
};

/** Whose time runs, and since when by the server's clock: milliseconds since 1970. */
export type Clock = {
  seat: number;
  since: number;
};

/** What everybody may know of a seat. */
export type SeatInfo = {
  kind: "bot" | "free" | "person";
  name?: string;
  /** Of the bot that answers for this seat now. */
  level?: string;
  /** Why a bot answers for a person. */
  why?: string;
  present?: boolean;
  /** From when on others may vote for a bot here, as nobody looks: milliseconds of the server's clock. */
  absent?: number;
  bank?: number;
  nonce_hash?: string;
  nonce?: string;
};

/** What only the viewer's own seat may know besides its view. */
export type Mine = {
  seat: number;
  pass_until_turn?: boolean;
  never?: string[];
  can_undo?: boolean;
  may_begin?: boolean;
  /** All people at this device, where there are several: each says hello as that `person`. */
  company?: number[];
  /** Told to who is back, until they answer again. */
  away?: Absent;
};

/**
 * From when to when a bot answered how often; `GET /tables/{table}/while-away` tells what.
 *
 * Times are milliseconds of the server's clock.
 */
export type Absent = {
  since: number;
  until: number;
  answers: number;
};

/** A decision that waits for the viewer: its number, its options and, in a window, its time. */
export type Question = {
  decision: number;
  options: AnyCommand[];
  /** Of those options whose command alone would mislead, by their number. */
  labels?: Record<number, Label>;
  window?: boolean;
  /** How long a window is open. */
  seconds?: number;
  /** When it closes, in milliseconds of the server's clock. */
  until?: number;
};

/**
 * How an option is called whose command alone would mislead.
 *
 * Show a `danger` last and in red, and ask again before you send it: it kills.
 */
export type Label = {
  message: string;
  /** The points that the option costs, which the message names. */
  points?: number;
  danger?: boolean;
};

/** The answer to `hello` where what was missed follows as updates. */
export type Resumed = {
  type: "resumed";
  protocol: number;
  stream: string;
  n: number;
  now: number;
};

/** The answer to `hello` for who may not watch, but has brought a seat's secret: now say `carry`. */
export type Expected = {
  type: "expected";
};

/** What has changed for this viewer: only the parts that did. */
export type Update = {
  type: "update";
  n: number;
  events?: AnyEvent[];
  /** The fields of the view that changed. */
  view?: ViewChange;
  info?: TableInfo;
  mine?: Mine;
  question?: Question;
  /** False when nothing is asked any more. */
  asked?: boolean;
  /**
   * An answer was taken back: the events of updates after this one have not happened. With -1 earlier ones
   * have not either, and the log has what did.
   */
  undone?: number;
};

/** What was asked is done, and kept. */
export type Done = {
  type: "done";
  id: string;
  result?: AnyResult;
};

/** What was asked is not done; with `stale` an update has told, or will tell, what is asked instead. */
export type Failed = {
  type: "failed";
  id: string;
  code: Code;
  data?: Record<string, string | number>;
};

/** You may not look as before: say hello again to see what everybody sees, if they see anything. */
export type Moved = {
  type: "moved";
};

/** Somebody is there. */
export type Pong = {
  type: "pong";
};

/** What the server says. */
export type Out =
  | Welcome
  | Resumed
  | Expected
  | Update
  | Done
  | Failed
  | Said
  | Moved
  | Pong;

/** Public tables, or mine: all of them, or those that are new or have changed. */
export type LobbyShown = {
  type: "lobby";
  whole: boolean;
  tables?: Listed[];
  /** Tables of the lobby that are over, or any that are no longer among the latest. */
  gone?: string[];
};

/** A table of the lobby, or one of mine. */
export type Listed = {
  id: string;
  status: string;
  updated: number;
  summary: Summary;
  seat: number | null;
  waiting: boolean;
  /** Whether the table failed too often and is left alone until its host closes it. */
  parked: boolean;
};

/** A table as the lobby lists it. */
export type Summary = {
  title: string;
  game: string;
  seats: SeatSummary[];
  settings: Record<string, string>;
  pace?: Bank | Days;
  spectators?: boolean;
  practice?: boolean;
  lesson?: string;
  /** The first of the tables that play with the same dice. */
  dice?: string;
  turn?: number;
  why?: string;
  winners?: number[];
};

/** A seat as the lobby lists it. */
export type SeatSummary = {
  kind: string;
  name?: string;
  level?: string;
  /** Why a bot answers for a person, as at the table itself. */
  why?: string;
};

/** Why something was not done: a code that the client puts into words. */
export type Problem = {
  code: Code;
  data: Record<string, string | number>;
};

/** This server: what it speaks, and who can be played against. */
export type ServerInfo = {
  version: string;
  protocol: number;
  /** What links for others begin with; empty where the page's own address does. */
  public_url: string;
  languages: LanguageInfo[];
  /** From the weakest to the strongest. */
  bots: Level[];
  /** What can be said in everybody's own language. */
  presets: string[];
  defaults: TableDefaults;
};

/** A language, and what it calls itself. */
export type LanguageInfo = {
  code: string;
  name: string;
};

/** How a table is where nobody says anything else; it has no clock then, and is found by its link. */
export type TableDefaults = {
  absence: "bot" | "skip" | "wait";
  cover: Level;
  leaving: "bot" | "out";
  reactions: "private" | "quick";
  reaction_seconds: Record<"private" | "quick", number>;
  public: boolean;
  spectators: boolean;
  open_hands: boolean;
  hints: boolean;
};

/** A game that can be played here. */
export type GameInfo = {
  id: string;
  rules: number;
  least_seats: number;
  most_seats: number;
  options: OptionInfo[];
  ways: string[];
  /** The rule behind each kind of event; `rolled fight` goes before `rolled`. */
  cites: Record<string, string>;
  /** The set of tiles and cards where nobody brings their own. */
  content: string;
  /** Whether it is proposed to somebody who hasn't played yet. */
  favourite: boolean;
  /** The kind of figure that stands for the game on its pages. */
  foe: string;
  /** How kinds of events are shown; those without hints are left out. */
  events: Record<string, EventHints>;
  /** What is shown while a kind of frame is pending; those without hints are left out. */
  frames: Record<string, FrameHints>;
};

/** An option of the rules: its values, the default first, and the rule behind it. */
export type OptionInfo = {
  name: string;
  values: string[];
  rule: string;
  /** What a page preselects for a new table; the default holds where a table says nothing. */
  proposed: string;
};

/** How a kind of event is shown. */
export type EventHints = {
  /** Milliseconds to look at it before the next event is shown. */
  beat?: number;
  /** Worth telling somebody who was away. */
  notable?: boolean;
  /** Happens so often that somebody who was away is told how often, once per turn and seat. */
  counted?: boolean;
  /** Equal ones in a row become one sentence. */
  runs?: boolean;
};

/** What a client shows while a frame is pending: the phase of the turn, a fight or a duel. */
export type FrameHints = {
  phase?: "end" | "figures" | "move" | "tile";
  contest?: "duel" | "fight";
};

/** What teaches a game; what it says is in the messages `lesson-GAME-PART-STEP`. */
export type LessonInfo = {
  game: string;
  minutes: number;
  parts: PartInfo[];
};

/** A part of a lesson, which is played at a table of its own. */
export type PartInfo = {
  id: string;
  steps: StepInfo[];
};

/**
 * What a learner is told and asked: answers as text, `*` for anything, and squares that are spoken of.
 *
 * It is done by one of `last`, or when one of `want` was answered and none is left. Who is asked nothing
 * reads and goes on.
 */
export type StepInfo = {
  id: string;
  want: string[];
  last: string[];
  look: number[];
};

/** A set of tiles and cards; `sheet` is the version of its symbols. */
export type ContentInfo = {
  id: string;
  name: string;
  sheet: string;
  tiles: TileInfo[];
  cards: CardInfo[];
};

/** A kind of tile. Its message is `tile-ID`, its symbols are `tile-CONTENT-ID-ROTATION`. */
export type TileInfo = {
  id: string;
  title: Record<string, string>;
  shows_title: boolean;
  /** Parts of a fixed layout are numbered. */
  number: number | null;
  count: number;
  figures: number;
  life: number;
  ammo: number;
  /** Those that look different. */
  rotations: number[];
  turns: TurnInfo[];
  rule: string | null;
};

/** A tile in one rotation: the sides where one can leave it, and its nine squares, row by row. */
export type TurnInfo = {
  exits: string;
  squares: string[];
};

/** A kind of card. Its messages are `card-ID` for the title, `.gist` and `.text`. */
export type CardInfo = {
  id: string;
  title: Record<string, string>;
  gist: Record<string, string>;
  text: Record<string, string>;
  kind: string;
  /** The symbol in its medallion. */
  picture: string;
  count: number;
  rule: string | null;
};

/** The rules of a game in the order in which they are read. */
export type BookInfo = {
  game: string;
  language: string;
  title: string;
  intro: string;
  sections: string[];
  /** Other games whose rules hold too, but for what this book changes. */
  also: string[];
  entries: EntryInfo[];
};

/** A rule: its text is Markdown, `language` tells where it is not translated yet. */
export type EntryInfo = {
  id: string;
  game: string;
  title: string;
  section: string;
  text: string;
  language: string;
};

/** A link to be drawn. */
export type CodeAsked = {
  text: string;
};

/** Who you are to this server. */
export type Me = {
  id: string;
  name: string;
  language: string;
};

/** What you want to be called, and your language. */
export type MeAsked = {
  name: string;
  language?: string;
};

/** A table to be made, and who sits down at it. */
export type TableAsked = {
  config: Config;
  name: string;
  nonce_hash?: string;
  /** Who else plays at this device, on which of the open seats. */
  company?: Companion[];
};

/** How a table is to be; a guest says all of this when it is made. */
export type Config = {
  game: string;
  seats: Plan[];
  settings?: Record<string, string>;
  content?: OwnContent | null;
  title?: string;
  public?: boolean;
  pace?: BankIn | Days | null;
  absence?: "bot" | "skip" | "wait";
  leaving?: "bot" | "out";
  reactions?: "private" | "quick";
  /** How long a window stays open for who has a choice; a private one lasts as long whoever has one. */
  reaction_seconds?: number | null;
  /** The bot that takes over seats; where absence is skipped, it plays only for who is gone for good. */
  cover?: Level;
  spectators?: boolean;
  open_hands?: boolean;
  hints?: boolean;
  seed?: string;
  /** Where the game starts from, as text; its options are those that the text says. */
  position?: string;
  from_replay?: FromReplay | null;
  /** Other tables may be made that play with the same dice; nobody may watch, or add to the dice. */
  duplicates?: boolean;
  duplicate_of?: string;
  /** A part of the game's lesson: position, dice, seats and what the others answer are those of the part. */
  lesson?: string;
};

/** Somebody's own tiles and cards, as the text of their files. */
export type OwnContent = {
  name: string;
  files: Record<string, string>;
};

/** Seconds that each player has for the whole game, and those that an answer gives back. */
export type BankIn = {
  pace: "bank";
  seconds: number;
  increment?: number;
};

/**
 * A moment of a game: of a finished one, so many of its lines were played.
 *
 * Of one that is running, or keeps its hands closed, it counts the moments of the asker's own record, from
 * 0; null is now.
 */
export type FromReplay = {
  table: string;
  moment?: number | null;
};

/** Somebody who plays at the same device as who makes a table. */
export type Companion = {
  seat: number;
  name: string;
};

/** The table that was made. */
export type TableMade = {
  id: string;
};

/** Who wants to play again, and the hash of what they add to the dice. */
export type AgainAsked = {
  name: string;
  nonce_hash?: string;
};

/** The table of the rematch, and the seat there that is meant for who asked. */
export type AgainMade = {
  id: string;
  seat: number;
};

/** Tables that were played with the same dice; their seed is told now. */
export type Comparison = {
  seed: string;
  tables: Compared[];
};

/** One of the tables that were played with the same dice. */
export type Compared = {
  table: string;
  names: string[];
  why: string;
  winners: number[];
  turns: number;
  standings: StoryStand[];
};

/** A seat at the end: its points, the hits above expectation, its points without that luck. */
export type StoryStand = {
  seat: number;
  points: number;
  hits: number;
  adjusted: number;
};

/** What came of checking a replay. */
export type Checked = {
  game: string;
  verdict: StoryVerdictInfo;
};

/** What came of checking a game's dice. */
export type StoryVerdictInfo = {
  kind: "claimed" | "fair" | "own" | "practice";
  verified: boolean;
  steps: StoryStepInfo[];
};

/** One thing that was looked at when the dice were checked. */
export type StoryStepInfo = {
  what: string;
  outcome: "broken" | "kept" | "none";
  parameters: Record<string, string | number>;
};

/**
 * A finished game in numbers; lists by seat.
 *
 * `points` has those of all seats at the beginning of each round and at the end, `counts` how often each
 * seat did something, `things` with what. Stories of earlier versions have no `course` and what follows.
 */
export type StoryStatistics = {
  turns: number;
  answers: number;
  decisions: number;
  lead_changes: number;
  points: number[][];
  counts: Record<string, number[]>;
  things: Record<string, Record<string, number[]>>;
  dice: StoryDice[];
  standings: StoryStand[];
  course: StoryStage[];
  turnings: StoryTurning[];
  decided: StoryDecided | null;
  fought: StoryFought[];
};

/** What one seat's dice for one purpose gave, and what was to be expected. */
export type StoryDice = {
  seat: number;
  purpose: string;
  rolls: number;
  actual: number;
  expected: number;
  deviations: number;
};

/** How a game stood when a turn began, or at its end: points, and estimated chances to win, by seat. */
export type StoryStage = {
  turn: number;
  seat: number;
  moment: number;
  points: number[];
  chances: number[];
};

/**
 * A turn that changed much: what did it, who did it, and whose chances rose by it.
 *
 * `cause` is an event's tag, `points-lost`, or `walk` where nothing in particular happened; `number`
 * counts it.
 */
export type StoryTurning = {
  turn: number;
  moment: number;
  cause: string;
  seat: number;
  number: number;
  gainer: number;
  before: number;
  after: number;
};

/** Since when the winner had the best chances for good; `favourite` had them before, if anybody had. */
export type StoryDecided = {
  kind: "early" | "late" | "middle";
  seat: number;
  turn: number;
  moment: number;
  favourite: number | null;
  turning: StoryTurning | null;
};

/** What one seat fought: fights by how they ended, duels by how they did. */
export type StoryFought = {
  won: number;
  lost: number;
  broken_off: number;
  duels: number;
  duels_won: number;
};

/** A whole game through somebody's eyes: for each moment what was told, and what changed of the view. */
export type StoryInfo = {
  game: string;
  rules: number;
  version: string;
  title: string;
  names: string[];
  players: string[];
  settings: Record<string, string>;
  content: string;
  why: string;
  winners: number[];
  ended: number;
  /** False where the rules of the day could not tell all of it. */
  told: boolean;
  moments: StoryGlimpse[];
};

/** What one or more viewers heard, and the fields of their view that changed. */
export type StoryGlimpse = {
  events?: AnyEvent[];
  view?: ViewChange;
};

/** A whole game through everybody's eyes at once; `who` of a moment has the spectators first. */
export type AllSeen = {
  players: string[];
  /** The caller's own seat. */
  mine: number | null;
  /** False where the rules of the day could not tell all of it. */
  told: boolean;
  moments: StoryMoment[];
};

/** What a line of the game meant for every viewer. */
export type StoryMoment = {
  who: number[];
  seen: StoryGlimpse[];
};

/** A moment through somebody's eyes: the view then, and all that was told up to there. */
export type MomentInfo = {
  moment: number;
  last: number;
  view: AnyView;
  events: AnyEvent[];
};

/** What a bot did for me, and how much more it was than is told here. */
export type MeanwhileInfo = {
  since: number;
  until: number;
  before: number;
  deeds: StoryDeed[];
};

/** An answer that was given for me, and what came of it. */
export type StoryDeed = {
  command: string;
  events: AnyEvent[];
};

/** Some turns, the oldest first, and whether there are earlier ones. */
export type LogInfo = {
  upto: Told;
  turns: TurnTold[];
  earlier: boolean;
  /** Whether a part of the game was played by earlier rules, and what happened then can't be told. */
  lost: boolean;
};

/** Up to which update of a socket's stream this goes; no stream where nobody looks at the table. */
export type Told = {
  stream: string;
  n: number;
};

/** What I was told in one turn; turn 0 is what came before the first. */
export type TurnTold = {
  turn: number;
  seat: number;
  events: AnyEvent[];
};

/** Every roll, the first one first, and what the dice gave each seat for each purpose. */
export type DiceInfo = {
  upto: Told;
  rolls: StoryRoll[];
  dice: StoryDice[];
};

/** A die that was rolled, and what was to be expected of it, by what everybody saw. */
export type StoryRoll = {
  turn: number;
  seat: number;
  purpose: string;
  pips: number;
  result: number;
  needed: number | null;
  actual: number;
  expected: number;
};

/** A token for a bot: of my seat at a table, or without one a bot of its own, which sits down itself. */
export type TokenAsked = {
  name: string;
  table?: string | null;
};

/** A new token; its text is told only now. */
export type TokenMade = {
  token: string;
  info: TokenInfo;
};

/** A token, without its secret. */
export type TokenInfo = {
  id: string;
  name: string;
  table: string | null;
  seat: number | null;
  created: number;
};

/** A contact of mine; of a browser only where its push service is. */
export type ContactInfo = {
  id: string;
  kind: "mail" | "push" | "webhook";
  address: string;
  confirmed: boolean;
  created: number;
};

/** Where I want to be told things: a program's address, a mail address or this browser. */
export type ContactAsked = {
  to: Webhook | MailAsked | Push;
};

/** A program of the player's, or a chat's. */
export type Webhook = {
  type: "webhook";
  url: string;
};

/** A mail address, which is sent a code. */
export type MailAsked = {
  type: "mail";
  address: string;
};

/** A browser's subscription. */
export type Push = {
  type: "push";
  endpoint: string;
  p256dh: string;
  auth: string;
};

/** The code that was mailed to an address. */
export type Confirmation = {
  code: string;
};

/** What a browser needs to subscribe; null where the host has not turned Web Push on. */
export type PushKey = {
  key: string | null;
};

/** The HTTP API, under `/api`. */
export interface Api {
  "GET /server": { tells: ServerInfo };
  "GET /games": { tells: GameInfo[] };
  "GET /lessons": { tells: LessonInfo[] };
  "GET /contents/{content}": { query: { table?: string | null }; tells: ContentInfo };
  "GET /contents/{content}/sheet": { query: { table?: string | null; version?: string | null }; tells: string };
  "GET /rulebooks/{game}": { query: { language?: "de" | "en" | "es" | "it" }; tells: BookInfo };
  "GET /rules/{rule}": { query: { language?: "de" | "en" | "es" | "it" }; tells: EntryInfo };
  "GET /messages/{language}": { tells: string };
  "POST /qr": { body: CodeAsked; tells: string };
  "GET /me": { tells: Me | null };
  "PUT /me": { body: MeAsked; tells: Me };
  "POST /me/key": { tells: Me };
  "POST /tables": { body: TableAsked; tells: TableMade };
  "GET /tables": { query: { status?: "open" | "running" }; tells: Listed[] };
  "GET /mine": { tells: Listed[] };
  "GET /tables/{table}": { tells: TableInfo };
  "POST /tables/{table}/rematch": { body: AgainAsked; tells: AgainMade };
  "GET /tables/{table}/comparison": { tells: Comparison };
  "GET /tables/{table}/replay": { tells: string };
  "GET /tables/{table}/record": { tells: string };
  "GET /tables/{table}/verify": { tells: Checked };
  "GET /tables/{table}/statistics": { tells: StoryStatistics };
  "GET /tables/{table}/story": { query: { seat?: number | null }; tells: StoryInfo };
  "GET /tables/{table}/all-seeing": { tells: AllSeen };
  "GET /tables/{table}/moments/{moment}": { query: { seat?: number | null }; tells: MomentInfo };
  "POST /verify": { body: string; query: { commitment?: string }; tells: Checked };
  "POST /replays": { body: string; query: { title?: string }; tells: TableMade };
  "GET /tables/{table}/while-away": { tells: MeanwhileInfo | null };
  "GET /tables/{table}/log": { query: { before?: number | null }; tells: LogInfo };
  "GET /tables/{table}/dice": { tells: DiceInfo };
  "POST /tokens": { body: TokenAsked; tells: TokenMade };
  "GET /tokens": { tells: TokenInfo[] };
  "DELETE /tokens/{token}": { tells: TokenInfo };
  "GET /contacts": { tells: ContactInfo[] };
  "POST /contacts": { body: ContactAsked; tells: ContactInfo };
  "POST /contacts/{contact}/confirm": { body: Confirmation; tells: ContactInfo };
  "DELETE /contacts/{contact}": { tells: ContactInfo };
  "GET /push-key": { tells: PushKey };
  "GET /no-more-mails": { query: { token: string }; tells: string };
  "POST /no-more-mails": { query: { token: string }; tells: string };
}
