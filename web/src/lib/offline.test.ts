import { expect, test } from "vitest";
import { offlinePage } from "./offline.ts";

const page = offlinePage((id) => `<${id} & "more">`, "de", "dark", (path) => `/bones${path}`);

test("the page is in the language and theme of its user", () => {
  expect(page).toContain('<html lang="de" data-theme="dark">');
});

test("words can't become markup", () => {
  expect(page).toContain('<h1>&lt;offline-title &amp; &quot;more&quot;></h1>');
});

test("its resources are under the same base", () => {
  expect([...page.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address]) => address)).toEqual([
    "/bones/icon.svg",
    "/bones/offline.css",
    "/bones/icon.svg",
  ]);
});
