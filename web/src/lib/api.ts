/** The HTTP API, typed. */
import { at } from "./base.ts";
import type { Api, Code, Problem } from "./wire.ts";

/** A refused request, with the server's error code. */
export class Refused extends Error {
  constructor(
    readonly code: Code | "unreachable",
    readonly data: Record<string, string | number> = {},
    readonly status = 0,
  ) {
    super(code);
  }
}

type Call = keyof Api;
type Body<C extends Call> = Api[C] extends { body: infer B } ? B : undefined;
type Query<C extends Call> = Api[C] extends { query: infer Q } ? Q : undefined;
type Tells<C extends Call> = Api[C] extends { tells: infer T } ? T : never;

export interface Wanted<C extends Call> {
  /** Path parameters. */
  path?: Record<string, string | number>;
  query?: Query<C>;
  body?: Body<C>;
}

/** Call the API: `await call("GET /tables/{table}", { path: { table } })`. */
export async function call<C extends Call>(what: C, wanted: Wanted<C> = {}): Promise<Tells<C>> {
  const [method, path] = what.split(" ") as [string, string];
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(wanted.path?.[name] ?? ""));
  const answer = await reach(at(`/api${filled}${queryOf(wanted.query)}`), { method, ...bodyOf(wanted.body) });
  const kind = answer.headers.get("content-type") ?? "";
  return (kind.includes("json") ? await answer.json() : await answer.text()) as Tells<C>;
}

function queryOf(query: unknown): string {
  const said = Object.entries((query ?? {}) as object).filter(([, value]) => value !== undefined && value !== null);
  return said.length ? `?${new URLSearchParams(said.map(([name, value]) => [name, String(value)]))}` : "";
}

function bodyOf(body: unknown): RequestInit {
  if (body === undefined) return {};
  if (typeof body === "string") return { body, headers: { "content-type": "text/plain" } };
  return { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
}

/** Fetch, throwing `Refused` unless the response is ok. */
export async function reach(address: string, wanted: RequestInit = {}): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(address, wanted);
  } catch {
    throw new Refused("unreachable");
  }
  if (!answer.ok) throw await refusal(answer);
  return answer;
}

async function refusal(answer: Response): Promise<Refused> {
  try {
    const problem = (await answer.json()) as Problem;
    return new Refused(problem.code, problem.data, answer.status);
  } catch {
    return new Refused("fault", {}, answer.status); // a proxy answered, not our server
  }
}
