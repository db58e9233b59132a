import assert from "node:assert/strict";
import { it } from "node:test";
import { type Box, boxesOf, notMirrored } from "../boxes.ts";
import type { Subject } from "../subjects.ts";
import { openUp } from "../use.ts";
import { Visit } from "../visit.ts";

/** Guarantee 10: it mirrors. */
export function direction(subject: Subject): void {
  const { tag, example } = subject;
  const now = Date.now();

  async function look(dir: "ltr" | "rtl"): Promise<Box[]> {
    // what moves would be elsewhere in the second look
    await using visit = await Visit.start({ reducedMotion: "reduce" });
    // a clock that runs would be another width in the second look
    await visit.page.clock.setFixedTime(now);
    await visit.open({ body: example, dir });
    const host = await visit.rendered(tag);
    // what it asks for by a timer would be there in one look alone
    await visit.page.waitForFunction((tag) => !document.querySelector(tag)!.matches(":state(loading)"), tag);
    await visit.quiet();
    await openUp(visit, subject);
    assert.equal(await host.locator("[part=base]").evaluate((base) => getComputedStyle(base).direction), dir);
    return await host.evaluate(boxesOf);
  }

  it(`${tag} is its own mirror image where the page runs from right to left`, async () => {
    const [ltr, rtl] = [await look("ltr"), await look("rtl")];
    // what floats over the page may have nothing to show yet
    assert.ok(ltr.length > 0 || subject.declaration.box.display === "contents");
    assert.deepEqual(notMirrored(ltr, rtl), []);
  });

  it(`${tag} brings its direction along with data-lang`, async () => {
    await using visit = await Visit.start();
    await visit.open({ body: example.replace(`<${tag}`, `<${tag} data-lang="ar"`) });
    const base = (await visit.rendered(tag)).locator("[part=base]");
    assert.deepEqual(
      await base.evaluate((base: HTMLElement) => [base.lang, base.dir, getComputedStyle(base).direction]),
      ["ar", "rtl", "rtl"],
    );
  });
}
