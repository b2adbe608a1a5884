import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] }, // Svelte's runes as in the page, not as on a server
  test: {
    include: ["tests/unit/*.test.ts"],
    setupFiles: ["tests/unit/catalogues.ts"],
    environment: "happy-dom",
    // All files share one page in one thread: to open one for each takes four times as long as the tests.
    pool: "threads",
    isolate: false,
    environmentOptions: { happyDOM: { url: "http://regnum.test/" } },
  },
});
