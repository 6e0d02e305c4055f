import { beforeEach, expect, test, vi } from "vitest";
import { Chat } from "./chat.svelte.ts";
import type { Said } from "./wire.ts";

const storage = new Map<string, string>();
vi.mock("./remember.ts", () => ({
  recall: (name: string) => storage.get(name),
  remember: (name: string, value: string) => void storage.set(name, value),
}));

let clock = 0;

function line(seat: number | null, text = "Hello"): Said {
  return { type: "said", at: ++clock, room: seat === null ? "spectators" : "players", name: seat === null ? "" : `Seat ${seat}`, seat, text };
}

/** The chat of a newly opened page, with the server's earlier messages. */
function opened(lines: readonly Said[], seat?: number): Chat {
  const chat = new Chat("table", () => seat);
  chat.recall(lines);
  return chat;
}

beforeEach(() => storage.clear());

test("messages from before the first visit count as read", () => {
  const chat = opened([line(1)], 0);
  expect(chat.unread).toBe(0);
  chat.add(line(1));
  expect(chat.unread).toBe(1);
});

test("my own messages are never unread, even after a reload", () => {
  const chat = opened([], 0);
  chat.add(line(0));
  expect(chat.unread).toBe(0);
  expect(opened(chat.lines, 0).unread).toBe(0);
});

test("read and unread messages stay so after a reload", () => {
  const chat = opened([], 0);
  chat.add(line(1));
  chat.readAll();
  chat.add(line(1));
  expect(opened(chat.lines, 0).unread).toBe(1);
});

test("a spectator who mutes spectators still sees their own messages, even after a reload", async () => {
  const chat = opened([]);
  const mine = line(null, "Who wins?");
  await chat.send("Who wins?", async () => (chat.add(mine), true));
  const other = line(null);
  chat.add(other);
  chat.mute("");
  expect(chat.shown).toEqual([mine]);
  expect(opened(chat.lines).shown).toEqual([mine]);
});

test("a refused message belongs to nobody", async () => {
  const chat = opened([]);
  await chat.send("Hello", async () => false);
  chat.add(line(null));
  expect(chat.unread).toBe(1);
});

test("a cheer shows at its seat for a while and is never unread", () => {
  vi.useFakeTimers();
  const chat = opened([], 0);
  chat.add(line(1, ":laugh"));
  chat.add(line(1, ":wow"));
  chat.add(line(null, ":love"));
  chat.add(line(2, "laugh"));
  expect(chat.cheers.map(({ seat, text }) => [seat, text])).toEqual([[1, ":wow"], [null, ":love"]]);
  expect(chat.unread).toBe(1);
  vi.runAllTimers();
  expect(chat.cheers).toEqual([]);
  vi.useRealTimers();
});

test("cheers of muted players don't show", () => {
  const chat = opened([], 0);
  chat.mute("Seat 1");
  chat.add(line(1, ":laugh"));
  expect(chat.cheers).toEqual([]);
});
