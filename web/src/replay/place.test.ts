import { expect, test } from "vitest";
import { placeIn, placeQuery } from "./place.ts";
import type { Eyes } from "./timeline.ts";

test("an address leads back to its moment", () => {
  for (const eyes of ["all", "watch", 0, 5] satisfies Eyes[]) {
    expect(placeIn(new URLSearchParams(placeQuery(17, eyes)))).toEqual({ moment: 17, eyes });
  }
  expect(placeQuery(3, 0)).toBe("?moment=3&as=1");
});

test("an invalid moment is the first one", () => {
  expect(placeIn(new URLSearchParams(""))).toEqual({ moment: 0, eyes: undefined });
  expect(placeIn(new URLSearchParams("?moment=x&as=0"))).toEqual({ moment: 0, eyes: undefined });
});
