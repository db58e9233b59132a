// ESLint over what it has not found clean before, for selected runs: node scripts/test/lint.mjs <folder of what is kept>
// Its own cache knows each file by its content alone, but rules with types also depend on what the file imports.
import { join, relative, sep } from "node:path";
import { ESLint } from "eslint";
import { keep, readKept } from "./known.mjs";
import { reachOf } from "./reach.mjs";
import { readSources } from "./sources.mjs";

const file = join(process.argv[2], "lint.json");
const clean = readKept(file);
const reach = reachOf(readSources());
const unknown = [...reach].filter(([path, hash]) => clean[path] !== hash).map(([path]) => path);

if (unknown.length > 0) {
  const eslint = new ESLint({ warnIgnored: false });
  const objected = (await eslint.lintFiles(unknown)).filter(({ messages }) => messages.length > 0);
  const { format } = await eslint.loadFormatter("stylish");
  console.log(await format(objected));
  process.exitCode = objected.length > 0 ? 1 : 0;
  for (const { filePath } of objected) reach.delete(relative(process.cwd(), filePath).split(sep).join("/"));
  // what was saved meanwhile may not have been looked at
  const after = reachOf(readSources());
  keep(file, Object.fromEntries([...reach].filter(([path, hash]) => after.get(path) === hash)));
}
