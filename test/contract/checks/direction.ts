import assert from "node:assert/strict";
import { it } from "node:test";
import { type Box, boxesOf, notMirrored } from "../boxes.ts";
import type { Subject } from "../subjects.ts";
import { openUp } from "../use.ts";
import { baseOf, Visit } from "../visit.ts";

/** Guarantee 10: mirrored layout in right-to-left pages. */
export function mirroring(subject: Subject): void {
  const { tag, example } = subject;
  const now = Date.now();

  async function measure(dir: "ltr" | "rtl"): Promise<Box[]> {
    // animations would be at another point in the second visit
    await using visit = await Visit.start({ reducedMotion: "reduce" });
    // a running clock would have another width in the second visit
    await visit.page.clock.setFixedTime(now);
    await visit.open({ body: example, dir });
    const host = await visit.rendered(tag);
    // data of timers would be present in one visit only
    await visit.page.waitForFunction((tag) => !document.querySelector(tag)!.matches(":state(loading)"), tag);
    await visit.quiet();
    await openUp(visit, subject);
    assert.equal(await baseOf(host).evaluate((base) => getComputedStyle(base).direction), dir);
    return await host.evaluate(boxesOf);
  }

  it(`${tag} is mirrored in a right-to-left page`, async () => {
    const [ltr, rtl] = [await measure("ltr"), await measure("rtl")];
    // an element without a box may show nothing yet
    assert.ok(ltr.length > 0 || subject.declaration.box.display === "contents");
    assert.deepEqual(notMirrored(ltr, rtl), []);
  });
}

/** Guarantee 10: direction of the element's own language. */
export function direction({ tag, example }: Subject): void {
  it(`${tag} takes its direction from data-lang`, async () => {
    await using visit = await Visit.start();
    await visit.open({ body: example.replace(`<${tag}`, `<${tag} data-lang="ar"`) });
    const base = baseOf(await visit.rendered(tag));
    assert.deepEqual(
      await base.evaluate((base: HTMLElement) => [base.lang, base.dir, getComputedStyle(base).direction]),
      ["ar", "rtl", "rtl"],
    );
  });
}
