// Lets Node import a style sheet as its text: node --import tsx --import ./scripts/css-hook.mjs file.ts
import { readFileSync } from "node:fs";
import module from "node:module";
import { isMainThread } from "node:worker_threads";

/** Load hook of node:module. It never awaits, so that it serves both the synchronous and the threaded kind of hook. */
export function load(url, context, next) {
  if (!new URL(url).pathname.endsWith(".css")) return next(url, context);
  const text = readFileSync(new URL(url), "utf8");
  return { format: "module", shortCircuit: true, source: `export default ${JSON.stringify(text)};` };
}

// Node before 22.15 has only the threaded kind; there this file is loaded a second time, in the hooks' thread.
if (module.registerHooks) module.registerHooks({ load });
else if (isMainThread) module.register(import.meta.url);
