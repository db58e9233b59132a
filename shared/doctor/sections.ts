/** Content of the panel and of the report, in the same words. */
import { fileOf, shortUrl, tagOf, withoutQueries } from "./addresses.ts";
import type { Facts, Finding, Level, ResourceFact, StorageRow, StoredFact } from "./facts.ts";

export interface Row {
  readonly level?: Level;
  readonly text: string;
  /** Fix of the problem. */
  readonly fix?: string;
}
export interface Section {
  readonly title: string;
  readonly rows: readonly Row[];
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const ms = (time: number) => `${Math.round(time)} ms`;
const rowsOf = (texts: readonly string[]): Row[] => texts.map((text) => ({ text }));

function elements({ tags }: Facts): string[] {
  return tags.map(({ tag, found, ready, failed, waiting, adopted, hidden, isDefined }) => {
    const states = [
      [ready, "ready"],
      [failed, "failed"],
      [waiting, "waiting for their data-load moment"],
      [adopted, "adopted"],
      [hidden, "hidden, for publishers alone"],
    ] as const;
    const said = states.filter(([count]) => count).map(([count, state]) => `${count} ${state}`);
    return `<${tag}>: ${[`${found} found`, ...said, ...(isDefined ? [] : ["its code is not there"])].join(", ")}`;
  });
}

function loader({ page, release, version, scripts, origin, hasSheet }: Facts): string[] {
  const tags = scripts.map(({ src, options }) => {
    const names = Object.entries(options).map(([name, value]) =>
      value ? `data-${name}="${shortUrl(value, "")}"` : `data-${name}`,
    );
    return [shortUrl(src, origin), ...names].join(" ");
  });
  return [
    `Page: ${page}`,
    `The doctor's release: ${version}, ${shortUrl(release, origin)}`,
    ...tags.map((tag) => `Script: ${tag}`),
    `suite.css is ${hasSheet ? "" : "not "}linked`,
  ];
}

const answer = ({ status }: ResourceFact) => (status === undefined ? "" : status ? `${status}, ` : "no answer, ");

const calls = ({ resources, origin }: Facts): string[] =>
  resources
    .filter(({ isCall }) => isCall)
    .map(
      (call) =>
        `${shortUrl(call.url, origin)}: ${answer(call)}${ms(call.duration)}, ${kB(call.transferred)}, asked at ${ms(call.start)}`,
    );

function files({ resources, folders }: Facts): string[] {
  const own = resources.filter(({ url, isCall }) => !isCall && fileOf(url, folders));
  const sum = (of: (file: ResourceFact) => number) => kB(own.reduce((bytes, file) => bytes + of(file), 0));
  return [
    `${own.length} files, ${sum(({ transferred }) => transferred)} over the network, ${sum(({ size }) => size)} with what the browser had kept`,
    ...own
      .toSorted((a, b) => b.size - a.size)
      .map(
        (file) => `${shortUrl(fileOf(file.url, folders)!, "")}: ${kB(file.size)}, ${answer(file)}${ms(file.duration)}`,
      ),
  ];
}

function moves({ shifts, tasks, origin }: Facts): string[] {
  const named = (script: string) => (tagOf(script) ? `<${tagOf(script)}>` : shortUrl(script, origin));
  return [
    ...shifts.map(
      ({ score, start, moved, cause }) =>
        `At ${ms(start)}: ${moved.join(", ") || "something"} moved by ${score.toFixed(4)}${cause ? `, at <${cause}>` : ""}`,
    ),
    ...tasks.map(
      ({ start, duration, scripts }) =>
        `At ${ms(start)}: busy for ${ms(duration)}${scripts.length ? `, by ${scripts.map(named).join(", ")}` : ""}`,
    ),
  ];
}

/** Returns true if a name matches a pattern, in which `{…}` matches any text. */
function fits(name: string, pattern: string): boolean {
  const [first = "", ...rest] = pattern.split(/\{[^}]*\}/);
  const last = rest.pop();
  if (last === undefined) return name === pattern;
  let index = first.length;
  for (const part of rest) {
    index = name.indexOf(part, index) + part.length;
    if (index < part.length) return false;
  }
  return name.startsWith(first) && name.endsWith(last) && name.length > index + last.length;
}

/** Returns the row that declares the entry of a name. */
export const declared = ({ kind, name }: StoredFact, rows: readonly StorageRow[]): StorageRow | undefined =>
  rows.find((row) => row.kind === kind && fits(name, row.name));

const stored = ({ stored, storage }: Facts): string[] =>
  stored.flatMap((entry) => {
    const row = declared(entry, storage);
    const owner = row ? `${row.purpose} (${row.tags.map((tag) => `<${tag}>`).join(", ")})` : "not of suite-widgets";
    // names may contain addresses and tokens
    const name = row?.name ?? withoutQueries(entry.name);
    return row || entry.isNew ? [`${entry.kind} ${name}${entry.isNew ? ", new" : ""}: ${owner}`] : [];
  });

/** Returns all sections, also those without rows: an empty section is a result, too. */
export const sectionsOf = (facts: Facts, findings: readonly Finding[]): Section[] => [
  { title: "Problems", rows: findings.map(({ level, what, fix }) => ({ level, text: what, fix })) },
  { title: "Elements", rows: rowsOf(elements(facts)) },
  { title: "Calls", rows: rowsOf(calls(facts)) },
  { title: "Layout shifts and long tasks", rows: rowsOf(moves(facts)) },
  { title: "Cookies and storage", rows: rowsOf(stored(facts)) },
  { title: "Files", rows: rowsOf(files(facts)) },
  { title: "Page and scripts", rows: rowsOf(loader(facts)) },
];

/** Returns one sentence, such as "2 errors, 1 warning". */
export function summaryOf(findings: readonly Finding[]): string {
  const count = (level: Level) => findings.filter((finding) => finding.level === level).length;
  const [errors, warnings] = [count("error"), count("warning")];
  if (!errors && !warnings) return "Nothing is wrong.";
  return `${errors} ${errors === 1 ? "error" : "errors"}, ${warnings} ${warnings === 1 ? "warning" : "warnings"}.`;
}

/** Returns plain text with marks of Markdown, for a ticket or a mail. */
export const reportOf = (sections: readonly Section[]): string =>
  sections
    .map(({ title, rows }) => {
      const lines = rows.map(
        ({ level, text, fix }) => `- ${level ? `${level}: ` : ""}${text}${fix ? `\n  ${fix}` : ""}`,
      );
      return `## ${title}\n\n${lines.join("\n") || "Nothing."}`;
    })
    .join("\n\n");
