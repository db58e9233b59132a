import type { Outcome, Report } from "./report.ts";

/** Library that rendered the elements in Chromium, or the other engine, with Preact. */
export const setups = ["Preact", "React", "Firefox", "WebKit"] as const;
export type Setup = (typeof setups)[number];

/** Guarantee of the contract for every element. */
export interface Guarantee {
  /** Title of the test without the tag: "keeps its state when it moves". */
  readonly title: string;
  /** Outcomes by tag and setup; a missing outcome was not tested. */
  readonly outcomes: ReadonlyMap<string, Partial<Record<Setup, Outcome>>>;
  /** Reasons of skipped tests, by tag. */
  readonly reasons: ReadonlyMap<string, string>;
}

/** Returns the setup by the ending of a stage's name, such as `widgets:firefox`. */
const setupOf = (stage: string): Setup => setups.find((setup) => stage.endsWith(`:${setup.toLowerCase()}`)) ?? "Preact";

/** Returns the guarantees of all elements, in the order of the tests. */
export function guaranteesOf({ stages }: Report): Guarantee[] {
  const found = new Map<
    string,
    { outcomes: Map<string, Partial<Record<Setup, Outcome>>>; reasons: Map<string, string> }
  >();
  for (const stage of stages.filter(({ name }) => name.startsWith("contract")))
    for (const { file, name, state, why } of stage.tests) {
      const [, tag, title] = /^(suite-[\w-]+) (.+)$/s.exec(name) ?? [];
      if (!tag || !title || !/^test\/(contract\/checks|engines)\//.test(file)) continue;
      const entry = found.get(title) ?? { outcomes: new Map(), reasons: new Map() };
      found.set(title, entry);
      entry.outcomes.set(tag, { ...entry.outcomes.get(tag), [setupOf(stage.name)]: state });
      if (why) entry.reasons.set(tag, why);
    }
  return [...found].map(([title, entry]) => ({ title, ...entry }));
}

/** Test of a single element, with its title. */
interface OwnTest {
  readonly name: string;
  readonly outcomes: Partial<Record<Setup, Outcome>>;
}

/** Returns the browser tests of one element: those with its name in the file, folder or title. */
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

/** Returns the number of each outcome. */
export const countOf = (outcomes: readonly (Outcome | undefined)[], wanted: Outcome): number =>
  outcomes.filter((outcome) => outcome === wanted).length;
