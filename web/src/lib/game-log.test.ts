import { beforeEach, expect, test, vi } from "vitest";
import { call } from "./api.ts";
import { GameLog } from "./game-log.svelte.ts";

vi.mock("./api.ts", () => ({ call: vi.fn(), Refused: class extends Error {} }));

const STREAM = "a stream";
const asked = vi.mocked(call);

/** The server's answers: one log after another, and no dice. */
function serverTells(...logs: { n: number; squares: number[] }[]) {
  asked.mockImplementation(async (path: string) => {
    const log = path.includes("/log") ? logs.shift() : undefined;
    if (!log) return undefined as never;
    const events = log.squares.map((square) => ({ event: "died", seat: square }));
    return { turns: [{ turn: 0, seat: 0, events }], earlier: false, upto: { stream: STREAM, n: log.n } } as never;
  });
}

function hears(log: GameLog, n: number) {
  log.add({ n, events: [{ event: "died", seat: n }] });
}

function deathsIn(log: GameLog): unknown[] {
  return log.turns.flatMap(({ lines }) => lines.map(({ seat }) => seat));
}

beforeEach(() => {
  asked.mockReset();
});

test("undone events disappear without a request to the server", async () => {
  const log = new GameLog("table", false);
  log.listen(STREAM, true, {});
  for (const n of [1, 2, 3]) hears(log, n);
  await log.takeBack(4, 1);
  expect(deathsIn(log)).toEqual([1]);
  hears(log, 5);
  expect(deathsIn(log)).toEqual([1, 5]);
  expect(asked).not.toHaveBeenCalled();
});

test("an undo of stored events requests the log again", async () => {
  serverTells({ n: 2, squares: [1, 2] }, { n: 3, squares: [1] });
  const log = new GameLog("table");
  log.listen(STREAM, true, {});
  await vi.waitFor(() => expect(log.known).toBe(true));
  expect(deathsIn(log)).toEqual([1, 2]);
  await log.takeBack(3, 1);
  expect(deathsIn(log)).toEqual([1]);
});

test("an outdated log is discarded", async () => {
  serverTells({ n: 2, squares: [1, 2] }, { n: 3, squares: [1] });
  const log = new GameLog("table");
  log.listen(STREAM, true, {}); // the first log has been requested
  await log.takeBack(3, 1);
  await vi.waitFor(() => expect(log.known).toBe(true));
  expect(deathsIn(log)).toEqual([1]);
});

test("a number set by a card isn't a roll", () => {
  const log = new GameLog("table");
  const rolled = { event: "rolled", seat: 0, purpose: "fight", pips: 6, result: 6 } as const;
  log.add({ n: 1, events: [rolled, { ...rolled, by_card: true }] });
  expect(log.rolls).toHaveLength(1);
});
