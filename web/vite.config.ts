import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { symbols } from "./symbols.ts";

// Where `npm run dev` finds a running `boneyard serve`.
const server = process.env.BONEYARD_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), symbols()],
  // The client may be served under any path: chunks find each other by where they are, and only index.html
  // names absolute paths, which the server puts its own base in front of.
  experimental: {
    renderBuiltUrl: (file, { hostType }) => (hostType === "html" ? `/${file}` : { relative: true }),
  },
  build: {
    outDir: "../src/boneyard/web_client",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    license: { fileName: "licences.txt" }, // of what is bundled, linked from the page about us
    assetsInlineLimit: 0, // the content security policy allows no data: but for images
  },
  server: {
    proxy: {
      "/api": { target: server, changeOrigin: true },
      "/ws": { target: server.replace("http", "ws"), ws: true, changeOrigin: true },
    },
  },
  test: { include: ["src/**/*.test.ts"] },
});
