// A service worker with one task: show the offline page if the server can't be reached. Nothing else is cached, so
// that nobody ever sees an outdated game. The client caches that page in the user's language
// (src/lib/install.svelte.ts).
const CACHE = "boneyard-offline";
const PAGE = "offline.html";
const PARTS = ["offline.css", "icon.svg"];
const NOBODY_BEHIND = [502, 503, 504]; // a proxy's answers when the server behind it is down

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
