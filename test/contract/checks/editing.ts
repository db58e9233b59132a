import assert from "node:assert/strict";
import { it } from "node:test";
import type { Subject } from "../subjects.ts";
import { Visit } from "../visit.ts";

/** Guarantee 12: inert in the suite's editor. */
export function editing({ tag, example }: Subject): void {
  it(`${tag} starts nothing while the suite's editor runs`, async () => {
    await using visit = await Visit.start();
    await visit.open({ body: example, editing: true });
    const base = (await visit.rendered(tag)).locator("[part=base]");
    await visit.quiet();
    assert.equal(await base.evaluate((base: HTMLElement) => base.inert), true);
    assert.deepEqual([visit.calls, visit.said, visit.crashes], [[], [], []]);
  });
}
