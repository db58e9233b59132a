import assert from "node:assert/strict";
import { describe, test, type TestContext } from "node:test";
import { createSplitPdf } from "#portal/split-pdf/split-pdf.store.ts";
import { SuiteError } from "#shared/suite/index.ts";
import { followedPage } from "#test/unit/shop/followed.ts";

const path = "/web/dataset/call_kw/ir.attachment/split_pdf";

function place(t: TestContext) {
  const page = followedPage(t, { attachmentId: 5 });
  const { state, ...store } = createSplitPdf(page.host);
  return { ...page, ...store, now: () => state.get() };
}

describe("splitting a PDF", () => {
  test("sends a list of pages or the whole PDF once, and refuses other text", async (t) => {
    const { fill, split, suite, host, now } = place(t);
    for (const indices of ["", "one", "1-", "1;2", "-3"]) {
      fill({ indices });
      await split();
      assert.deepEqual([suite.paths, now().isRefused], [[], true], indices);
    }
    fill({ indices: " 1-5, 7 " });
    assert.equal(now().isRefused, false);
    const first = split();
    await split();
    assert.deepEqual(suite.at(path).params["args"], [5, "1-5, 7", false]);
    await suite.at(path).answer(true);
    await first;
    assert.deepEqual([suite.paths.length, now().isDone], [1, true]);
    assert.deepEqual(host.events, [["suite-split", { indices: "1-5, 7", remainder: false }]]);
    fill({ indices: "", remainder: true });
    void split();
    assert.deepEqual(suite.at(path).params["args"], [5, "", true]);
  });

  test("accepts digits of other scripts", async (t) => {
    const { fill, split, suite } = place(t);
    fill({ indices: "١-٥، ٧" });
    void split();
    assert.deepEqual(suite.at(path).params["args"], [5, "1-5, 7", false]);
  });

  test("can be retried after a failure", async (t) => {
    const { fill, split, suite, host, now } = place(t);
    fill({ indices: "3" });
    const first = split();
    await suite.at(path).fail(new SuiteError("server", "500"));
    await first;
    assert.deepEqual([now().isSending, now().indices, host.events], [false, "3", []]);
    assert.ok(host.states.has("error"));
    void split();
    assert.equal(suite.paths.length, 2);
  });
});
