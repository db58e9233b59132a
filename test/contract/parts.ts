import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { importedFile } from "#scripts/import-names.mjs";

/** Matches `import`, `export … from` and `import()` with the names and the file. */
const links =
  /(?:import|export)\s+(?:type\s+)?(\*(?:\s+as\s+\w+)?|[\w$]+|(?:[\w$]+,\s*)?\{[^}]*\})\s*from\s*"([.#][^"]+)"|import\("([.#][^"]+)"\)/g;
/** Matches the value of `part` in a view, a text or an expression, and defaults of a `part` prop. */
const values = /\bpart(?: ?= ?|: )(?:"([^"]+)"|\{((?:[^{}]|\{[^{}]*\})*)\})/g;

const namesIn = (clause: string): string[] =>
  [...clause.replace(/[{}*]/g, " ").matchAll(/(?:type\s+)?([\w$]+)(?:\s+as\s+([\w$]+))?/g)].flatMap(
    ([, name = "", alias = ""]) => [name, alias],
  );

/** Returns true if an entry point re-exports something of a file; other files are followed as a whole. */
const isWanted = (isDoor: boolean, clause: string, wanted: ReadonlySet<string> | undefined) =>
  !isDoor || !wanted || clause.startsWith("*") || namesIn(clause).some((name) => wanted.has(name));

/** Returns the names of the parts in the views of an element: its own views, and those that it imports by name from `shared/ui`. */
export function partsInViews(entry: string): ReadonlySet<string> {
  const parts = new Set<string>();
  const seen = new Set<string>();
  const follow = (file: string, wanted?: ReadonlySet<string>) => {
    const isDoor = file.endsWith("/index.ts");
    const visit = `${file} ${isDoor && wanted ? [...wanted].sort().join() : ""}`;
    if (seen.has(visit) || !/\.tsx?$/.test(file) || !existsSync(file)) return;
    seen.add(visit);
    const source = readFileSync(file, "utf8");
    if (!isDoor) {
      for (const [, text, expression = ""] of source.matchAll(values)) {
        const texts =
          text === undefined
            ? [...expression.matchAll(/["'`]([^"'`]*)["'`]/g)].map(([, literal = ""]) => literal)
            : [text];
        for (const name of texts.flatMap((each) => each.split(/\s+/))) parts.add(name);
      }
    }
    for (const [, clause = "*", path, late] of source.matchAll(links)) {
      if (isWanted(isDoor, clause, wanted))
        follow(importedFile(file, (path ?? late)!)!, clause.startsWith("*") ? wanted : new Set(namesIn(clause)));
    }
  };
  follow(relative("", entry));
  return parts;
}
