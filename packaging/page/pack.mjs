// Runs pack.py inside Pyodide, so that the bytecode is that of the Python which will read it.
// usage: node pack.mjs CANDIDATES.zip PACK.py OUT
import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const [candidates, script, out] = process.argv.slice(2);
const python = await loadPyodide();
python.runPython("import lzma, sys, tarfile; first = set(sys.modules)"); // needed to unpack the rest
python.FS.mkdirTree("/app");
python.unpackArchive(new Uint8Array(readFileSync(candidates)).buffer, "zip", { extractDir: "/app" });
try {
  python.runPython(readFileSync(script, "utf8"));
  await python.runPythonAsync("await main()");
  for (const name of ["server.tar.xz", "python_stdlib.zip"]) writeFileSync(`${out}/${name}`, python.FS.readFile(`/${name}`));
} catch (error) {
  console.error(String(error.message).slice(-3000));
  process.exit(1);
}
process.exit(0); // the server that pack.py has started would run for ever
