import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { projectToken } from "#demo/server/chatter/token.ts";
import { createChatter } from "#portal/chatter/chatter.store.ts";
import { SuiteError } from "#shared/suite/index.ts";
import { createHost, until } from "../shared/state/host.ts";
import { blog, chatters } from "./chatters.ts";

const [init, fetched, posted] = ["/mail/chatter_init", "/mail/chatter_fetch", "/mail/chatter_post"];

describe("suite-chatter", () => {
  const { suite, place } = chatters();

  it("shows ten published messages a page, newest first", async () => {
    const { host, store, ids } = await place();
    const { count, page, rights } = store.state.get();
    assert.deepEqual([count, page, ids().length, rights?.mayPost], [33, 1, 10, false]);
    assert.deepEqual(
      ids(),
      ids().toSorted((a, b) => b - a),
    );
    await store.go(4);
    assert.deepEqual([store.state.get().page, ids().length], [4, 3]);
    assert.deepEqual(host.events, [["suite-chatter-page", { page: 4 }]]);
    assert.deepEqual(suite().calls, [init, fetched]);
  });

  it("shows the last page for page numbers beyond the end", async () => {
    const { store, ids } = await place();
    await store.go(40);
    assert.deepEqual([store.state.get().page, ids().length], [4, 3]);
  });

  it("starts with the page of its attribute, or with the last page, and with the first page from then on", async () => {
    const third = await place({ pagerStart: 3 });
    assert.deepEqual([third.store.state.get().page, third.ids().length], [3, 10]);
    const last = await place({ pagerStart: 40 });
    assert.deepEqual([last.store.state.get().page, last.ids().length], [4, 3]);
    third.store.retry();
    await until(third.store.state, ({ loading }) => !loading);
    assert.equal(third.store.state.get().page, 1);
  });

  it("sends with each call whether visitors may write messages", async (t) => {
    const requests: [path: string, allowed: unknown][] = [];
    const call = fetch;
    t.mock.method(globalThis, "fetch", async (request: Request) => {
      const { params } = (await request.clone().json()) as { params: Readonly<Record<string, unknown>> };
      requests.push([new URL(request.url).pathname, params["allow_composer"]]);
      return call(request);
    });
    const { store } = await place({ allowComposer: false });
    await store.go(2);
    const { store: open } = await place();
    await open.go(2);
    assert.deepEqual(requests, [
      [init, 0],
      [fetched, 0],
      [init, 1],
      [fetched, 1],
    ]);
  });

  it("shows the page of the message in the address", async () => {
    const { store, ids } = await place();
    await store.go(3);
    const wanted = ids()[2]!;
    await store.go(1);
    store.show(wanted);
    await until(store.state, ({ loading, target }) => !loading && target === wanted);
    assert.deepEqual([store.state.get().page, ids()[2]], [3, wanted]);

    // an address before the first answer
    const early = createChatter(createHost(suite().origin, blog));
    early.show(wanted);
    await until(early.state, ({ target }) => target === wanted);
    assert.equal(early.state.get().page, 3);
  });

  it("reports a failed call once, and keeps the draft", async () => {
    suite().garbled = true;
    const { host, store } = await place();
    assert.equal(host.errors.length, 1);
    store.write("Still here");
    suite().garbled = false;
    store.retry();
    await until(store.state, ({ loading }) => !loading);
    assert.deepEqual(
      [store.state.get().error, store.state.get().count, store.state.get().draft],
      [null, 33, "Still here"],
    );
  });

  it("posts no message for visitors without the right, and keeps the draft", async () => {
    const { host, store } = await place();
    store.write("Hello");
    await store.send();
    assert.equal(store.state.get().draft, "Hello");
    assert.ok(store.state.get().sendError);
    assert.deepEqual(
      host.events.filter(([name]) => name === "suite-chatter-post"),
      [],
    );
  });

  it("shows messages and files to visitors with a token", async () => {
    const { store } = await place({ resModel: "project.project", token: projectToken });
    const { rights, messages } = store.state.get();
    assert.equal(rights?.mayPost, true);
    assert.deepEqual(
      messages[0]?.attachment_ids.map(({ name }) => name),
      ["repair.txt"],
    );
    const { host } = await place({ resModel: "project.project", token: "wrong" });
    assert.deepEqual(
      host.errors.map((error) => (error as SuiteError).kind),
      ["access"],
    );
  });

  it("posts a message once, and counts the message as posted only if it is found", async () => {
    const { store } = await place({ resModel: "project.project", token: projectToken });
    store.write("   ");
    await store.send();
    assert.ok(!suite().calls.includes(posted), "nothing was typed");
    store.write("Thank you");
    await Promise.all([store.send(), store.send()]);
    // the suite refuses without a CSRF token; the draft is kept
    assert.equal(suite().calls.filter((path) => path === posted).length, 1);
    const shown = () => [store.state.get().draft, store.state.get().sent, store.state.get().isLost];
    assert.deepEqual(shown(), ["Thank you", false, false]);
    store.write("Thanks");
    assert.deepEqual(shown(), ["Thanks", false, false]);
  });

  it("shows stars, and the average of messages with stars", async () => {
    const { store } = await place({ resModel: "product.template", resId: 2, rating: true });
    const { messages, stats } = store.state.get();
    assert.deepEqual(
      messages.map(({ rating_value: value }) => value),
      [10, 0, 4, 8, 10],
    );
    assert.deepEqual([stats?.total, stats?.avg], [4, 8]);
  });

  it("filters messages by stars, and shows all again", async () => {
    const { host, store, ids } = await place({ resModel: "product.template", resId: 2, rating: true });
    store.filter(5);
    assert.equal(store.state.get().loading, true);
    await until(store.state, ({ loading }) => !loading);
    assert.deepEqual(
      store.state.get().messages.map(({ rating_value: value }) => value),
      [10, 10],
    );
    assert.equal(store.state.get().count, 2);
    const detail = { rating: 5, model: "product.template", resId: 2, server: suite().origin };
    assert.deepEqual(host.events, [["suite-rating-filter", detail]]);
    store.filter(0);
    await until(store.state, ({ loading }) => !loading);
    assert.equal(ids().length, 5);
  });

  it("applies a filter that was chosen before the first answer, and loads the rights of the visitor", async () => {
    const store = createChatter(
      createHost(suite().origin, { ...blog, resModel: "product.template", resId: 2, rating: true }),
    );
    store.filter(2);
    await until(store.state, ({ loading }) => !loading);
    const { rights, count, stats } = store.state.get();
    assert.deepEqual([rights?.mayPost, count, stats?.total], [false, 1, 4]);
  });
});
