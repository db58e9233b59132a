import type { Outcome, Report } from "./report.ts";

/** With which library an element was drawn. */
export type Library = "Preact" | "React";

/** What a sentence of the contract says of every element. */
export interface Guarantee {
  /** The test's words without the tag: "keeps its state when it moves". */
  readonly sentence: string;
  /** What became of it, by tag and library; where there is nothing, it was not tested. */
  readonly outcomes: ReadonlyMap<string, Partial<Record<Library, Outcome>>>;
  /** Why there was nothing to look at, by tag. */
  readonly reasons: ReadonlyMap<string, string>;
}

export const libraryOf = (stage: string): Library => (stage.endsWith(":react") ? "React" : "Preact");

/** What is checked of every element alike, in the order of the tests. */
export function guaranteesOf({ stages }: Report): Guarantee[] {
  const found = new Map<
    string,
    { outcomes: Map<string, Partial<Record<Library, Outcome>>>; reasons: Map<string, string> }
  >();
  for (const stage of stages.filter(({ name }) => name.startsWith("contract")))
    for (const { file, name, state, why } of stage.tests) {
      const [, tag, sentence] = /^(suite-[\w-]+) (.+)$/s.exec(name) ?? [];
      if (!tag || !sentence || !file.startsWith("test/contract/checks/")) continue;
      const entry = found.get(sentence) ?? { outcomes: new Map(), reasons: new Map() };
      found.set(sentence, entry);
      entry.outcomes.set(tag, { ...entry.outcomes.get(tag), [libraryOf(stage.name)]: state });
      if (why) entry.reasons.set(tag, why);
    }
  return [...found].map(([sentence, entry]) => ({ sentence, ...entry }));
}

/** A test of an element's own, in its own words. */
export interface OwnTest {
  readonly name: string;
  readonly outcomes: Partial<Record<Library, Outcome>>;
}

/** What is tested in browsers of one element alone: those tests whose file, folder or words have its name. */
export function ownTests({ stages }: Report, tag: string): OwnTest[] {
  const name = tag.replace(/^suite-/, "");
  const found = new Map<string, OwnTest>();
  for (const stage of stages.filter(({ name }) => name.startsWith("widgets")))
    for (const test of stage.tests) {
      const isOwn = [`/${name}.`, `/${name}/`].some((part) => test.file.includes(part));
      if (!isOwn && !test.name.startsWith(`${tag} `)) continue;
      const before = found.get(test.name)?.outcomes;
      found.set(test.name, { name: test.name, outcomes: { ...before, [libraryOf(stage.name)]: test.state } });
    }
  return [...found.values()];
}

/** How often each outcome is there. */
export const countOf = (outcomes: readonly (Outcome | undefined)[], wanted: Outcome): number =>
  outcomes.filter((outcome) => outcome === wanted).length;
