import assert from "node:assert/strict";
import { it } from "node:test";
import { inspect } from "../inspect.ts";
import { leaveOut } from "../leave-out.ts";
import { barriersOf, noBarriers, recordOf, sidewaysScroll, willInspect } from "../record.ts";
import type { Subject } from "../subjects.ts";
import { openUp, typeAll, useAll } from "../use.ts";
import { Visit } from "../visit.ts";

const narrow = { width: 320, height: 640 };

/** Checks WCAG 2.2 with axe in the states that a visitor can reach. */
export function accessibility(subject: Subject): void {
  const { tag } = subject;
  willInspect(subject);

  it(`${tag} has no barriers at first`, async () => {
    assert.deepEqual((await recordOf(subject)).first.barriers, noBarriers);
  });

  it(`${tag} has no barriers after it was opened and used`, async () => {
    const { opened, used } = await recordOf(subject);
    assert.deepEqual([opened.barriers, used.barriers], [[], []]);
  });

  it(`${tag} has no barriers after malformed answers of the suite`, async () => {
    assert.deepEqual((await recordOf(subject)).failed.barriers, []);
  });
}

/** Checks accessibility in another language and window, and while the suite fails. */
export function accessibilityElsewhere(subject: Subject): void {
  const { tag, example } = subject;

  it(`${tag} has no barriers in Arabic on a small screen`, async () => {
    await using visit = await Visit.start({ viewport: narrow, reducedMotion: "reduce" });
    await visit.open({ body: example, lang: "ar", dir: "rtl" });
    await visit.rendered(tag);
    await visit.quiet();
    await openUp(visit, subject);
    await inspect(visit);
    assert.ok((await sidewaysScroll(visit)) <= 0);
  });

  it(`${tag} has no barriers after a failed call`, async (t) => {
    const { used } = await recordOf(subject);
    if (!used.calls.length) return leaveOut(t, "it never calls the suite");
    await using visit = await Visit.start({ reducedMotion: "reduce" });
    await visit.open({ body: example });
    await visit.rendered(tag);
    await visit.quiet();
    await visit.paintBackground();
    await openUp(visit, subject);
    await visit.meets({ errors: 1 });
    await typeAll(visit, subject);
    await useAll(visit, subject);
    assert.deepEqual(await barriersOf(visit), noBarriers);
  });
}
