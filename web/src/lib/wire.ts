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
export interface StartCommand {
  do: "start";
  seat: number;
}

/** Chance: a die shows this number. */
export interface RollCommand {
  do: "roll";
  pips: number;
}

/** Chance: this tile is drawn. */
export interface DrawCommand {
  do: "draw";
  tile: string;
}

/** Lay the drawn tile at a place of the grid, turned so many quarters clockwise. */
export interface PlaceCommand {
  do: "place";
  tile: string;
  x: number;
  y: number;
  rotation: number;
}

/** Put a figure or token of this kind on a square. */
export interface PutCommand {
  do: "put";
  what: string;
  square: number;
}

/** Walk onto the neighbouring square. */
export interface StepCommand {
  do: "step";
  to: number;
}

/** Move the figure on a square to its neighbour. */
export interface ShiftCommand {
  do: "shift";
  start: number;
  to: number;
}

/** That is enough: end what is being done. */
export interface StopCommand {
  do: "stop";
}

/** Give up a life token to roll again. */
export interface GiveLifeCommand {
  do: "life";
}

/** Accept death: nothing can mend the roll. */
export interface DieCommand {
  do: "die";
}

/** ZI-FIGHT-2: spend the ammo that brings the roll to the number needed. */
export interface SpendAmmoCommand {
  do: "ammo";
}

/** ZI-ZOMBIE-3: put a new zombie into a building instead of moving three. */
export interface BreedCommand {
  do: "breed";
}

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
export interface StartPlayerChosenEvent {
  event: "start-player";
  seat: number;
}

/** A seat's turn begins. */
export interface TurnBeganEvent {
  event: "turn-began";
  seat: number;
  turn: number;
}

/** A tile was drawn. */
export interface TileDrawnEvent {
  event: "tile-drawn";
  seat: number;
  tile: string;
}

/** A tile was laid. */
export interface TilePlacedEvent {
  event: "tile-placed";
  seat: number;
  tile: string;
  x: number;
  y: number;
  rotation: number;
}

/** A tile fits nowhere and leaves the game. */
export interface TileLostEvent {
  event: "tile-lost";
  seat: number;
  tile: string;
}

/** A tile can't be placed now and goes back into the stack afterwards. */
export interface TilePutAsideEvent {
  event: "tile-put-aside";
  seat: number;
  tile: string;
}

/** No tile of the stack can be placed: none is drawn. */
export interface NoTileFitsEvent {
  event: "no-tile-fits";
  seat: number;
}

/** A figure or token came onto the map. */
export interface FigurePutEvent {
  event: "figure-put";
  what: string;
  square: number;
}

/** A die was rolled; `result` counts what adds to it or takes from it. */
export interface RolledEvent {
  event: "rolled";
  seat: number;
  purpose: string;
  pips: number;
  result: number;
  /** A card decided the number: no die was rolled. */
  by_card?: boolean;
}

/** A pawn walked one square. */
export interface SteppedEvent {
  event: "stepped";
  seat: number;
  start: number;
  to: number;
}

/** A figure moved one square. */
export interface FigureMovedEvent {
  event: "figure-moved";
  seat: number;
  start: number;
  to: number;
}

/** A figure was beaten in a fight. */
export interface BeatenEvent {
  event: "beaten";
  seat: number;
  what: string;
  square: number;
}

/** A life token was given up to roll again. */
export interface LifeGivenEvent {
  event: "life-given";
  seat: number;
  left: number;
}

/** A token was picked up from the map. */
export interface TokenTakenEvent {
  event: "token-taken";
  seat: number;
  what: string;
  square: number;
}

/** A player died and starts anew. */
export interface DiedEvent {
  event: "died";
  seat: number;
}

/** The game is over. */
export interface WonEvent {
  event: "won";
  seats: number[];
  way: string;
}

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
export interface ZombieInvasionFirstSeatFrame {
  frame: "first-seat";
}

/** The steps of the active seat's turn; it works through them by itself. */
export interface ZombieInvasionTurnFrame {
  frame: "turn";
  step: number;
}

/** Chance draws a tile. */
export interface ZombieInvasionDrawTileFrame {
  frame: "draw-tile";
}

/** The active seat lays the drawn tile. */
export interface ZombieInvasionPlaceTileFrame {
  frame: "place-tile";
  tile: string;
}

/** The active seat spreads what a tile still calls for. */
export interface ZombieInvasionFillTileFrame {
  frame: "fill-tile";
  tile: number;
  zombies: number;
  life: number;
  ammo: number;
}

/** Chance rolls for the fight on the active seat's square. */
export interface ZombieInvasionFightRollFrame {
  frame: "fight-roll";
}

/** The roll failed: life, ammo or death. */
export interface ZombieInvasionMendFrame {
  frame: "mend";
  roll: number;
}

/** Chance rolls for the move. */
export interface ZombieInvasionMoveRollFrame {
  frame: "move-roll";
}

/** The active seat walks. */
export interface ZombieInvasionMoveFrame {
  frame: "move";
  left: number;
}

/** Chance rolls for the zombies. */
export interface ZombieInvasionZombieRollFrame {
  frame: "zombie-roll";
}

/** The active seat moves zombies; those on the squares of `moved` have moved. */
export interface ZombieInvasionMoveZombiesFrame {
  frame: "move-zombies";
  left: number;
  moved: number[];
}

/** The active seat chooses where a new zombie comes. */
export interface ZombieInvasionBreedZombieFrame {
  frame: "breed-zombie";
}

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
export interface ZombieInvasionView {
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
}

/** What lies before a seat (ZI-POINT-1: for all to see). */
export interface ZombieInvasionSeatView {
  pawn: number;
  life: number;
  ammo: number;
  points: number;
  dead: boolean;
}

/** A tile on the table. */
export interface LaidTile {
  tile: string;
  x: number;
  y: number;
  rotation: number;
}

/** Chance: this card is drawn. */
export interface DealCommand {
  do: "deal";
  card: string;
}

/** ME-EVENT-1, ME-EVENT-2: play a card from the hand, against a player where it needs one. */
export interface PlayCommand {
  do: "play";
  card: string;
  target: number | null;
}

/** ME-EVENT-7: play nothing in this window. */
export interface PassCommand {
  do: "pass";
}

/** ME-TURN-9: discard a card from the hand and end the turn. */
export interface DiscardCommand {
  do: "discard";
  card: string;
}

/** ME-TURN-5, ME-FIGHT-2: let the die be rolled. */
export interface ThrowCommand {
  do: "throw";
}

/** ME-EVENT-3, ME-FIGHT-8: use a card that lies in front of you in this fight. */
export interface UseCommand {
  do: "use";
  card: string;
}

/** ME-RANGE-1, ME-RANGE-2, ME-RANGE-4: fight a skeleton from a distance. */
export interface ShootCommand {
  do: "shoot";
  card: string;
  square: number;
}

/** ME-FIGHT-3: spend skeletons to raise a failed roll. */
export interface RaiseCommand {
  do: "raise";
  white: number;
  red: number;
  blue: number;
}

/** ME-HORSE-2, ME-HORSE-3: mount the horse that this seat left here. */
export interface MountCommand {
  do: "mount";
  owner: number;
}

/** Secretly commit so many of a kind to the duel. */
export interface CommitCommand {
  do: "commit";
  what: string;
  number: number;
}

/** Openly spend a skeleton in the duel. */
export interface SpendCommand {
  do: "spend";
  what: string;
}

/** Choose a card that lies in front of somebody. */
export interface ChooseCommand {
  do: "choose";
  card: string;
}

/** Choose a tile of the map by the order of laying. */
export interface AimCommand {
  do: "aim";
  tile: number;
}

/** Choose the square a pawn is put on. */
export interface GoCommand {
  do: "go";
  square: number;
}

/** Remove the skeleton on a square. */
export interface RemoveCommand {
  do: "remove";
  square: number;
}

/** Give up these skeletons of your collection. */
export interface PayCommand {
  do: "pay";
  white: number;
  red: number;
  blue: number;
}

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
export interface CardDrawnEvent {
  event: "card-drawn";
  seat: number;
  card: string | null;
}

/** A card was played. */
export interface CardPlayedEvent {
  event: "card-played";
  seat: number;
  card: string;
  target: number | null;
}

/** A card went to the discards. */
export interface CardDiscardedEvent {
  event: "card-discarded";
  seat: number;
  card: string;
}

/** A card lying in front of a seat was used. */
export interface CardUsedEvent {
  event: "card-used";
  seat: number;
  card: string;
}

/** An item changed hands. */
export interface ItemTakenEvent {
  event: "item-taken";
  seat: number;
  card: string;
  owner: number;
}

/** An item was lost. */
export interface ItemLostEvent {
  event: "item-lost";
  seat: number;
  card: string;
}

/** The discards became the new deck. */
export interface DeckShuffledEvent {
  event: "deck-shuffled";
}

/** Skeletons were spent to raise a roll. */
export interface RollRaisedEvent {
  event: "roll-raised";
  seat: number;
  white: number;
  red: number;
  blue: number;
}

/** A fight ended without result. */
export interface FightEndedEvent {
  event: "fight-ended";
  seat: number;
  square: number;
}

/** A seat fights from a distance. */
export interface ShotEvent {
  event: "shot";
  seat: number;
  card: string;
  square: number;
}

/** The Necronomicon was picked up in the Graveyard. */
export interface BookTakenEvent {
  event: "book-taken";
  seat: number;
}

/** The Necronomicon went back to the Graveyard. */
export interface BookReturnedEvent {
  event: "book-returned";
  seat: number;
}

/** The Necronomicon changed hands in a duel. */
export interface BookWonEvent {
  event: "book-won";
  seat: number;
  loser: number;
}

/** A duel for the Necronomicon begins. */
export interface DuelBeganEvent {
  event: "duel-began";
  seat: number;
  holder: number;
}

/** What a duellist committed, revealed. */
export interface DuelBidEvent {
  event: "duel-bid";
  seat: number;
  white: number;
  red: number;
  blue: number;
  life: number;
}

/** A duellist openly spent a skeleton. */
export interface DuelSpentEvent {
  event: "duel-spent";
  seat: number;
  what: string;
}

/** The totals of a duel; on a tie nothing changes. */
export interface DuelEndedEvent {
  event: "duel-ended";
  seat: number;
  total: number;
  holder: number;
  holder_total: number;
}

/** A rider left the Horse on a square, or lost it (-1). */
export interface DismountedEvent {
  event: "dismounted";
  seat: number;
  square: number;
}

/** A player mounted a horse. */
export interface MountedEvent {
  event: "mounted";
  seat: number;
  owner: number;
}

/** An effect put a pawn on a square. */
export interface PawnPutEvent {
  event: "pawn-put";
  seat: number;
  square: number;
}

/** A skeleton left the map for good. */
export interface SkeletonRemovedEvent {
  event: "skeleton-removed";
  what: string;
  square: number;
}

/** A seat gave up skeletons of its collection. */
export interface SkeletonsPaidEvent {
  event: "skeletons-paid";
  seat: number;
  white: number;
  red: number;
  blue: number;
}

/** A seat took life tokens from the bank. */
export interface LifeTakenEvent {
  event: "life-taken";
  seat: number;
  number: number;
}

/** A turn passes without anything done. */
export interface TurnSkippedEvent {
  event: "turn-skipped";
  seat: number;
}

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
export interface MidevilFirstSeatFrame {
  frame: "first-seat";
}

/** Works: the start player is asked to fill a tile that lies there from the start. */
export interface MidevilFillStartFrame {
  frame: "fill-start";
  tile: number;
}

/** Works: a seat draws until it holds three cards. */
export interface MidevilDrawCardsFrame {
  frame: "draw-cards";
  seat: number;
}

/** Chance deals a card. */
export interface MidevilDealCardFrame {
  frame: "deal-card";
  seat: number;
}

/** Works: the steps of the active seat's turn. */
export interface MidevilTurnFrame {
  frame: "turn";
  step: number;
}

/** Chance draws a tile; those put aside wait beside the stack. */
export interface MidevilDrawTileFrame {
  frame: "draw-tile";
  aside: string[];
}

/** The active seat lays the drawn tile. */
export interface MidevilPlaceTileFrame {
  frame: "place-tile";
  tile: string;
  aside: string[];
  forced: boolean;
}

/** Chance rolls for an unnamed tile. */
export interface MidevilTileRollFrame {
  frame: "tile-roll";
  tile: number;
}

/** A seat spreads what a tile still calls for: figures by number, or by points, then life tokens. */
export interface MidevilFillTileFrame {
  frame: "fill-tile";
  seat: number;
  tile: number;
  figures: number;
  points: number;
  life: number;
  colours: number[];
}

/** Works: a pawn settles the square it stands on; `duels` says whether that may start a duel. */
export interface MidevilArriveFrame {
  frame: "arrive";
  seat: number;
  duels?: boolean;
}

/** The active seat may shoot before it draws cards. */
export interface MidevilSettleFrame {
  frame: "settle";
}

/** The active seat may play a card before the movement roll. */
export interface MidevilBeforeMoveFrame {
  frame: "before-move";
}

/** Chance rolls for the move. */
export interface MidevilMoveRollFrame {
  frame: "move-roll";
}

/** Works: the movement is what the die, doublings and halvings make of it. */
export interface MidevilMoveRolledFrame {
  frame: "move-rolled";
  pips: number;
  doubles: number;
  halves: number;
}

/**
 * A pawn walks: `chooser` picks the steps of `seat`'s pawn.
 *
 * Works: it asks by `MoveStep` until the move is over. Until the first step the roll and its
 * doublings and halvings are remembered, so that a later doubling counts before an earlier halving.
 */
export interface MidevilMoveFrame {
  frame: "move";
  seat: number;
  chooser: number;
  left: number;
  rolled: MidevilMoveRolledFrame | null;
  owner_done: boolean;
}

/** The next step of the move beneath, or what else its owner may do. */
export interface MidevilMoveStepFrame {
  frame: "move-step";
}

/** Works: the stages of a fight against the skeleton on a square, from where the fighter stands. */
export interface MidevilFightFrame {
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
}

/** The fighter may choose a weapon or play a card before the roll. */
export interface MidevilFightReadyFrame {
  frame: "fight-ready";
  seat: number;
}

/** Chance rolls for the fight. */
export interface MidevilFightRollFrame {
  frame: "fight-roll";
  seat: number;
}

/** The roll failed: raise it, roll again, or die. */
export interface MidevilMendFrame {
  frame: "mend";
  seat: number;
}

/** Others may answer with a card; `waiting` have not answered, `sealed` are the cards chosen so far. */
export interface MidevilWindowFrame {
  frame: "window";
  kind: string;
  asked: number[];
  waiting: number[];
  sealed: ([number, string, number | null])[];
}

/** Works: these seats are asked by a window when what is above is done, if they can then play. */
export interface MidevilAskLaterFrame {
  frame: "ask-later";
  kind: string;
  seats: number[];
}

/** Works: the stages of a duel between the active seat and the holder. */
export interface MidevilDuelFrame {
  frame: "duel";
  seat: number;
  holder: number;
  stage: number;
  side: number;
  rolls: [number, number];
  bids: [number[], number[]];
  stopped: [boolean, boolean];
}

/** Chance rolls for one duellist. */
export interface MidevilDuelRollFrame {
  frame: "duel-roll";
  side: number;
  seat: number;
}

/** Both duellists commit in secret, kind by kind: white, red, blue, life. */
export interface MidevilDuelBidsFrame {
  frame: "duel-bids";
  seats: [number, number];
  bids: [number[], number[]];
}

/** A duellist may spend a committed life token to roll again. */
export interface MidevilDuelRerollFrame {
  frame: "duel-reroll";
  side: number;
  seat: number;
}

/** A duellist may openly spend one skeleton or one life token. */
export interface MidevilDuelOpenFrame {
  frame: "duel-open";
  side: number;
  seat: number;
}

/** Chance rolls for the skeletons. */
export interface MidevilSkeletonRollFrame {
  frame: "skeleton-roll";
}

/** A seat moves skeletons; those on the squares of `moved` have moved. */
export interface MidevilMoveSkeletonsFrame {
  frame: "move-skeletons";
  seat: number;
  left: number;
  moved: number[];
  must: boolean;
}

/** A skeleton that may walk on: one more square, or stop. */
export interface MidevilStepOnFrame {
  frame: "step-on";
  seat: number;
  square: number;
  left: number;
}

/** The active seat may discard one card. */
export interface MidevilEndTurnFrame {
  frame: "end-turn";
}

/** A seat chooses an item of the target, to take it or to see it lost. */
export interface MidevilChooseItemFrame {
  frame: "choose-item";
  seat: number;
  target: number;
  take: boolean;
}

/** A seat chooses the square that an effect speaks of. */
export interface MidevilChooseSquareFrame {
  frame: "choose-square";
  seat: number;
  purpose: string;
  target: number;
}

/** A seat chooses the tile that an effect works on. */
export interface MidevilChooseTileFrame {
  frame: "choose-tile";
  seat: number;
  purpose: string;
  amount: number;
}

/** A seat puts skeletons on a tile: by points from the supply, by number from the removed. */
export interface MidevilPutSkeletonsFrame {
  frame: "put-skeletons";
  seat: number;
  tile: number;
  left: number;
  source: string;
}

/** A seat removes skeletons from a tile, up to so many points. */
export interface MidevilRemoveSkeletonsFrame {
  frame: "remove-skeletons";
  seat: number;
  tile: number;
  left: number;
}

/** A seat gives up skeletons worth at least so many points. */
export interface MidevilPaySkeletonsFrame {
  frame: "pay-skeletons";
  seat: number;
  points: number;
}

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
export interface MidevilView {
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
}

/** What lies before a seat, for all to see; `horse` is where its horse waits, or -1. */
export interface MidevilSeatView {
  pawn: number;
  life: number;
  points: number;
  collection: [number, number, number];
  hand: number;
  front: string[];
  horse: number;
  dead: boolean;
  played: boolean;
}

/**
 * An effect that lasts: whose it is, whom it concerns and until when.
 *
 * It ends when `seat`'s turn begins or, with `ends`, at the end of so many of that seat's turns;
 * it takes hold after `waits` of them.
 */
export interface MidevilLasting {
  what: string;
  owner: number;
  target: number;
  seat: number;
  ends: number;
  waits: number;
}

/** CC-BRIDGE-2: try to lower or raise the drawbridge. */
export interface WorkBridgeCommand {
  do: "bridge";
}

/** CC-DUEL-1: duel the holder of the Necronomicon. */
export interface ChallengeCommand {
  do: "challenge";
}

/** CC-OPT-1: appear on the drawbridge's opening instead of moving. */
export interface TeleportCommand {
  do: "teleport";
}

/** CC-CARD-16: finish the move with this seat's pawn. */
export interface LeadCommand {
  do: "lead";
  seat: number;
}

/** Take these skeletons from the supply. */
export interface TakeCommand {
  do: "take";
  white: number;
  red: number;
  blue: number;
}

/** Choose the skeleton on a square. */
export interface PickCommand {
  do: "pick";
  square: number;
}

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
export interface BridgeMovedEvent {
  event: "bridge-moved";
  seat: number;
  raised: boolean;
}

/** A player is in the Pit and can do nothing for a while. */
export interface FellIntoPitEvent {
  event: "fell-into-pit";
  seat: number;
}

/** A seat took skeletons from the supply. */
export interface SkeletonsTakenEvent {
  event: "skeletons-taken";
  seat: number;
  white: number;
  red: number;
  blue: number;
}

/** A seat lost life tokens. */
export interface LifeLostEvent {
  event: "life-lost";
  seat: number;
  number: number;
}

/** A life token left the map. */
export interface TokenLostEvent {
  event: "token-lost";
  square: number;
}

/** A card sent a skeleton to another square. */
export interface SkeletonSentEvent {
  event: "skeleton-sent";
  start: number;
  to: number;
}

/** A player goes on with another's pawn. */
export interface PawnLedEvent {
  event: "pawn-led";
  seat: number;
  target: number;
}

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
export interface CastleOfChaosDrawBeyondFrame {
  frame: "draw-beyond";
}

/** A seat chooses the squares of black skeletons, when the Graveyard has more room than there are. */
export interface CastleOfChaosPutBlackFrame {
  frame: "put-black";
  seat: number;
  tile: number;
  left: number;
}

/** Chance rolls for the drawbridge. */
export interface CastleOfChaosBridgeRollFrame {
  frame: "bridge-roll";
  seat: number;
}

/** One after another these seats choose a square of the Graveyard. */
export interface CastleOfChaosGatherFrame {
  frame: "gather";
  seats: number[];
  taken: number[];
}

/** A seat chooses the skeleton that swaps places with the target. */
export interface CastleOfChaosChooseSkeletonFrame {
  frame: "choose-skeleton";
  seat: number;
  target: number;
}

/** A seat takes skeletons worth so many points from the supply. */
export interface CastleOfChaosTakeSkeletonsFrame {
  frame: "take-skeletons";
  seat: number;
  points: number;
}

/** Chance rolls for each seat in turn; the lowest lose a life token. */
export interface CastleOfChaosCrushRollFrame {
  frame: "crush-roll";
  seats: number[];
  rolls: [number, number][];
}

/** Chance rolls for each life token that shares a square with a skeleton. */
export interface CastleOfChaosUprisingRollFrame {
  frame: "uprising-roll";
  seat: number;
  squares: number[];
}

/** Chance says how many skeletons leave the wall, or storm it. */
export interface CastleOfChaosWallRollFrame {
  frame: "wall-roll";
  seat: number;
  storm: boolean;
}

/** A seat sends skeletons from the wall outside, or from outside onto it; `picked` is on its way. */
export interface CastleOfChaosSendSkeletonsFrame {
  frame: "send-skeletons";
  seat: number;
  storm: boolean;
  left: number;
  picked: number;
}

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
export interface CastleOfChaosView {
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
}

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
export interface PathAsked {
  ask: "path";
  to: number;
}

/** Which squares can I come to in this move? */
export interface ReachAsked {
  ask: "reach";
}

/** How does the fight under way go, or the one with the figure on a square? */
export interface FightAsked {
  ask: "fight";
  square?: number | null;
}

/** How does the fight or the duel go, for each of my options now? */
export interface ChoicesAsked {
  ask: "choices";
}

/** How does the duel go for a bid of white, red and blue skeletons, and life tokens? */
export interface BidAsked {
  ask: "bid";
  bid: [number, number, number, number];
}

/** How would a bot put or move what I am asked to put or move? */
export interface MovesAsked {
  ask: "moves";
}

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
export interface PathFound {
  answer: "path";
  squares: number[];
  reach: number;
  fights: FightOnTheWay[];
  chance: number;
  left: Purse;
}

/** A fight of a path: the figure, where it stands, and the chance to be alive once it is over. */
export interface FightOnTheWay {
  square: number;
  figure: string;
  alive: number;
}

/** Tokens, points and cards, on average: what is spent, or what is left. */
export interface Purse {
  life: number;
  ammo: number;
  points: number;
  cards: number;
}

/** All squares within the move under way, for who wins every fight on the way at once. */
export interface ReachFound {
  answer: "reach";
  squares: Square[];
}

/** A square that can be reached: in so many steps, over so many figures. */
export interface Square {
  square: number;
  steps: number;
  fights: number;
}

/** Answers to this question and to those after it, as long as figures are put or moved. */
export interface MovesFound {
  answer: "moves";
  moves: Move[];
}

/** An answer as its text, the squares that it is about, and what is put there. */
export interface Move {
  choice: string;
  squares: number[];
  what: string | null;
}

/** A fight from here on, and what it costs on average; a roll of `needed` wins it. */
export interface FightFound {
  answer: "fight";
  seat: number;
  figure: string;
  needed: number;
  win: number;
  die: number;
  cost: Purse;
}

/** How likely a seat holds the book afterwards: against the best reply, and against any reply alike. */
export interface DuelFound {
  answer: "duel";
  seat: number;
  best: number;
  uniform: number;
}

/** The options for which there are odds; none where nothing is fought about. */
export interface ChoicesFound {
  answer: "choices";
  choices: ChoiceFound[];
}

/** An option by its number, and how it then goes. */
export interface ChoiceFound {
  option: number;
  odds: FightFound | DuelFound;
}

/**
 * There is no answer.
 *
 * `code` is `no-path`, `no-moves`, `no-fight`, `no-duel`, `bad-bid`, `no-seat` for a spectator,
 * `no-odds` for a game without odds, or `too-much` where it takes too much work; `rule` is the one that
 * forbids it, where there is one.
 */
export interface NoOdds {
  answer: "none";
  code: string;
  rule: string | null;
}

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
export interface Seated {
  seat: number;
}

/** The secret of a link that carries a seat to another device; it is told once. */
export interface LinkSecret {
  secret: string;
}

/** A line of chat; a text that begins with a colon names one of the presets. */
export interface Said {
  type: "said";
  at: number;
  room: "players" | "spectators";
  name: string;
  seat: number | null;
  text: string;
}

/** An option by its number, and what speaks for it. */
export interface HintFound {
  option: number;
  reasons: Reason[];
}

/** What speaks for an option: a message and its parameters. */
export interface Reason {
  message: string;
  parameters: Record<string, string | number>;
}

/** The rule that forbids a command; null where no rule certainly does. */
export interface RuleFound {
  rule: string | null;
}

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
export interface Hello {
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
}

/** Is anybody there? */
export interface Ping {
  type: "ping";
}

/** Sit down, on a certain seat or any; the hash of a nonce for the dice may come along. */
export interface Sit {
  type: "sit";
  name: string;
  seat?: number | null;
  nonce_hash?: string;
  id: string;
}

/** Leave a table that has not begun; the host may send another seat away. */
export interface Stand {
  type: "stand";
  seat?: number | null;
  id: string;
}

/** The nonce whose hash was given. */
export interface Reveal {
  type: "reveal";
  nonce: string;
  id: string;
}

/** The host begins the game. */
export interface Begin {
  type: "begin";
  id: string;
}

/** The answer to a decision: the number of an option, or its text. */
export interface Answer {
  type: "answer";
  decision: number;
  choice: number | string;
  id: string;
}

/** Take back my last choice. */
export interface Undo {
  type: "undo";
  id: string;
}

/** My standing orders from now on. */
export interface Order {
  type: "order";
  pass_until_turn?: boolean;
  never?: string[];
  id: string;
}

/** I answer for my seat again, not the bot. */
export interface Return {
  type: "return";
  id: string;
}

/** Leave a running game for good; who concedes says so. */
export interface Leave {
  type: "leave";
  concede?: boolean;
  id: string;
}

/** For ending the game by agreement, or for a bot in the place of somebody absent. */
export interface Vote {
  type: "vote";
  on: "end" | "replace-0" | "replace-1" | "replace-2" | "replace-3" | "replace-4" | "replace-5";
  yes?: boolean;
  id: string;
}

/** A link that carries my seat to another device. */
export interface MakeLink {
  type: "link";
  id: string;
}

/** Take over a seat with the secret of such a link. */
export interface Carry {
  type: "carry";
  secret: string;
  name: string;
  id: string;
}

/** Chat: words of one's own or the name of a preset. */
export interface Say {
  type: "say";
  text: string;
  id: string;
}

/** What was said in the chat. */
export interface History {
  type: "history";
  id: string;
}

/** A question about chances, answered from the asker's own view. */
export interface Ask {
  type: "ask";
  decision: number;
  question: OddsQuestion;
  id: string;
}

/** The hard bot's best options and reasons. */
export interface Hint {
  type: "hint";
  decision: number;
  id: string;
}

/** Which rule forbids a command now? */
export interface WhyNot {
  type: "why-not";
  decision: number;
  command: string;
  id: string;
}

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
export interface Welcome {
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
}

/** What everybody may know of a table besides the game itself. */
export interface TableInfo {
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
}

/** Seconds that each player has for the whole game, and those that an answer gives back. */
export interface Bank {
  pace: "bank";
  seconds: number;
  increment: number;
}

/** Days that a player has for each decision. */
export interface Days {
  pace: "days";
  days: number;
}

/** Whose time runs, and since when by the server's clock: milliseconds since 1970. */
export interface Clock {
  seat: number;
  since: number;
}

/** What everybody may know of a seat. */
export interface SeatInfo {
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
}

/** What only the viewer's own seat may know besides its view. */
export interface Mine {
  seat: number;
  pass_until_turn?: boolean;
  never?: string[];
  can_undo?: boolean;
  may_begin?: boolean;
  /** All people at this device, where there are several: each says hello as that `person`. */
  company?: number[];
  /** Told to who is back, until they answer again. */
  away?: Absent;
}

/**
 * From when to when a bot answered how often; `GET /tables/{table}/while-away` tells what.
 *
 * Times are milliseconds of the server's clock.
 */
export interface Absent {
  since: number;
  until: number;
  answers: number;
}

/** A decision that waits for the viewer: its number, its options and, in a window, its time. */
export interface Question {
  decision: number;
  options: AnyCommand[];
  /** Of those options whose command alone would mislead, by their number. */
  labels?: Record<number, Label>;
  window?: boolean;
  /** How long a window is open. */
  seconds?: number;
  /** When it closes, in milliseconds of the server's clock. */
  until?: number;
}

/**
 * How an option is called whose command alone would mislead.
 *
 * Show a `danger` last and in red, and ask again before you send it: it kills.
 */
export interface Label {
  message: string;
  /** The points that the option costs, which the message names. */
  points?: number;
  danger?: boolean;
}

/** The answer to `hello` where what was missed follows as updates. */
export interface Resumed {
  type: "resumed";
  protocol: number;
  stream: string;
  n: number;
  now: number;
}

/** The answer to `hello` for who may not watch, but has brought a seat's secret: now say `carry`. */
export interface Expected {
  type: "expected";
}

/** What has changed for this viewer: only the parts that did. */
export interface Update {
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
}

/** What was asked is done, and kept. */
export interface Done {
  type: "done";
  id: string;
  result?: AnyResult;
}

/** What was asked is not done; with `stale` an update has told, or will tell, what is asked instead. */
export interface Failed {
  type: "failed";
  id: string;
  code: Code;
  data?: Record<string, string | number>;
}

/** You may not look as before: say hello again to see what everybody sees, if they see anything. */
export interface Moved {
  type: "moved";
}

/** Somebody is there. */
export interface Pong {
  type: "pong";
}

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
export interface LobbyShown {
  type: "lobby";
  whole: boolean;
  tables?: Listed[];
  /** Tables of the lobby that are over, or any that are no longer among the latest. */
  gone?: string[];
}

/** A table of the lobby, or one of mine. */
export interface Listed {
  id: string;
  status: string;
  updated: number;
  summary: Summary;
  seat: number | null;
  waiting: boolean;
  /** Whether the table failed too often and is left alone until its host closes it. */
  parked: boolean;
}

/** A table as the lobby lists it. */
export interface Summary {
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
}

/** A seat as the lobby lists it. */
export interface SeatSummary {
  kind: string;
  name?: string;
  level?: string;
  /** Why a bot answers for a person, as at the table itself. */
  why?: string;
}

/** Why something was not done: a code that the client puts into words. */
export interface Problem {
  code: Code;
  data: Record<string, string | number>;
}

/** This server: what it speaks, and who can be played against. */
export interface ServerInfo {
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
}

/** A language, and what it calls itself. */
export interface LanguageInfo {
  code: string;
  name: string;
}

/** How a table is where nobody says anything else; it has no clock then, and is found by its link. */
export interface TableDefaults {
  absence: "bot" | "skip" | "wait";
  cover: Level;
  leaving: "bot" | "out";
  reactions: "private" | "quick";
  reaction_seconds: Record<"private" | "quick", number>;
  public: boolean;
  spectators: boolean;
  open_hands: boolean;
  hints: boolean;
}

/** A game that can be played here. */
export interface GameInfo {
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
}

/** An option of the rules: its values, the default first, and the rule behind it. */
export interface OptionInfo {
  name: string;
  values: string[];
  rule: string;
  /** What a page preselects for a new table; the default holds where a table says nothing. */
  proposed: string;
}

/** What teaches a game; what it says is in the messages `lesson-GAME-PART-STEP`. */
export interface LessonInfo {
  game: string;
  minutes: number;
  parts: PartInfo[];
}

/** A part of a lesson, which is played at a table of its own. */
export interface PartInfo {
  id: string;
  steps: StepInfo[];
}

/**
 * What a learner is told and asked: answers as text, `*` for anything, and squares that are spoken of.
 *
 * It is done by one of `last`, or when one of `want` was answered and none is left. Who is asked nothing
 * reads and goes on.
 */
export interface StepInfo {
  id: string;
  want: string[];
  last: string[];
  look: number[];
}

/** A set of tiles and cards; `sheet` is the version of its symbols. */
export interface ContentInfo {
  id: string;
  name: string;
  sheet: string;
  tiles: TileInfo[];
  cards: CardInfo[];
}

/** A kind of tile. Its message is `tile-ID`, its symbols are `tile-CONTENT-ID-ROTATION`. */
export interface TileInfo {
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
}

/** A tile in one rotation: the sides where one can leave it, and its nine squares, row by row. */
export interface TurnInfo {
  exits: string;
  squares: string[];
}

/** A kind of card. Its messages are `card-ID` for the title, `.gist` and `.text`. */
export interface CardInfo {
  id: string;
  title: Record<string, string>;
  gist: Record<string, string>;
  text: Record<string, string>;
  kind: string;
  count: number;
  rule: string | null;
}

/** The rules of a game in the order in which they are read. */
export interface BookInfo {
  game: string;
  language: string;
  title: string;
  intro: string;
  sections: string[];
  /** Other games whose rules hold too, but for what this book changes. */
  also: string[];
  entries: EntryInfo[];
}

/** A rule: its text is Markdown, `language` tells where it is not translated yet. */
export interface EntryInfo {
  id: string;
  game: string;
  title: string;
  section: string;
  text: string;
  language: string;
}

/** A link to be drawn. */
export interface CodeAsked {
  text: string;
}

/** Who you are to this server. */
export interface Me {
  id: string;
  name: string;
  language: string;
}

/** What you want to be called, and your language. */
export interface MeAsked {
  name: string;
  language?: string;
}

/** A table to be made, and who sits down at it. */
export interface TableAsked {
  config: Config;
  name: string;
  nonce_hash?: string;
  /** Who else plays at this device, on which of the open seats. */
  company?: Companion[];
}

/** How a table is to be; a guest says all of this when it is made. */
export interface Config {
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
}

/** Somebody's own tiles and cards, as the text of their files. */
export interface OwnContent {
  name: string;
  files: Record<string, string>;
}

/** Seconds that each player has for the whole game, and those that an answer gives back. */
export interface BankIn {
  pace: "bank";
  seconds: number;
  increment?: number;
}

/**
 * A moment of a game: of a finished one, so many of its lines were played.
 *
 * Of one that is running, or keeps its hands closed, it counts the moments of the asker's own record, from
 * 0; null is now.
 */
export interface FromReplay {
  table: string;
  moment?: number | null;
}

/** Somebody who plays at the same device as who makes a table. */
export interface Companion {
  seat: number;
  name: string;
}

/** The table that was made. */
export interface TableMade {
  id: string;
}

/** Who wants to play again, and the hash of what they add to the dice. */
export interface AgainAsked {
  name: string;
  nonce_hash?: string;
}

/** The table of the rematch, and the seat there that is meant for who asked. */
export interface AgainMade {
  id: string;
  seat: number;
}

/** Tables that were played with the same dice; their seed is told now. */
export interface Comparison {
  seed: string;
  tables: Compared[];
}

/** One of the tables that were played with the same dice. */
export interface Compared {
  table: string;
  names: string[];
  why: string;
  winners: number[];
  turns: number;
  standings: StoryStand[];
}

/** A seat at the end: its points, the hits above expectation, its points without that luck. */
export interface StoryStand {
  seat: number;
  points: number;
  hits: number;
  adjusted: number;
}

/** What came of checking a replay. */
export interface Checked {
  game: string;
  verdict: StoryVerdictInfo;
}

/** What came of checking a game's dice. */
export interface StoryVerdictInfo {
  kind: "claimed" | "fair" | "own" | "practice";
  verified: boolean;
  steps: StoryStepInfo[];
}

/** One thing that was looked at when the dice were checked. */
export interface StoryStepInfo {
  what: string;
  outcome: "broken" | "kept" | "none";
  parameters: Record<string, string | number>;
}

/**
 * A finished game in numbers; lists by seat.
 *
 * `points` has those of all seats at the beginning of each round and at the end, `counts` how often each
 * seat did something, `things` with what. Stories of earlier versions have no `course` and what follows.
 */
export interface StoryStatistics {
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
}

/** What one seat's dice for one purpose gave, and what was to be expected. */
export interface StoryDice {
  seat: number;
  purpose: string;
  rolls: number;
  actual: number;
  expected: number;
  deviations: number;
}

/** How a game stood when a turn began, or at its end: points, and estimated chances to win, by seat. */
export interface StoryStage {
  turn: number;
  seat: number;
  moment: number;
  points: number[];
  chances: number[];
}

/**
 * A turn that changed much: what did it, who did it, and whose chances rose by it.
 *
 * `cause` is an event's tag, `points-lost`, or `walk` where nothing in particular happened; `number`
 * counts it.
 */
export interface StoryTurning {
  turn: number;
  moment: number;
  cause: string;
  seat: number;
  number: number;
  gainer: number;
  before: number;
  after: number;
}

/** Since when the winner had the best chances for good; `favourite` had them before, if anybody had. */
export interface StoryDecided {
  kind: "early" | "late" | "middle";
  seat: number;
  turn: number;
  moment: number;
  favourite: number | null;
  turning: StoryTurning | null;
}

/** What one seat fought: fights by how they ended, duels by how they did. */
export interface StoryFought {
  won: number;
  lost: number;
  broken_off: number;
  duels: number;
  duels_won: number;
}

/** A whole game through somebody's eyes: for each moment what was told, and what changed of the view. */
export interface StoryInfo {
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
}

/** What one or more viewers heard, and the fields of their view that changed. */
export interface StoryGlimpse {
  events?: AnyEvent[];
  view?: ViewChange;
}

/** A whole game through everybody's eyes at once; `who` of a moment has the spectators first. */
export interface AllSeen {
  players: string[];
  /** The caller's own seat. */
  mine: number | null;
  /** False where the rules of the day could not tell all of it. */
  told: boolean;
  moments: StoryMoment[];
}

/** What a line of the game meant for every viewer. */
export interface StoryMoment {
  who: number[];
  seen: StoryGlimpse[];
}

/** A moment through somebody's eyes: the view then, and all that was told up to there. */
export interface MomentInfo {
  moment: number;
  last: number;
  view: AnyView;
  events: AnyEvent[];
}

/** What a bot did for me, and how much more it was than is told here. */
export interface MeanwhileInfo {
  since: number;
  until: number;
  before: number;
  deeds: StoryDeed[];
}

/** An answer that was given for me, and what came of it. */
export interface StoryDeed {
  command: string;
  events: AnyEvent[];
}

/** Some turns, the oldest first, and whether there are earlier ones. */
export interface LogInfo {
  upto: Told;
  turns: TurnTold[];
  earlier: boolean;
  /** Whether a part of the game was played by earlier rules, and what happened then can't be told. */
  lost: boolean;
}

/** Up to which update of a socket's stream this goes; no stream where nobody looks at the table. */
export interface Told {
  stream: string;
  n: number;
}

/** What I was told in one turn; turn 0 is what came before the first. */
export interface TurnTold {
  turn: number;
  seat: number;
  events: AnyEvent[];
}

/** Every roll, the first one first, and what the dice gave each seat for each purpose. */
export interface DiceInfo {
  upto: Told;
  rolls: StoryRoll[];
  dice: StoryDice[];
}

/** A die that was rolled, and what was to be expected of it, by what everybody saw. */
export interface StoryRoll {
  turn: number;
  seat: number;
  purpose: string;
  pips: number;
  result: number;
  needed: number | null;
  actual: number;
  expected: number;
}

/** A token for a bot: of my seat at a table, or without one a bot of its own, which sits down itself. */
export interface TokenAsked {
  name: string;
  table?: string | null;
}

/** A new token; its text is told only now. */
export interface TokenMade {
  token: string;
  info: TokenInfo;
}

/** A token, without its secret. */
export interface TokenInfo {
  id: string;
  name: string;
  table: string | null;
  seat: number | null;
  created: number;
}

/** A contact of mine; of a browser only where its push service is. */
export interface ContactInfo {
  id: string;
  kind: "mail" | "push" | "webhook";
  address: string;
  confirmed: boolean;
  created: number;
}

/** Where I want to be told things: a program's address, a mail address or this browser. */
export interface ContactAsked {
  to: Webhook | MailAsked | Push;
}

/** A program of the player's, or a chat's. */
export interface Webhook {
  type: "webhook";
  url: string;
}

/** A mail address, which is sent a code. */
export interface MailAsked {
  type: "mail";
  address: string;
}

/** A browser's subscription. */
export interface Push {
  type: "push";
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The code that was mailed to an address. */
export interface Confirmation {
  code: string;
}

/** What a browser needs to subscribe; null where the host has not turned Web Push on. */
export interface PushKey {
  key: string | null;
}

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
