import { beforeEach, expect, test, vi } from "vitest";
import { call } from "./api.ts";
import { GameLog } from "./game-log.svelte.ts";

vi.mock("./api.ts", () => ({ call: vi.fn(), Refused: class extends Error {} }));

const STREAM = "a stream";
const asked = vi.mocked(call);

/** What the server answers, one log after the other, and no dice. */
function serverTells(...logs: { n: number; squares: number[] }[]) {
  asked.mockImplementation(async (path: string) => {
    const log = path.includes("/log") ? logs.shift() : undefined;
    if (!log) return undefined as never;
    const events = log.squares.map((square) => ({ event: "died", seat: square }));
    return { turns: [{ turn: 0, seat: 0, events }], earlier: false, upto: { stream: STREAM, n: log.n } } as never;
  });
}

function hears(log: GameLog, n: number) {
  log.hear({ n, events: [{ event: "died", seat: n }] });
}

function told(log: GameLog): unknown[] {
  return log.turns.flatMap(({ lines }) => lines.map(({ seat }) => seat));
}

beforeEach(() => {
  asked.mockReset();
});

test("what was taken back is told no more, without a question to the server", async () => {
  const log = new GameLog("table", false);
  log.listen(STREAM, true, {});
  for (const n of [1, 2, 3]) hears(log, n);
  await log.takeBack(4, 1);
  expect(told(log)).toEqual([1]);
  hears(log, 5);
  expect(told(log)).toEqual([1, 5]);
  expect(asked).not.toHaveBeenCalled();
});

test("what the server told before is asked for again", async () => {
  serverTells({ n: 2, squares: [1, 2] }, { n: 3, squares: [1] });
  const log = new GameLog("table");
  log.listen(STREAM, true, {});
  await vi.waitFor(() => expect(log.known).toBe(true));
  expect(told(log)).toEqual([1, 2]);
  await log.takeBack(3, 1);
  expect(told(log)).toEqual([1]);
});

test("a log from before is not taken for the present", async () => {
  serverTells({ n: 2, squares: [1, 2] }, { n: 3, squares: [1] });
  const log = new GameLog("table");
  log.listen(STREAM, true, {}); // the first log is on its way
  await log.takeBack(3, 1);
  await vi.waitFor(() => expect(log.known).toBe(true));
  expect(told(log)).toEqual([1]);
});

test("a number that a card decides is no roll", () => {
  const log = new GameLog("table");
  const rolled = { event: "rolled", seat: 0, purpose: "fight", pips: 6, result: 6 } as const;
  log.hear({ n: 1, events: [rolled, { ...rolled, by_card: true }] });
  expect(log.rolls).toHaveLength(1);
});
