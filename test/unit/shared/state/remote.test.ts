import assert from "node:assert/strict";
import { beforeEach, describe, it } from "node:test";
import { remote } from "../../../../shared/state/remote.ts";

describe("remote", () => {
  let number = 0;
  let key: string;
  let calls: { resolve: (value: string) => void; reject: (error: unknown) => void }[];
  const ask = () => new Promise<string>((resolve, reject) => calls.push({ resolve, reject }));

  beforeEach(() => {
    key = `record ${++number}`;
    calls = [];
  });

  it("asks once for all who have the key", async () => {
    const blocks = Array.from({ length: 50 }, () => remote(key, ask));
    const loaded = blocks.map((block) => block.load());
    calls[0]!.resolve("known");
    await Promise.all(loaded);
    await remote(key, ask).load();
    assert.equal(calls.length, 1);
    assert.deepEqual(new Set(blocks.map((block) => block.state.get().value)), new Set(["known"]));
  });

  it("says that it is loading", async () => {
    const record = remote(key, ask);
    assert.equal(record.state.get().loading, false);
    const loaded = record.load();
    assert.equal(record.state.get().loading, true);
    calls[0]!.resolve("known");
    await loaded;
    assert.deepEqual(record.state.get(), { value: "known", error: null, loading: false });
  });

  it("keeps the failure until an answer comes", async () => {
    const record = remote(key, ask);
    const trouble = new Error("offline");
    const first = record.load();
    calls[0]!.reject(trouble);
    await first;
    assert.deepEqual(record.state.get(), { value: null, error: trouble, loading: false });
    const second = record.load();
    calls[1]!.resolve("known");
    await second;
    assert.deepEqual(record.state.get(), { value: "known", error: null, loading: false });
  });

  it("drops an answer that is older than what the suite confirmed", async () => {
    const record = remote(key, ask);
    const loaded = record.load();
    record.put("confirmed");
    calls[0]!.resolve("outdated");
    await loaded;
    assert.deepEqual(record.state.get(), { value: "confirmed", error: null, loading: false });
  });
});
