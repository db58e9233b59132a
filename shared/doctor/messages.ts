/** Lines of our code in the console, and their fixes. */
import type { Finding, Level } from "./facts.ts";

type Rule = readonly [pattern: RegExp, level: Level, fix: (...groups: string[]) => string];

/** Fixes by the texts of shared/element/diagnose.ts, of the loader and of other warnings. */
const rules: readonly Rule[] = [
  [
    /^(<\S+>) (\S+) is no attribute of it; did you mean (\S+)\?/,
    "warning",
    (tag, name, meant) => `Write ${meant} in place of ${name} on ${tag}.`,
  ],
  [
    /^(<\S+>) is not an element of suite-widgets; did you mean (<\S+>)\?/,
    "error",
    (tag, meant) => `Write ${meant} in place of ${tag}, or load the release that has it.`,
  ],
  [/^<\S+> (\S+)=.* is not (.*); the default is used/s, "warning", (name, expected) => `Write ${expected} in ${name}.`],
  [
    /^(<\S+>) is defined already; the copy of version (\S+) is not used/,
    "warning",
    (tag) => `Keep one script that brings ${tag}: the loader, its standalone file or a bundle.`,
  ],
  [/^<(\S+)> seems to have swallowed/, "error", (tag) => `Close it: <${tag}></${tag}>.`],
  [/^<(\S+)> is empty/, "error", (tag) => `Write its content between <${tag}> and </${tag}>.`],
  [
    /^suite-widgets: no texts for "(.*?)"/,
    "warning",
    (language) => `Upload all of the release: the files of chunks that end in ${language}.js are missing or kept out.`,
  ],
  [
    /^suite-widgets: markup of (<\S+>) cannot be/,
    "warning",
    (tag) => `Compare the markup with the stock page's, or write ${tag} yourself.`,
  ],
  [
    /^suite-widgets: .*configuration of (\S+)/,
    "warning",
    (id) => `Write the configuration of ${id} as one JSON object.`,
  ],
  [
    /^suite-widgets: write <script/,
    "error",
    () => "Load the loader as a classic script with an address, neither as a module nor copied into the page.",
  ],
  [/^suite-widgets: this file of/, "error", () => 'Load it by its address: <script src="…" defer></script>.'],
];

/** Fixes by the kind of a failed element, as in `suite-error`. */
const kinds: Readonly<Record<string, string>> = {
  network: "Open the address in a tab of its own: the server, the connection or data-server is at fault.",
  server: "Look into the suite's log: it raised an exception.",
  session:
    "Load the page again. Where that does not help, a cache keeps the page with an old csrf_token: exclude the suite's pages from it.",
  access: "Sign in, give the element the record's token, or let the suite's access rules allow it.",
  contract: "Open the address of the call: another page, such as a proxy's or a login, answers in the suite's place.",
  config: "Compare the element's attributes and the suite's modules with the element's page in the catalogue.",
};

/** Fix for a file of ours that cannot be loaded. */
export const fileFix =
  "Upload the whole folder of the release, and let the server send its files as scripts, with Access-Control-Allow-Origin: *.";

/** Returns the fix of a `config` error, which often names itself what is missing. */
function configFix(tag: string, message: string, origin: string): string {
  const [, missing] = /^(data-\S+) is missing/.exec(message) ?? [];
  if (missing) return `Write ${missing} on <${tag}>.`;
  const [, name, expected] = /^(data-[\w-]+)=.* is not (.*)$/s.exec(message) ?? [];
  if (name) return `Write ${expected} in ${name} on <${tag}>.`;
  if (message.includes("CORS"))
    return `Let a proxy before the suite add Access-Control-Allow-Origin: ${origin} and Access-Control-Allow-Credentials: true, or serve the page from the suite's own origin.`;
  if (message.includes("does not begin with")) return "Write data-server with its scheme: https://shop.example.com.";
  return kinds["config"]!;
}

/** @param origin of the page */
export function findingOf(line: string, origin: string): Finding {
  const [, file] = /^<suite-[\w-]+> network: .*module: (\S+)$/.exec(line) ?? [];
  if (file) return { about: file, level: "error", what: line, fix: fileFix };
  const [, tag, kind, message] = /^<(suite-[\w-]+)> (\w+): (.*)$/s.exec(line) ?? [];
  if (tag && kind && message && kinds[kind]) {
    const fix = kind === "config" ? configFix(tag, message, origin) : kinds[kind];
    return { about: line, level: "error", what: line, fix };
  }
  for (const [pattern, level, fix] of rules) {
    const match = pattern.exec(line);
    if (match) return { about: line, level, what: line, fix: fix(...match.slice(1)) };
  }
  return { about: line, level: "warning", what: line, fix: "The console has the details." };
}
