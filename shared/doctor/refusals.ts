/** Requests that were refused: by the page's policy, by servers, by another origin. */
import { fileOf, shortUrl } from "./addresses.ts";
import type { Facts, Finding, ResourceFact, ViolationFact } from "./facts.ts";
import { fileFix } from "./messages.ts";

const isAddress = (blocked: string) => /^\w+:\/\//.test(blocked);

/** Returns the directive that pages write: `script-src` for `script-src-elem`. */
const written = (directive: string) => directive.replace(/-(elem|attr)$/, "");

function policyFix({ directive, blocked }: ViolationFact, origin: string): string {
  if (isAddress(blocked)) {
    const source = new URL(blocked).origin;
    return `Add ${source === origin ? "'self'" : source} to ${written(directive)} of the page's Content-Security-Policy.`;
  }
  if (directive === "trusted-types") return "Add suite-html to trusted-types of the page's Content-Security-Policy.";
  return `Nothing of suite-widgets needs ${blocked}: it is the page's own, or an extension's.`;
}

/** Returns true if code of ours was blocked, or a request of our code. */
const isOurs = ({ blocked, source }: ViolationFact, folders: readonly string[]) =>
  [blocked, source].some((url) => fileOf(url, folders));

const policyFinding = (violation: ViolationFact, { folders, origin }: Facts): Finding => ({
  about: `policy ${violation.directive} ${isAddress(violation.blocked) ? new URL(violation.blocked).origin : violation.blocked}`,
  level: !isOurs(violation, folders) ? "note" : violation.isReportOnly ? "warning" : "error",
  what: `${written(violation.directive)} of the page's policy ${violation.isReportOnly ? "would keep" : "keeps"} ${isAddress(violation.blocked) ? shortUrl(violation.blocked, origin) : violation.blocked} out.`,
  fix: policyFix(violation, origin),
});

const statuses: readonly (readonly [status: number, fix: string])[] = [
  [500, "Look into the suite's log: it raised an exception."],
  [404, "Install the module of the suite that has this route, or let data-server name the suite."],
  [403, "Sign in, give the element the record's token, or let the suite's access rules allow it."],
  [400, "Load the page again: its session or csrf_token has ended. Pages with one must not be kept by a cache."],
];

function callFix(url: string, status: number, origin: string): string {
  if (status) return statuses.find(([from]) => status >= from)![1];
  return url.startsWith(`${origin}/`)
    ? "Look whether the server runs and the visitor is online."
    : `Let a proxy before ${new URL(url).origin} add Access-Control-Allow-Origin: ${origin}, or look whether it runs.`;
}

const isRefused = ({ status }: ResourceFact) => status === 0 || (status ?? 0) >= 400;

function resourceFinding({ url, status, isCall }: ResourceFact, origin: string): Finding {
  const what = `${shortUrl(url, origin)} ${status ? `was answered with ${status}` : "brought no answer that the page may read"}.`;
  const fix = isCall ? callFix(url, status!, origin) : fileFix;
  return { about: url, level: "error", what, fix };
}

const bare = (url: string) => url.replace(/[?#].*$/s, "");

/** Returns true if a line or an address is about a blocked request: its consequences need no fix of their own. */
export const isKeptOut = (text: string, { violations }: Facts): boolean =>
  violations.some(({ blocked, isReportOnly }) => isAddress(blocked) && !isReportOnly && text.includes(bare(blocked)));

/** Returns the findings about refusals. Messages of elements about a call are more specific than its status. */
export function refusalFindings(facts: Facts): Finding[] {
  const { violations, resources, folders, lines, origin } = facts;
  const refused = resources.filter(
    (resource) =>
      isRefused(resource) &&
      (resource.isCall || fileOf(resource.url, folders)) &&
      !isKeptOut(resource.url, facts) &&
      !lines.some((line) => line.includes(bare(resource.url))),
  );
  return [
    ...violations.map((violation) => policyFinding(violation, facts)),
    ...refused.map((resource) => resourceFinding(resource, origin)),
  ];
}
