import { readFileSync } from "node:fs";

export interface ContractAttribute {
  readonly name: string;
  readonly required: boolean;
  /** Note in brackets after the name, such as `(3000)`: its codes, and its text without the codes. */
  readonly codes: readonly string[];
  readonly words: string;
}

interface ContractRow {
  readonly tag: string;
  readonly attributes: readonly ContractAttribute[];
  /** True if one of two attributes is enough, so that neither is required by itself. */
  readonly isEither: boolean;
  readonly isAdopted: boolean;
  readonly isEnhancing: boolean;
  readonly selectors: readonly string[];
  /** Name -> names in its detail. */
  readonly events: ReadonlyMap<string, readonly string[]>;
  readonly methods: readonly string[];
}

const codesIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code!);

/** Returns a cell without the matches of `pattern` outside of its codes: selectors contain brackets and dots, too. */
function without(cell: string, pattern: RegExp): string {
  const codes = codesIn(cell);
  let position = 0;
  const numbered = cell.replace(/`[^`]+`/g, () => `\`${position++}\``);
  return numbered.replace(pattern, "").replace(/`(\d+)`/g, (_, index: string) => `\`${codes[Number(index)]}\``);
}

const attributesIn = (cell: string): ContractAttribute[] =>
  [...cell.matchAll(/`(data-[\w-]+…?|name|value|required)`(\*?)(?: \(([^)]*)\))?/g)].map(
    ([, name, star, note = ""]) => ({
      name: name!.replace("…", ""),
      required: star === "*",
      codes: codesIn(note),
      words: note.replace(/`[^`]+`/g, "").trim(),
    }),
  );

/** Returns the markup of a cell, its first clause, without remarks in brackets and names of documents. */
const selectorsIn = (cell: string): string[] =>
  codesIn(without(cell, / \([^)]*\)|(\. |[:;]| with ).*/g)).filter((code) => !code.endsWith(".md"));

/** Leaves out intents that an element listens to: other elements dispatch them. */
const eventsIn = (cell: string) =>
  new Map(
    [...cell.replace(/obeys.*|Opens after.*/, "").matchAll(/`([a-z-]+)(?: \{([^`]*)\})?`/g)].map(
      ([, name, detail = ""]) => [name!, detail.split(", ").filter(Boolean)],
    ),
  );

function rowsOf(line: string): ContractRow[] {
  const [tags = "", attributes = "", adopts = "", events = ""] = line
    .split("|")
    .slice(1)
    .map((cell) => cell.trim());
  const row = {
    attributes: attributesIn(attributes),
    isEither: / or `data-/.test(attributes),
    isAdopted: !/^(-|none)/.test(adopts),
    isEnhancing: adopts.includes("*enhances*"),
    selectors: /^(-|none)/.test(adopts) ? [] : selectorsIn(adopts),
    events: eventsIn(events),
    methods: codesIn(adopts + events).flatMap((code) => /^(\w+)\(\w*\)$/.exec(code)?.[1] ?? []),
  };
  return codesIn(tags).map((tag) => ({ tag, ...row }));
}

/** Rows of the contract, `test/fixtures/elements.md`. */
export const contract = readFileSync(new URL("../../../fixtures/elements.md", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| `suite-"))
  .flatMap(rowsOf);
