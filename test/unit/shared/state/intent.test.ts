import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { emitIntent, type Intent } from "#shared/state/intent.ts";

interface Add extends Intent<number> {
  readonly productId: number;
}

describe("emitIntent", () => {
  const add = (): Add => ({ server: "https://suite.example", productId: 7 });

  it("emitIntent: dispatches a cancelable event and returns the work of the store that claims it", async () => {
    const heard: unknown[] = [];
    const emit = (name: "suite-add", intent: Add, options: object) => {
      heard.push(name, intent.productId, options);
      intent.done = Promise.resolve(3);
      return true;
    };
    assert.equal(await emitIntent(emit, "suite-add", add()), 3);
    assert.deepEqual(heard, ["suite-add", 7, { cancelable: true }]);
  });

  it("emitIntent: returns undefined if no store claims the intent", () => {
    assert.equal(
      emitIntent(() => true, "suite-add", add()),
      undefined,
    );
  });

  it("emitIntent: returns undefined if a listener has prevented the intent", () => {
    const emit = (_name: string, intent: Add) => {
      intent.done = Promise.resolve(3);
      return false;
    };
    assert.equal(emitIntent(emit, "suite-add", add()), undefined);
  });
});
