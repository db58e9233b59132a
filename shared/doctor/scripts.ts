/** Problems with the scripts of a page. */
import { isLoader, isOlder, shortUrl, versionOf } from "./addresses.ts";
import type { Facts, Finding } from "./facts.ts";

const writeLoader = '<script src="…/suite.js" defer></script>';

function* loaders({ scripts, tags, origin, builtInRuns }: Facts): Generator<Finding> {
  const found = scripts.filter(({ src }) => isLoader(src));
  if (found.length > 1)
    yield {
      about: "twice",
      level: "error",
      what: `The loader is on this page ${found.length} times: ${found.map(({ src }) => shortUrl(src, origin)).join(", ")}.`,
      fix: "Keep one of these script tags; the first one runs, and the options of the others count for nothing.",
    };
  if (!scripts.length && tags.some(({ isDefined }) => !isDefined))
    yield {
      about: "no script",
      level: "error",
      what: "Tags of suite-widgets are on this page, and no script that knows them.",
      fix: `Write ${writeLoader} in the head.`,
    };
  for (const { src, isModule, hasCrossorigin } of found) {
    if (isModule)
      yield {
        about: "module",
        level: "error",
        what: "The loader is loaded as a module, where it cannot read its options.",
        fix: `Write ${writeLoader}, without type="module".`,
      };
    else if (!src.startsWith(`${origin}/`) && !hasCrossorigin)
      yield {
        about: "crossorigin",
        level: "error",
        what: `The loader comes from another origin, ${new URL(src).origin}, without crossorigin.`,
        fix: "Add crossorigin to its script tag: without it the browser does not let it import its chunks.",
      };
  }
  if (builtInRuns && found.some(({ options }) => options["adopt"] !== undefined))
    yield {
      about: "stock",
      level: "warning",
      what: "The stock front end runs on this page, so none of its markup is adopted.",
      fix: "Take its script (assets_frontend) out of this page, or take data-adopt away and write tags.",
    };
}

function* releases({ folders, origin, release, version, latest }: Facts): Generator<Finding> {
  if (folders.length > 1)
    yield {
      about: "releases",
      level: "warning",
      what: `Files of ${folders.length} releases are on this page: ${folders.map((folder) => shortUrl(folder, origin)).join(", ")}.`,
      fix: "Let all script tags, modulepreload links and suite.css name the folder of the newest one.",
    };
  const newest = latest && isOlder(version, latest) ? latest : version;
  for (const folder of folders) {
    const running = versionOf(folder) ?? (folder === release ? version : newest);
    if (isOlder(running, newest))
      yield {
        about: `old ${folder}`,
        level: "warning",
        what: `Version ${running} runs here; ${newest} is there.`,
        fix: `Put ${newest} in place of ${running} in the addresses of suite.js and suite.css, after a look into its CHANGELOG.`,
      };
  }
}

export const scriptFindings = (facts: Facts): Finding[] => [...loaders(facts), ...releases(facts)];
