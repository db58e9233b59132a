import { expect, waitUntil } from "@open-wc/testing";
import { remote } from "../../../shared/state/index.ts";

describe("remote", () => {
  let number = 0;
  let key: string;
  let calls: number;
  const ask = () => Promise.resolve(++calls);
  const restored = () => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));

  beforeEach(() => {
    key = `record ${++number}`;
    calls = 0;
  });

  it("asks again when the page comes back from the back/forward cache", async () => {
    const record = remote(key, ask);
    const stop = record.state.listen(() => {});
    await record.load();
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
    expect(calls).to.equal(1);
    restored();
    await waitUntil(() => record.state.get().value === 2);
    stop();
  });

  it("asks again when another tab has put a value, and tells other tabs of its own", async () => {
    const record = remote(key, ask);
    const stop = record.state.listen(() => {});
    await record.load();
    const otherTab = new BroadcastChannel(key);
    otherTab.postMessage(null);
    await waitUntil(() => record.state.get().value === 2);

    const told = new Promise((resolve) => (otherTab.onmessage = resolve));
    record.put(7);
    await told;
    expect(record.state.get().value).to.equal(7);
    expect(calls).to.equal(2);
    otherTab.close();
    stop();
  });

  it("does not ask for what nobody looks at", async () => {
    await remote(key, ask).load();
    restored();
    expect(calls).to.equal(1);
  });
});
