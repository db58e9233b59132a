import { expect } from "@open-wc/testing";
import { type Remote, remote } from "#shared/state/index.ts";
import { until } from "./visitor.ts";

let count = 0;

/** A record whose questions are answered by hand, and the tab beside this one. */
function record() {
  const key = `suite.test-record ${++count}`;
  const answers: ((value: string) => void)[] = [];
  const entry: Remote<string> = remote(key, () => new Promise<string>((resolve) => answers.push(resolve)));
  const otherTab = new BroadcastChannel(key);
  /** Resolves once what the other tab said was heard here: channels of one page hear in order. */
  const otherTabPuts = () =>
    new Promise<void>((resolve) => {
      const hears = new BroadcastChannel(key);
      hears.onmessage = () => {
        hears.close();
        resolve();
      };
      otherTab.postMessage(null);
    });
  return { entry, answers, otherTab, otherTabPuts };
}

describe("a record of the suite, while another tab changes it", () => {
  it("ignores the response of an earlier call", async () => {
    const { entry, answers, otherTab, otherTabPuts } = record();
    const stop = entry.state.listen(() => {});
    const loaded = entry.load();
    await otherTabPuts();
    expect(answers.length, "asked again").to.equal(2);
    answers[0]!("before");
    await Promise.resolve();
    expect(entry.state.get()).to.deep.equal({ value: null, error: null, loading: true });
    answers[1]!("after");
    await loaded;
    expect(entry.state.get(), "callers of the earlier load wait for the later answer").to.deep.equal({
      value: "after",
      error: null,
      loading: false,
    });
    otherTab.close();
    stop();
  });

  it("is read again by the next caller, if there was no listener meanwhile", async () => {
    const { entry, answers, otherTab, otherTabPuts } = record();
    entry.put("before");
    await otherTabPuts();
    expect(answers.length).to.equal(0);
    const loaded = entry.load();
    await until(() => answers.length === 1);
    answers[0]!("after");
    await loaded;
    expect(entry.state.get().value).to.equal("after");
    await entry.load();
    expect(answers.length).to.equal(1);
    otherTab.close();
  });
});
