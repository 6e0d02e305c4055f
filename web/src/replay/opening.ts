/** Opens a replay file: parsed here, then verified and stored by the server. */
import { call, Refused } from "../lib/api.ts";
import { translate } from "../lib/i18n.svelte.ts";
import { signIn } from "../lib/play.ts";
import { problemOf } from "../lib/problem.ts";
import { BadFile, readFile, type ReplayFile } from "./file.ts";

/** Why a file wasn't opened; if it was readable, its dice can still be checked. */
export class NotOpened extends Error {
  constructor(
    sentence: string,
    readonly readable?: ReplayFile,
    readonly reason = "",
  ) {
    super(sentence);
  }
}

/** Store a file as a finished game; returns its table id. */
export async function openReplay(file: File): Promise<string> {
  const text = await textOf(file);
  const readable = parsed(file.name, text);
  try {
    await signIn();
    return (await call("POST /replays", { body: text, query: { title: file.name.replace(/\.\w+$/, "").slice(0, 60) } })).id;
  } catch (error) {
    throw refused(file.name, readable, error);
  }
}

async function textOf(file: File): Promise<string> {
  try {
    return await file.text();
  } catch {
    throw new NotOpened(translate("replay-bad-unreadable", { file: file.name }));
  }
}

function parsed(file: string, text: string): ReplayFile {
  let readable: ReplayFile;
  try {
    readable = readFile(text);
  } catch (error) {
    if (error instanceof BadFile) throw new NotOpened(translate(`replay-bad-${error.fault}`, { file }));
    throw error;
  }
  if (!readable.over) throw new NotOpened(translate("replay-bad-not-over", { file }), readable.seed ? readable : undefined);
  return readable;
}

const SENTENCES: Record<string, string> = { "bad-replay": "replay-bad-changed", "other-rules": "replay-bad-rules" };

function refused(file: string, readable: ReplayFile, error: unknown): NotOpened {
  const sentence = error instanceof Refused ? SENTENCES[error.code] : undefined;
  if (!sentence || !(error instanceof Refused)) return new NotOpened(problemOf(error));
  return new NotOpened(translate(sentence, { file }), readable, String(error.data["reason"] ?? ""));
}
