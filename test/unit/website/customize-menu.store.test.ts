import assert from "node:assert/strict";
import { after, before, beforeEach, describe, it } from "node:test";
import { createCustomizeMenu } from "#website/customize-menu/customize-menu.store.ts";
import { createHost } from "../shared/state/host.ts";
import { type RunningSuite, startSuite } from "../shared/state/suite.ts";
import { signIn } from "./sign-in.ts";

const related = "/website/get_switchable_related_views";

describe("the store of the customize menu", () => {
  let suite: RunningSuite;
  let reloads: number;
  before(async () => {
    suite = await startSuite();
  });
  after(() => suite.close());
  beforeEach(async () => {
    reloads = 0;
    suite.garbled = false;
    await suite.database.query("update website_view set active = true");
    await signIn(suite, "publisher");
  });

  function start(key: string | undefined = "website.tools") {
    const host = createHost(suite.origin, {});
    const store = createCustomizeMenu(host, { viewKey: () => key, reload: () => void reloads++ });
    return { host, store };
  }

  it("loads the options once, and reloads the page after a switch", async () => {
    const { store } = start();
    await Promise.all([store.load(), store.load()]);
    await store.load();
    assert.deepEqual(suite.calls, [related]);
    assert.deepEqual(store.state.get().options, [
      { id: 930, name: "Pictures", active: true, group: "Tools" },
      { id: 931, name: "From other sites", active: true, group: "Tools" },
    ]);
    await store.toggle(931);
    assert.equal(reloads, 1);
    const [row] = await suite.database.query<{ active: boolean }>("select active from website_view where id = 931");
    assert.equal(row?.active, false);
  });

  it("has no menu if the page names no view", async () => {
    const { store } = start("");
    await store.load();
    assert.deepEqual([store.hasMenu, suite.calls, store.state.get().options], [false, [], undefined]);
  });

  it("keeps the options after a refusal and shows its reason", async () => {
    await signIn(suite, "portal");
    const { host, store } = start();
    await store.load();
    assert.match(
      (store.state.get().error as { text: string }).text,
      /^Sorry, you are not allowed to modify this document/,
    );
    await store.toggle(930);
    assert.deepEqual([reloads, host.errors.length], [0, 2]);
  });

  it("loads again after an invalid response", async () => {
    const { store } = start();
    suite.garbled = true;
    await store.load();
    assert.equal((store.state.get().error as { kind: string }).kind, "contract");
    suite.garbled = false;
    await store.load();
    assert.deepEqual([store.state.get().error, store.state.get().options?.length], [null, 2]);
  });
});
