import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { isFree, nextStage, type Stage, type Step } from "#shop/payment-form/payment.ts";

const stages: readonly Stage[] = ["idle", "sending", "bank", "unknown", "refused", "done"];
const steps: readonly Step[] = ["send", "end", "refuse", "ask", "close", "decide", "leave"];

/** All allowed steps; other steps have no effect. */
const ways: Readonly<Record<string, Stage>> = {
  "idle send": "sending",
  "idle refuse": "refused",
  "sending end": "idle",
  "sending refuse": "refused",
  "sending ask": "bank",
  "sending close": "refused",
  "sending leave": "done",
  "bank close": "unknown",
  "bank decide": "done",
  "unknown decide": "done",
  "refused send": "sending",
  "refused refuse": "refused",
};

describe("the payment of an order", () => {
  for (const stage of stages)
    for (const step of steps) {
      const next = ways[`${stage} ${step}`];
      it(next ? `${step} leads from ${stage} to ${next}` : `${step} is not allowed in ${stage}`, () =>
        assert.equal(nextStage(stage, step), next),
      );
    }

  it("can begin only while it is idle or refused", () => assert.deepEqual(stages.filter(isFree), ["idle", "refused"]));

  it("ends `bank` and `unknown` only by the suite's answer", () => {
    const reached = (from: Stage) => new Set(steps.flatMap((step) => nextStage(from, step) ?? []));
    assert.deepEqual([...reached("bank")], ["unknown", "done"]);
    assert.deepEqual([...reached("unknown")], ["done"]);
    assert.deepEqual([...reached("done")], []);
  });
});
