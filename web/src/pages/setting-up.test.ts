import { describe, expect, it } from "vitest";
import type { GameInfo, TableDefaults, TableInfo } from "../lib/wire.ts";
import { proposedRules } from "../lib/proposed.ts";
import { byHouseRules, changed, changedRules, choosePrinted, configOf, draftLike, draftOf, follow, gameOf, twinOf, waits } from "./setting-up.ts";

const DEFAULTS: TableDefaults = {
  absence: "bot",
  cover: "medium",
  leaving: "bot",
  reactions: "quick",
  reaction_seconds: { quick: 20, private: 6 },
  public: false,
  spectators: true,
  open_hands: true,
  hints: true,
};
const GAME: GameInfo = {
  id: "some-game",
  rules: 1,
  least_seats: 1,
  most_seats: 6,
  options: [{ name: "printing", values: ["revised", "first"], rule: "ME-SETUP-6", proposed: "revised" }],
  ways: [],
  cites: {},
  content: "",
  favourite: false,
  foe: "",
  pawn: "pawn",
  personas: [{ id: "rook", name: "Rook", temper: "bold" }],
  goal_captions: [],
  events: {},
  frames: {},
  lasting: {},
};

describe("the request for a new table", () => {
  it("contains a seed or a position only if given, which makes it practice", () => {
    const draft = draftOf("some-game", DEFAULTS);
    const practice = configOf({ ...draft, seed: "bones", position: "some-game, 2 seats" }, GAME, DEFAULTS);
    expect([practice.seed, practice.position]).toEqual(["bones", "some-game, 2 seats"]);
    expect(changed({ ...draft, seed: "bones" }, ["seed", "position"], DEFAULTS)).toBe(1);
    expect(configOf(draft, GAME, DEFAULTS).seed).toBe("");
  });

  it("takes game and seats from its starting position", () => {
    const seatsAfter = (position: string, game = "other") => {
      const draft = { ...draftOf(game, DEFAULTS), position };
      follow(draft, [GAME]);
      return [draft.game, ...draft.seats];
    };
    const usual = ["other", ...draftOf("other", DEFAULTS).seats];
    expect(seatsAfter("some-game, 5 seats\nboard")).toEqual(["some-game", "open", "open", "medium", "medium", "medium"]);
    expect(seatsAfter("some-game, printing first, 1 seat")).toEqual(["some-game", "open"]);
    expect(seatsAfter("some-game\nboard")).toEqual(["some-game", "open", "open"]);
    expect(seatsAfter("some-game, 9 seats")).toEqual(["some-game", "open", "open", "medium"]);
    expect(seatsAfter("no-game, 5 seats")).toEqual(usual);
    expect(seatsAfter("")).toEqual(usual);
  });

  it("omits default rules", () => {
    const draft = { ...draftOf("some-game", DEFAULTS), settings: { printing: "revised", of_another_game: "on" } };
    expect(changedRules(draft, GAME.options)).toEqual([]);
    expect(configOf(draft, GAME, DEFAULTS).settings).toEqual({});
  });

  it("has the proposed rules, unless declined", () => {
    const graveyard = { name: "graveyard", values: ["anywhere", "lower_half"], rule: "ME-SETUP-2", proposed: "lower_half" };
    const game = { ...GAME, options: [...GAME.options, graveyard] };
    const draft = draftOf("some-game", DEFAULTS);
    expect(proposedRules(game)).toEqual({ graveyard: "lower_half" });
    expect(configOf(draft, game, DEFAULTS).settings).toEqual({ graveyard: "lower_half" });
    expect(configOf({ ...draft, settings: { graveyard: "anywhere" } }, game, DEFAULTS).settings).toEqual({});
  });

  it("contains the choices", () => {
    const draft = { ...draftOf("some-game", DEFAULTS), settings: { printing: "first" }, clock: "quick", title: " Friday " };
    const config = configOf(draft, GAME, DEFAULTS);
    expect(config).toMatchObject({ settings: { printing: "first" }, title: "Friday", reaction_seconds: null });
    expect(config.pace).toEqual({ pace: "bank", seconds: 180, increment: 20, per: "turn" });
    expect(config).not.toHaveProperty("clock");
    expect(config).not.toHaveProperty("seconds");
  });

  it("is brisk where friends wait for each other", () => {
    const brisk = { pace: { pace: "turns", seconds: 30, spare: 45 }, chores: true };
    const draft = draftOf("some-game", DEFAULTS);
    expect(configOf(draft, GAME, DEFAULTS)).toMatchObject(brisk);
    expect(configOf({ ...draft, clock: "steady" }, GAME, DEFAULTS).chores).toBe(false);
    expect(configOf({ ...draft, chores: false }, GAME, DEFAULTS)).toMatchObject({ ...brisk, chores: false });
    for (const seats of [["open", "medium"], ["open", "here", "open"]] as const) {
      expect(configOf({ ...draft, seats: [...seats] }, GAME, DEFAULTS)).toMatchObject({ pace: null, chores: false });
    }
  });

  it("contains the time of windows if it isn't the default", () => {
    const draft = { ...draftOf("some-game", DEFAULTS), reactions: "private" as const, seconds: 9 };
    expect(configOf(draft, GAME, DEFAULTS).reaction_seconds).toBe(9);
    expect(configOf({ ...draft, seconds: 6 }, GAME, DEFAULTS).reaction_seconds).toBeNull();
  });

  it("counts changed settings", () => {
    const draft = { ...draftOf("some-game", DEFAULTS), hints: false, clock: "day" };
    expect(changed(draft, ["hints", "spectators"], DEFAULTS)).toBe(1);
    expect(changed(draft, ["clock", "absence"], DEFAULTS)).toBe(1);
  });

  it("prefers the game in the address to the one played last", () => {
    const games = ["first", "second", "third"].map((id) => ({ ...GAME, id }));
    expect(gameOf(games, "third", "second")?.id).toBe("third");
    expect(gameOf(games, undefined, "second")?.id).toBe("second");
    expect(gameOf(games, "gone", undefined)?.id).toBe("first");
  });

  it("has the same bots as the table whose dice it reuses", () => {
    const seats = [{ kind: "person" }, { kind: "bot", level: "easy" }, { kind: "person", level: "hard" }, { kind: "bot", level: "hard" }];
    const draft = twinOf({ game: "some-game", seats, dice: "T" } as TableInfo, DEFAULTS);
    expect(draft.seats).toEqual(["open", "easy", "open", "hard"]);
  });

  it("waits for others only if a seat is open", () => {
    expect(waits(["open", "hard"])).toBe(false);
    expect(waits(["open", "hard", "open"])).toBe(true);
  });
});

describe("house rules", () => {
  const game: GameInfo = { ...GAME, options: [{ name: "graveyard", values: ["anywhere", "lower_half"], rule: "ME-SETUP-2", proposed: "lower_half" }] };

  it("hold unless the printed ones are chosen, and come back", () => {
    const draft = draftOf("some-game", DEFAULTS);
    expect([byHouseRules(draft, game), configOf(draft, game, DEFAULTS).settings]).toEqual([true, { graveyard: "lower_half" }]);
    choosePrinted(draft, game, true);
    expect([byHouseRules(draft, game), configOf(draft, game, DEFAULTS).settings]).toEqual([false, {}]);
    choosePrinted(draft, game, false);
    expect(byHouseRules(draft, game)).toBe(true);
  });
});

describe("bots", () => {
  it("get a persona each, if there are enough", () => {
    const draft = draftOf("some-game", DEFAULTS, false);
    expect(configOf(draft, GAME, DEFAULTS).personas).toEqual(["", "rook", "", ""]);
  });
});

describe("a group's rules", () => {
  it("keep bots, options and clock, and leave the other seats to the group", () => {
    const preset = { game: "some-game", seats: ["open", "hard", "open", "easy"], personas: ["", "rook", "", "tam"], settings: {}, pace: { pace: "days", days: 3 }, content: "" } as const;
    const draft = draftLike({ ...preset, seats: [...preset.seats], personas: [...preset.personas] }, GAME.options);
    expect(draft).toEqual({ seats: ["open", "hard", "easy"], personas: ["", "rook", "tam"], settings: { printing: "revised" }, clock: "days" });
  });
});
