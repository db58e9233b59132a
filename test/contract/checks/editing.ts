import assert from "node:assert/strict";
import { it } from "node:test";
import type { Subject } from "../subjects.ts";
import { baseOf, Visit } from "../visit.ts";

/** Calls of elements that show content while the page is edited. */
const reads: Readonly<Record<string, RegExp>> = { "suite-latest-posts": /^\/(blog\/render_latest_posts|web\/image\/)/ };

/** Guarantee 12: inert while the suite's editor is running. */
export function editing({ tag, example }: Subject): void {
  it(`${tag} is inert and sends no calls while the suite's editor is running`, async () => {
    await using visit = await Visit.start();
    await visit.open({ body: example, editing: true });
    const base = baseOf(await visit.rendered(tag));
    await visit.quiet();
    assert.equal(await base.evaluate((base: HTMLElement) => base.inert), true);
    const calls = visit.calls.filter((call) => !reads[tag]?.test(call));
    assert.deepEqual([calls, visit.said, visit.crashes], [[], [], []]);
  });
}
