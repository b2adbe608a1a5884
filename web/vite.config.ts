import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

// The app is built into the Python package; `regnum` serves it. While developing, `npm run dev` shows it beside a
// running `regnum serve`, whose address REGNUM_SERVER names.
const server = process.env.REGNUM_SERVER ?? "http://127.0.0.1:8000";

/** The same app as a folder for any web space: all addresses relative, and no plain page behind it (`make page`). */
const page: Plugin = {
  name: "regnum-page",
  transformIndexHtml: (html) =>
    html
      .replace(/<noscript>.*<\/noscript>/, "")
      .replace("<body>", '<body><noscript>JavaScript?</noscript><script src="./old.js"></script>'),
};

export default defineConfig(({ mode }) => ({
  plugins: mode === "page" ? [svelte(), page] : [svelte()],
  base: mode === "page" ? "./" : "/",
  worker: { format: "es" as const },
  build: {
    outDir: mode === "page" ? "../build/page/client" : "../src/regnum/server/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // nothing inline: the content policy of the server allows files of its own only
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: Object.fromEntries(
      ["/api", "/art", "/static", "/start", "/plain"].map((path) => [path, { target: server, ws: path === "/api" }]),
    ),
  },
}));
