// `npm run dev`: the demo with elements that esbuild builds again when a file is saved; open pages reload. What it makes is neither
// published nor tested: `npm start` shows the product. Arguments are the demo server's.
import { rmSync, watch } from "node:fs";
import { createBundle } from "./dev/bundle.mjs";
import { createServer } from "./dev/server.mjs";
import { timed } from "./times.mjs";

const outDir = ".cache/dev";
rmSync(outDir, { recursive: true, force: true });

const bundle = createBundle(outDir);
const server = createServer(outDir, process.argv.slice(2));
await timed("Building the elements with esbuild", "dev", bundle.build);
server.start();

async function update(files) {
  const started = performance.now();
  if (files.some((file) => !file.startsWith("demo/")) && !(await bundle.build())) return;
  // scripts for browsers are built when a page asks for them: demo/common/scripts.ts
  if (files.some((file) => /^demo\/(?!.*\/browser\/).*\.tsx?$|\/(?:api|contract)\//.test(file)))
    await server.restart(files.some((file) => /^demo\/server\/.*\b(seed|schema|tables)\b/.test(file)));
  else server.reload();
  console.log(`${files.join(", ")}: ${Math.round(performance.now() - started)} ms`);
}

const changed = new Set();
let updating = Promise.resolve();
let timer;
for (const folder of ["widgets", "shared", "demo"])
  watch(folder, { recursive: true }, (_, file) => {
    changed.add(`${folder}/${file}`);
    clearTimeout(timer);
    // editors save in several steps
    timer = setTimeout(() => {
      const files = [...changed];
      changed.clear();
      updating = updating.then(() => update(files));
    }, 30);
    // a folder that is gone again before Node has looked into it
  }).on("error", (error) => error.code === "ENOENT" || console.error(error));
