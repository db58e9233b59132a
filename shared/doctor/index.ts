/**
 * The page doctor, a chunk that only `data-doctor` on the loader's script tag and the bookmarklet load. It only observes: the page is not changed,
 * and the console shows all lines. It imports no other folder, since it must also explain why these do not load.
 */
import { storage, version } from "virtual:doctor";
import { foldersOf, versionOf } from "./addresses.ts";
import { listen } from "./console.ts";
import type { Facts } from "./facts.ts";
import { findingsOf } from "./findings.ts";
import { builtInRuns, hasSheet, scriptsOf, tagsOf } from "./page.ts";
import { createPanel, type Panel } from "./panel.ts";
import { watchPolicy } from "./policy.ts";
import { sectionsOf, summaryOf } from "./sections.ts";
import { watchStored } from "./stored.ts";
import { watchTimeline } from "./timeline.ts";

/** chunks/ is in the folder of the release */
const release = new URL("../", import.meta.url).href;
/** Fields of the page's registry that the doctor uses: another copy may have made it. */
const page = ((globalThis as { [key: symbol]: { doctor?: Panel } | undefined })[Symbol.for("suite.page")] ??= {});

/** Returns the address of the file that names the newest version, beside the folders of the releases. */
const latestUrl = (release: string): string => new URL("../latest.json", release).href;

/** Reads the newest version; undefined if unknown, as for a release whose folder is not named by its version. */
async function readLatest(release: string): Promise<string | undefined> {
  if (!versionOf(release)) return undefined;
  try {
    const response = await fetch(latestUrl(release));
    const { version } = (await response.json()) as { version?: unknown };
    return typeof version === "string" ? version : undefined;
  } catch {
    return undefined;
  }
}

function start(): Panel {
  const addresses = [import.meta.url, latestUrl(release)];
  const { lines, stop: stopListening } = listen();
  const timeline = watchTimeline(addresses);
  const policy = watchPolicy(addresses);
  const stored = watchStored();
  let latest: string | undefined;
  void readLatest(release).then((version) => (latest = version));

  const facts = (): Facts => {
    const scripts = scriptsOf();
    const folders = foldersOf([...scripts.map(({ src }) => src), ...timeline.resources.map(({ url }) => url)]);
    return {
      page: location.origin + location.pathname,
      origin: location.origin,
      release,
      version,
      latest,
      folders,
      scripts,
      hasSheet: hasSheet(),
      builtInRuns: builtInRuns(),
      tags: tagsOf(),
      lines: [...lines],
      ...timeline,
      violations: policy.violations(),
      stored: stored(),
      storage,
    };
  };
  const read = () => {
    const now = facts();
    const findings = findingsOf(now);
    return { summary: summaryOf(findings), sections: sectionsOf(now, findings) };
  };
  return createPanel(read, () => {
    stopListening();
    timeline.stop();
    policy.stop();
    delete page.doctor;
  });
}

/** Opens the panel, unless it is open, and moves the focus to it: for the bookmarklet. */
export const open = (): void => (page.doctor ??= start()).focus();

page.doctor ??= start();
