import assert from "node:assert/strict";
import { describe, it } from "node:test";
import element from "#portal/chatter/chatter.element.ts";

describe("attributes of suite-chatter", () => {
  const { pagerStep, pagerScope, pagerStart } = element.attributes;

  it("have defaults and ranges for pages", () => {
    assert.deepEqual([pagerStep.default, pagerScope.default, pagerStart.default], [10, 5, 1]);
    for (const { parse } of [pagerStep, pagerScope, pagerStart])
      assert.deepEqual(["1", "99", "250", "0", "-1", "ten"].map(parse), [1, 99, 250, undefined, undefined, undefined]);
  });

  it("are read from the suite's markup", () => {
    const { pagerStep, pagerScope, pagerStart } = element.adopts!.attributes!;
    assert.deepEqual([pagerStep, pagerScope, pagerStart], ["data-pager_step", "data-pager_scope", "data-pager_start"]);
  });
});
