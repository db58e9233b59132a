import { violations, violationsOfLook } from "./inspect.ts";
import { hostile, looksUnder, namesOf, partsOf, platformOf, storedBy } from "./look.ts";
import type { Notes } from "./notes.ts";
import { loader } from "./page-spec.ts";
import type { Subject } from "./subjects.ts";
import { buttons, fields, openUp, pressAll, submitOf, typeAll, useAll } from "./use.ts";
import { Visit } from "./visit.ts";

/** Messages, storage and errors up to a moment. */
const momentOf = async (visit: Visit) => ({
  said: [...visit.said],
  crashes: [...visit.crashes],
  calls: [...visit.calls],
  stored: await storedBy(visit),
  ...((await visit.notes()) satisfies Notes),
});

const narrow = { width: 320, height: 640 };

/** Returns the width in px by which the page exceeds its window. */
export const sidewaysScroll = ({ page }: Visit): Promise<number> =>
  page.evaluate(() => document.scrollingElement!.scrollWidth - document.scrollingElement!.clientWidth);

/** Returns the violations in light and dark, and the sideways scroll of a narrow window; restores both. */
export async function barriersOf(visit: Visit) {
  const { page } = visit;
  const light = await violations(visit);
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await violationsOfLook(visit);
  await page.emulateMedia({ colorScheme: "light" });
  const size = page.viewportSize()!;
  await page.setViewportSize(narrow);
  await visit.frames();
  const scroll = await sidewaysScroll(visit);
  await page.setViewportSize(size);
  await visit.frames();
  return { light, dark, sidewaysScroll: Math.max(0, scroll) };
}

/** Result without barriers. */
export const noBarriers: Awaited<ReturnType<typeof barriersOf>> = {
  light: [],
  dark: [],
  sidewaysScroll: 0,
};

/** Tags whose barriers this process checks: axe takes most of the time of a visit. */
const inspected = new Set<string>();
export const willInspect = ({ tag }: Subject): void => void inspected.add(tag);

/** Visits under the strict policy: opens, types, presses everything, and repeats that with malformed answers of the suite. */
async function record(subject: Subject) {
  const inspects = inspected.has(subject.tag);
  await using visit = await Visit.start({ reducedMotion: "reduce" });
  await visit.meetsStyles();
  await visit.open({ body: subject.example, head: loader("data-adopt"), strict: true });
  const host = await visit.rendered(subject.tag);
  await visit.quiet();
  await visit.paintBackground();
  const first = {
    ...(await momentOf(visit)),
    names: await namesOf(host),
    platform: await platformOf(host),
    looks: await looksUnder(host, hostile),
    parts: await partsOf(host),
    barriers: inspects ? await barriersOf(visit) : undefined,
  };
  await visit.quiet();

  /** Returns the violations after a change of the page; the previous ones if nothing has changed. */
  const look = async (hasChanged: boolean, before: Awaited<ReturnType<typeof violations>> | undefined) =>
    inspects && hasChanged ? await violations(visit) : before;
  await openUp(visit, subject);
  const parts = await partsOf(host);
  // a popup may open by itself
  const opens = Boolean(subject.declaration.methods?.open) || String(parts) !== String(first.parts);
  const opened = {
    ...(await momentOf(visit)),
    looks: await looksUnder(host, hostile),
    parts,
    barriers: await look(opens, first.barriers?.light),
  };

  const offers = (await fields(visit, subject).count()) + (await buttons(visit, subject).count()) > 0;
  await typeAll(visit, subject);
  const hasForm = (await fields(visit, subject).count()) > 0 && (await submitOf(host).count()) > 0;
  const callsBefore = visit.calls.length;
  await pressAll(visit, subject);
  await visit.quiet();
  // forms that need more than texts, such as a drawing or numbers, cannot be sent
  const canSend = hasForm && visit.calls.length > callsBefore;
  const used = { ...(await momentOf(visit)), barriers: await look(offers, opened.barriers) };

  await visit.meets({ garbage: true });
  await useAll(visit, subject);
  await visit.quiet();
  const asks = visit.calls.length > used.calls.length;
  const failed = { barriers: await look(opens || offers || asks, used.barriers), ...(await momentOf(visit)) };
  return { first, opened, canSend, used, failed };
}

export type Recorded = Awaited<ReturnType<typeof record>>;

const records = new Map<string, Promise<Recorded>>();

/** Visits once, for the first of many checks of an element. */
export function recordOf(subject: Subject): Promise<Recorded> {
  const begun = records.get(subject.tag) ?? record(subject);
  records.set(subject.tag, begun);
  return begun;
}
