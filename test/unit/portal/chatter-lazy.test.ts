import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { projectToken } from "#demo/server/chatter/token.ts";
import { lazyParts } from "#portal/chatter/lazy.ts";
import { SuiteError } from "#shared/suite/index.ts";
import { until } from "../shared/state/host.ts";
import { chatters } from "./chatters.ts";

const posted = "/mail/chatter_post";

describe("suite-chatter with code that loads late or never", () => {
  const { suite, place } = chatters();

  /** Lazy parts that fail to load until `open` is called. */
  function shut() {
    let isShut = true;
    let loads = 0;
    const behind =
      <Code>(open: () => Promise<Code>) =>
      (): Promise<Code> => {
        loads++;
        return isShut ? Promise.reject(new SuiteError("network", "the code could not be loaded")) : open();
      };
    return { behind, loads: () => loads, open: () => void (isShut = false) };
  }

  it("shows messages without stars and files if their code fails, reports that once, and shows both after a retry", async () => {
    const { behind, open } = shut();
    const views = { rating: behind(lazyParts.rating), files: behind(lazyParts.files) };
    const rated = await place({ resModel: "product.template", resId: 2, rating: true }, views);
    const filed = await place({ resModel: "project.project", token: projectToken }, views);
    for (const { host, store } of [rated, filed]) {
      assert.ok(store.state.get().messages.length);
      assert.deepEqual(
        host.errors.map((error) => (error as SuiteError).kind),
        ["network"],
      );
    }
    open();
    for (const { store } of [rated, filed]) {
      store.retry();
      await until(store.state, ({ loading }) => !loading);
      assert.equal(store.state.get().error, null);
    }
    assert.ok(rated.store.state.get().rating && filed.store.state.get().files);
  });

  it("shows messages and an error if the code of the composer fails", async () => {
    const { behind, open } = shut();
    const props = { resModel: "project.project", token: projectToken };
    const { host, store } = await place(props, { composer: behind(lazyParts.composer) });
    const { messages, files, composer, error } = store.state.get();
    assert.deepEqual(
      [messages.length > 0, !!files, composer, (error as SuiteError).kind, host.errors.length],
      [true, true, null, "network", 1],
    );
    open();
    store.retry();
    await until(store.state, ({ loading }) => !loading);
    assert.ok(store.state.get().composer);
  });

  it("loads no code for stars, files, pages, the composer or posting without a need for them", async () => {
    const { behind, loads } = shut();
    const { host } = await place(
      { resId: 2 },
      {
        rating: behind(lazyParts.rating),
        files: behind(lazyParts.files),
        composer: behind(lazyParts.composer),
        pages: behind(lazyParts.pages),
        actions: behind(lazyParts.actions),
      },
    );
    assert.deepEqual([loads(), host.errors], [0, []]);
  });

  it("shows an error if the code for pages fails, and pages after a retry", async () => {
    const { behind, open } = shut();
    const { host, store, ids } = await place(
      {},
      { pages: behind(lazyParts.pages), actions: behind(lazyParts.actions) },
    );
    await until(store.state, ({ error }) => !!error);
    assert.deepEqual([host.errors.length, store.state.get().pages], [1, null]);
    await store.go(2);
    assert.deepEqual([store.state.get().page, ids().length], [1, 10]);
    assert.equal((store.state.get().error as SuiteError).kind, "network");
    open();
    store.retry();
    await until(store.state, ({ pages }) => !!pages);
    await store.go(2);
    assert.deepEqual([store.state.get().page, store.state.get().error], [2, null]);
  });

  it("keeps an unsent message in the composer if the code for posting fails, and sends it later", async () => {
    const { behind, open } = shut();
    const props = { resModel: "project.project", token: projectToken };
    const { store } = await place(props, { actions: behind(lazyParts.actions) });
    store.write("Thank you");
    await store.send();
    const { draft, sending, sendError, isLost } = store.state.get();
    assert.deepEqual([draft, sending, (sendError as SuiteError).kind, isLost], ["Thank you", false, "network", false]);
    assert.ok(!suite().calls.includes(posted));
    open();
    await store.send();
    assert.equal(suite().calls.filter((path) => path === posted).length, 1);
  });
});
