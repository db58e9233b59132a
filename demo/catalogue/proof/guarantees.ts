import type { Outcome, Report } from "./report.ts";

/** With which library elements were drawn in Chromium, or in which other engine, with Preact. */
export const setups = ["Preact", "React", "Firefox", "WebKit"] as const;
export type Setup = (typeof setups)[number];

/** What a sentence of the contract says of every element. */
export interface Guarantee {
  /** The test's words without the tag: "keeps its state when it moves". */
  readonly sentence: string;
  /** What became of it, by tag and setup; where there is nothing, it was not tested. */
  readonly outcomes: ReadonlyMap<string, Partial<Record<Setup, Outcome>>>;
  /** Why there was nothing to look at, by tag. */
  readonly reasons: ReadonlyMap<string, string>;
}

/** By the ending of a stage's name, such as `widgets:firefox`. */
const setupOf = (stage: string): Setup => setups.find((setup) => stage.endsWith(`:${setup.toLowerCase()}`)) ?? "Preact";

/** What is checked of every element alike, in the order of the tests. */
export function guaranteesOf({ stages }: Report): Guarantee[] {
  const found = new Map<
    string,
    { outcomes: Map<string, Partial<Record<Setup, Outcome>>>; reasons: Map<string, string> }
  >();
  for (const stage of stages.filter(({ name }) => name.startsWith("contract")))
    for (const { file, name, state, why } of stage.tests) {
      const [, tag, sentence] = /^(suite-[\w-]+) (.+)$/s.exec(name) ?? [];
      if (!tag || !sentence || !/^test\/(contract\/checks|engines)\//.test(file)) continue;
      const entry = found.get(sentence) ?? { outcomes: new Map(), reasons: new Map() };
      found.set(sentence, entry);
      entry.outcomes.set(tag, { ...entry.outcomes.get(tag), [setupOf(stage.name)]: state });
      if (why) entry.reasons.set(tag, why);
    }
  return [...found].map(([sentence, entry]) => ({ sentence, ...entry }));
}

/** A test of an element's own, in its own words. */
interface OwnTest {
  readonly name: string;
  readonly outcomes: Partial<Record<Setup, Outcome>>;
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
      found.set(test.name, { name: test.name, outcomes: { ...before, [setupOf(stage.name)]: test.state } });
    }
  return [...found.values()];
}

/** How often each outcome is there. */
export const countOf = (outcomes: readonly (Outcome | undefined)[], wanted: Outcome): number =>
  outcomes.filter((outcome) => outcome === wanted).length;
