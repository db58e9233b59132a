import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { importedFile } from "#scripts/import-names.mjs";

/** `import`, `export … from` and `import()`: what is named, and the file. */
const links =
  /(?:import|export)\s+(?:type\s+)?(\*(?:\s+as\s+\w+)?|[\w$]+|(?:[\w$]+,\s*)?\{[^}]*\})\s*from\s*"([.#][^"]+)"|import\("([.#][^"]+)"\)/g;
/** The value of `part` in a view, a text or an expression, and what a view takes where it is given none. */
const values = /\bpart(?: ?= ?|: )(?:"([^"]+)"|\{((?:[^{}]|\{[^{}]*\})*)\})/g;

const namesIn = (clause: string): string[] =>
  [...clause.replace(/[{}*]/g, " ").matchAll(/(?:type\s+)?([\w$]+)(?:\s+as\s+([\w$]+))?/g)].flatMap(
    ([, name = "", alias = ""]) => [name, alias],
  );

/** Whether a door hands something of a file on; a file that is no door is followed whole. */
const isWanted = (isDoor: boolean, clause: string, wanted: ReadonlySet<string> | undefined) =>
  !isDoor || !wanted || clause.startsWith("*") || namesIn(clause).some((name) => wanted.has(name));

/** Names of the parts that the views of an element have in their source: its own, and those that it takes through the doors of `shared/ui` by their names. */
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
