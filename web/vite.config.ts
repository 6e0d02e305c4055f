import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { symbols } from "./symbols.ts";

// The address of a running `boneyard serve`, for `npm run dev`.
const server = process.env.BONEYARD_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), symbols()],
  // The client may be served under any path: chunks find each other by relative paths, and only index.html has
  // absolute ones, which the server prefixes with its base.
  experimental: {
    renderBuiltUrl: (file, { hostType }) => (hostType === "html" ? `/${file}` : { relative: true }),
  },
  build: {
    outDir: "../src/boneyard/web_client",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    license: { fileName: "licences.txt" }, // of bundled packages, linked from the About page
    // What every page needs is one chunk: small ones compress badly.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "page", tags: ["$initial"] }] } } },
    assetsInlineLimit: 0, // the content security policy allows data: only for images
  },
  server: {
    proxy: {
      "/api": { target: server, changeOrigin: true },
      "/ws": { target: server.replace("http", "ws"), ws: true, changeOrigin: true },
    },
  },
  test: { include: ["src/**/*.test.ts"] },
});
