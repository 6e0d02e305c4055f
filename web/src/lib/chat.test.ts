import { beforeEach, expect, test, vi } from "vitest";
import { Chat } from "./chat.svelte.ts";
import type { Said } from "./wire.ts";

const kept = new Map<string, string>();
vi.mock("./remember.ts", () => ({
  recall: (name: string) => kept.get(name),
  remember: (name: string, value: string) => void kept.set(name, value),
}));

let clock = 0;

function line(seat: number | null, text = "Hello"): Said {
  return { type: "said", at: ++clock, room: seat === null ? "spectators" : "players", name: seat === null ? "" : `Seat ${seat}`, seat, text };
}

/** The chat of a page that is opened, with what the server remembers. */
function opened(lines: readonly Said[], seat?: number): Chat {
  const chat = new Chat("table", () => seat);
  chat.recall(lines);
  return chat;
}

beforeEach(() => kept.clear());

test("what was said before somebody came is not new to them", () => {
  const chat = opened([line(1)], 0);
  expect(chat.unread).toBe(0);
  chat.hear(line(1));
  expect(chat.unread).toBe(1);
});

test("one's own lines are not new, neither at once nor after a reload", () => {
  const chat = opened([], 0);
  chat.hear(line(0));
  expect(chat.unread).toBe(0);
  expect(opened(chat.lines, 0).unread).toBe(0);
});

test("what was read stays read after a reload, and what was not is new still", () => {
  const chat = opened([], 0);
  chat.hear(line(1));
  chat.readAll();
  chat.hear(line(1));
  expect(opened(chat.lines, 0).unread).toBe(1);
});

test("who mutes spectators still hears themselves, after a reload too", async () => {
  const chat = opened([]);
  const mine = line(null, "Who wins?");
  await chat.send("Who wins?", async () => (chat.hear(mine), true));
  const other = line(null);
  chat.hear(other);
  chat.mute("");
  expect(chat.heard).toEqual([mine]);
  expect(opened(chat.lines).heard).toEqual([mine]);
});

test("what was refused is nobody's line", async () => {
  const chat = opened([]);
  await chat.send("Hello", async () => false);
  chat.hear(line(null));
  expect(chat.unread).toBe(1);
});
