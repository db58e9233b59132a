import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { isFree, nextStage, type Stage, type Step } from "#shop/payment-form/payment.ts";

const stages: readonly Stage[] = ["idle", "sending", "bank", "unknown", "refused", "done"];
const steps: readonly Step[] = ["send", "end", "refuse", "ask", "close", "decide", "leave"];

/** All that leads on; what is not in it changes nothing. */
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
      it(next ? `${step} leads from ${stage} to ${next}` : `${step} leads nowhere from ${stage}`, () =>
        assert.equal(nextStage(stage, step), next),
      );
    }

  it("may be sent while idle or refused, and else never", () =>
    assert.deepEqual(stages.filter(isFree), ["idle", "refused"]));

  it("goes on from the bank and from the unknown by the suite's answer alone, and then to its end", () => {
    const reached = (from: Stage) => new Set(steps.flatMap((step) => nextStage(from, step) ?? []));
    assert.deepEqual([...reached("bank")], ["unknown", "done"]);
    assert.deepEqual([...reached("unknown")], ["done"]);
    assert.deepEqual([...reached("done")], []);
  });
});
