// Stands between the pages and the server, and only for one thing: where the server can't be reached, a page of
// our own says so. Nothing else is kept, so that nobody ever sees a game as it was.
// The page lies in the cache because the client puts it there, in the language of its user (src/lib/install.svelte.ts).
const CACHE = "boneyard-offline";
const PAGE = "offline.html";
const PARTS = ["offline.css", "icon.svg"];
const NOBODY_BEHIND = [502, 503, 504]; // what a proxy says when the server behind it is gone

const scope = self.registration.scope;
const parts = PARTS.map((name) => new URL(name, scope).href);

async function keepParts() {
  const cache = await caches.open(CACHE);
  await cache.addAll(parts);
  await self.skipWaiting();
}

async function kept(address) {
  const cache = await caches.open(CACHE);
  return (await cache.match(address)) ?? Response.error();
}

async function pageOrSentence(request) {
  try {
    const answer = await fetch(request);
    return NOBODY_BEHIND.includes(answer.status) ? await kept(new URL(PAGE, scope).href) : answer;
  } catch {
    return kept(new URL(PAGE, scope).href);
  }
}

self.addEventListener("install", (event) => event.waitUntil(keepParts()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate") event.respondWith(pageOrSentence(request));
  else if (parts.includes(request.url)) event.respondWith(fetch(request).catch(() => kept(request.url)));
});
