/** Problems of a page, from the facts about it. */
import { fileOf, tagOf } from "./addresses.ts";
import type { Facts, Finding, Level } from "./facts.ts";
import { findingOf } from "./messages.ts";
import { isKeptOut, refusalFindings } from "./refusals.ts";
import { scriptFindings } from "./scripts.ts";

/** Lines that repeat what the scripts themselves show. */
const known = /^suite-widgets: (the loader is on this page twice|the stock front end runs)/;

const lineFindings = (facts: Facts): Finding[] =>
  facts.lines
    .filter((line) => !known.test(line) && !isKeptOut(line, facts))
    .map((line) => findingOf(line, facts.origin));

/** Elements that failed before the doctor listened. */
const silentFindings = ({ tags, lines }: Facts): Finding[] =>
  tags
    .filter(({ tag, failed }) => failed && !lines.some((line) => line.startsWith(`<${tag}> `)))
    .map(({ tag, failed }) => ({
      about: tag,
      level: "error",
      what: `<${tag}>: ${failed} failed before the doctor came.`,
      fix: "The console has said why; with data-doctor on the loader's script tag it stands here.",
    }));

/** Controls of the website's team. */
const hiddenFindings = ({ tags }: Facts): Finding[] =>
  tags
    .filter(({ hidden }) => hidden)
    .map(({ tag }) => ({
      about: `hidden ${tag}`,
      level: "note",
      what: `<${tag}> is hidden: only publishers of the website see it, and none is signed in here.`,
      fix: "Sign in to the suite as a publisher of the website, and load the page again.",
    }));

/** Cumulative Layout Shift of this size is noticed by visitors (web.dev, CLS: good below 0.1). */
const noticeable = 0.02;

function shiftFindings({ shifts, hasSheet }: Facts): Finding[] {
  const causes = [...new Set(shifts.flatMap(({ cause }) => cause ?? []))];
  const sumOf = (tag: string) => shifts.reduce((sum, { cause, score }) => (cause === tag ? sum + score : sum), 0);
  return causes
    .filter((tag) => sumOf(tag) >= noticeable)
    .map((tag) => ({
      about: `shift ${tag}`,
      level: "warning",
      what: `What stands after <${tag}> or in it has moved: ${sumOf(tag).toFixed(3)} of layout shift.`,
      fix: hasSheet
        ? `Give ${tag} a min-block-size of its full height in your style sheet.`
        : "Link suite.css in the head: it keeps the room of elements before any script runs.",
    }));
}

function taskFindings({ tasks, folders }: Facts): Finding[] {
  const longest = new Map<string, number>();
  for (const { duration, scripts } of tasks) {
    const own = scripts.find((script) => fileOf(script, folders));
    const tag = own && tagOf(own);
    if (tag) longest.set(tag, Math.max(duration, longest.get(tag) ?? 0));
  }
  return [...longest].map(([tag, duration]) => ({
    about: `task ${tag}`,
    level: "warning",
    what: `<${tag}> kept the page busy for ${Math.round(duration)} ms at a time.`,
    fix: `Let it start later: data-load="visible" or data-load="idle" on <${tag}>.`,
  }));
}

const order: readonly Level[] = ["error", "warning", "note"];

/** Sorts the worst first; of several findings about one subject, keeps the most specific. */
export function findingsOf(facts: Facts): Finding[] {
  const all = [
    ...scriptFindings(facts),
    ...refusalFindings(facts),
    ...lineFindings(facts),
    ...silentFindings(facts),
    ...hiddenFindings(facts),
    ...shiftFindings(facts),
    ...taskFindings(facts),
  ];
  const first = new Map<string, Finding>();
  for (const finding of all) if (!first.has(finding.about)) first.set(finding.about, finding);
  return [...first.values()].sort((a, b) => order.indexOf(a.level) - order.indexOf(b.level));
}
