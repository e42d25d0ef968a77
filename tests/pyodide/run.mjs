// Runs one Python file under Pyodide: node run.mjs SCRIPT [NAME=FOLDER ...]
// Each folder is mounted at /NAME, and what the script prints goes to standard output.
import { existsSync, readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const [script, ...mounts] = process.argv.slice(2);

function mount(pyodide, [name, folder]) {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}`);
  pyodide.FS.mkdirTree(`/${name}`);
  pyodide.mountNodeFS(`/${name}`, folder);
}

async function run() {
  const pyodide = await loadPyodide();
  for (const pair of mounts) mount(pyodide, pair.split("="));
  await pyodide.runPythonAsync(readFileSync(script, "utf8"));
}

try {
  await run();
} catch (error) {
  console.error(error.message); // Python's traceback; Node alone would quote Pyodide's minified source
  process.exitCode = 1;
}
