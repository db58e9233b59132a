import assert from "node:assert/strict";
import { beforeEach, describe, it } from "node:test";
import { type CatchUp, createCatchUp } from "#chat/common/conversation/state/history.ts";
import { storeState } from "#shared/state/index.ts";

describe("catch-up", () => {
  let catchUp: CatchUp;
  let last: number;
  let fails: boolean;
  beforeEach(() => {
    last = 7;
    fails = false;
    const reading = storeState({ busy: false, error: null as unknown, more: false });
    const load = () => {
      reading.change({ error: fails && new Error("no connection") });
      return Promise.resolve();
    };
    catchUp = createCatchUp({ reading, load }, () => last);
  });

  it("counts all messages of a new chat as new, also after a gap", async () => {
    assert.equal(catchUp.newsAfter(), 0);
    await catchUp.fillGap();
    await catchUp.load();
    assert.equal(catchUp.newsAfter(), 0);
  });

  it("counts no messages of the first request as new, then those with greater ids", async () => {
    const reading = catchUp.load();
    assert.equal(catchUp.newsAfter(), Infinity);
    await reading;
    assert.equal(catchUp.newsAfter(), 7);
    last = 9;
    await catchUp.fillGap();
    await catchUp.load();
    assert.equal(catchUp.newsAfter(), 7);
  });

  it("counts no messages as new until a first request has succeeded, repeated by the visitor or by a gap", async () => {
    fails = true;
    await catchUp.load();
    assert.equal(catchUp.newsAfter(), Infinity);
    fails = false;
    await catchUp.fillGap();
    assert.equal(catchUp.newsAfter(), 7);
  });
});
