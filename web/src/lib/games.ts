/** This server's games, and how each wants its events and frames shown. */
import { call } from "./api.ts";
import type { EventHints, FrameHints, GameInfo } from "./wire.ts";

type ByKind<T> = Readonly<Record<string, T>>;

let known: readonly GameInfo[] = [];

export async function loadGames(): Promise<readonly GameInfo[]> {
  know(await call("GET /games"));
  return known;
}

export function know(games: readonly GameInfo[]): void {
  known = games;
}

/** The games loaded last; they are loaded before the first page. */
export function knownGames(): readonly GameInfo[] {
  return known;
}

export function gameInfo(id: string): GameInfo | undefined {
  return known.find((game) => game.id === id);
}

/** What a game's pawns look like. */
export function pawnOf(game: string): string {
  return gameInfo(game)?.pawn ?? "pawn";
}

export function eventHints(game: string): ByKind<EventHints> {
  return gameInfo(game)?.events ?? {};
}

export function frameHints(game: string): ByKind<FrameHints> {
  return gameInfo(game)?.frames ?? {};
}
