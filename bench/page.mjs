// Runs a measuring script inside Pyodide with the server's archive as `make page` has packed it, so that it measures what
// a browser would run. Usage: node bench/page.mjs SCRIPT [arguments of the script]
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const runtime = join(here, "../packaging/page/node_modules/pyodide/pyodide.mjs");
const archive = join(here, "../dist/page/engine/server.tar.xz");
for (const file of [runtime, archive]) {
  if (existsSync(file)) continue;
  console.error(`${file} is missing; \`make page\` builds it`);
  process.exit(3);
}
const { loadPyodide } = await import(runtime);
const python = await loadPyodide();
python.FS.writeFile("/server.tar.xz", readFileSync(archive));
python.FS.mkdirTree("/bench");
for (const name of readdirSync(here).filter((each) => each.endsWith(".py"))) {
  python.FS.writeFile(`/bench/${name}`, readFileSync(join(here, name)));
}
python.globals.set("words", python.toPy(process.argv.slice(2)));
try {
  python.runPython(`
import runpy, sys, tarfile
with tarfile.open("/server.tar.xz") as packed:
    packed.extractall("/app", filter="fully_trusted")
sys.path[:0] = ["/bench", "/app"]
sys.argv = ["/bench/" + words[0], *words[1:]]
runpy.run_path(sys.argv[0], run_name="__main__")
`);
} catch (error) {
  console.error(String(error.message).slice(-3000));
  process.exit(1);
}
process.exit(0);
