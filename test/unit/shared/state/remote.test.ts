import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it, mock } from "node:test";
import { type Remote, remote } from "#shared/state/remote.ts";
import { Tabs } from "./tabs.ts";

describe("remote", () => {
  let number = 0;
  let key: string;
  let calls: { resolve: (value: string) => void; reject: (error: unknown) => void }[];
  const ask = () => new Promise<string>((resolve, reject) => calls.push({ resolve, reject }));

  beforeEach(() => {
    key = `record ${++number}`;
    calls = [];
  });

  it("makes one call for all blocks with the key", async () => {
    const blocks = Array.from({ length: 50 }, () => remote(key, ask));
    const loaded = blocks.map((block) => block.load());
    calls[0]!.resolve("known");
    await Promise.all(loaded);
    await remote(key, ask).load();
    assert.equal(calls.length, 1);
    assert.deepEqual(new Set(blocks.map((block) => block.state.get().value)), new Set(["known"]));
  });

  it("is loading during the call", async () => {
    const record = remote(key, ask);
    assert.equal(record.state.get().loading, false);
    const loaded = record.load();
    assert.equal(record.state.get().loading, true);
    calls[0]!.resolve("known");
    await loaded;
    assert.deepEqual(record.state.get(), { value: "known", error: null, loading: false });
  });

  it("keeps the error until a response comes", async () => {
    const record = remote(key, ask);
    const error = new Error("offline");
    const first = record.load();
    calls[0]!.reject(error);
    await first;
    assert.deepEqual(record.state.get(), { value: null, error, loading: false });
    const second = record.load();
    calls[1]!.resolve("known");
    await second;
    assert.deepEqual(record.state.get(), { value: "known", error: null, loading: false });
  });

  it("ignores a response that is older than a confirmed value", async () => {
    const record = remote(key, ask);
    const loaded = record.load();
    record.put("confirmed");
    calls[0]!.resolve("outdated");
    await loaded;
    assert.deepEqual(record.state.get(), { value: "confirmed", error: null, loading: false });
  });
});

describe("remote, beside other tabs", () => {
  let number = 0;
  let key: string;
  let asked: number;
  let tabs: Tabs;
  const ask = () => Promise.resolve(++asked);
  const nothing = () => {};

  beforeEach(() => {
    key = `shared record ${++number}`;
    asked = 0;
    tabs = new Tabs();
    mock.timers.enable({ apis: ["setTimeout"] });
  });
  afterEach(() => {
    tabs.close();
    mock.timers.reset();
  });

  it("listens to other tabs only while it has listeners", () => {
    const { state } = remote(key, ask);
    assert.deepEqual([tabs.channels.size, tabs.pageListeners.size], [0, 0]);
    const stops = [state.listen(nothing), state.listen(nothing)];
    assert.deepEqual([tabs.channels.size, tabs.pageListeners.size], [1, 1]);
    stops[0]!();
    mock.timers.tick(60_000);
    assert.deepEqual([tabs.channels.size, tabs.pageListeners.size], [1, 1]);
    stops[1]!();
    mock.timers.tick(1000);
    assert.deepEqual([tabs.channels.size, tabs.pageListeners.size], [0, 0]);
    state.get();
    mock.timers.tick(1000);
    assert.deepEqual([tabs.channels.size, tabs.pageListeners.size], [0, 0]);
  });

  it("keeps its channel and value if a listener returns at once", async () => {
    const { state, load } = remote(key, ask);
    const stop = state.listen(nothing);
    await load();
    stop();
    mock.timers.tick(999);
    const again = state.listen(nothing);
    mock.timers.tick(60_000);
    await load();
    assert.equal(asked, 1);
    assert.equal(tabs.opened, 1);
    again();
  });

  /** Listens and stops; once the channel is closed, listens again and loads. */
  const listenAgain = async ({ state, load }: Remote<number>) => {
    state.listen(nothing)();
    await load();
    mock.timers.tick(1000);
    const stop = state.listen(nothing);
    assert.equal(tabs.opened, 2);
    await load();
    return { state, load, stop };
  };

  it("reads again after a time without listeners", async () => {
    const { state, load, stop } = await listenAgain(remote(key, ask));
    await load();
    assert.deepEqual([asked, state.get().value], [2, 2]);
    stop();
  });

  it("reads once if the record is only read, however often listeners return", async () => {
    const { state, stop } = await listenAgain(remote(key, ask, { isOnlyRead: true }));
    assert.deepEqual([asked, state.get().value], [1, 1]);
    stop();
  });

  it("ignores the response of a call from before the time without listeners", async () => {
    const answers: ((value: number) => void)[] = [];
    const { state, load } = remote(key, () => new Promise<number>((resolve) => answers.push(resolve)));
    const loaded = load();
    mock.timers.tick(1000);
    const stop = state.listen(nothing);
    answers[0]!(1);
    await new Promise(setImmediate);
    assert.equal(state.get().value, null);
    answers[1]!(2);
    await loaded;
    assert.equal(state.get().value, 2);
    stop();
  });

  it("reads again, too, if the page itself has a value", async () => {
    const { state, load, know } = remote(key, ask);
    await load();
    mock.timers.tick(1000);
    const stop = state.listen(nothing);
    know(0);
    await new Promise(setImmediate);
    assert.deepEqual([asked, state.get().value], [2, 2]);
    know(0);
    assert.equal(asked, 2);
    stop();
  });

  it("announces confirmed values without listeners", () => {
    const { state, put } = remote(key, ask);
    put(7);
    mock.timers.tick(1000);
    put(8);
    mock.timers.tick(1000);
    assert.deepEqual(tabs.told, [key, key]);
    assert.equal(tabs.channels.size, 0);
    assert.equal(state.get().value, 8);
  });
});
