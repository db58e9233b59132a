import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { createNews, type NewsProps } from "#theme/common/news/news.store.ts";
import noticeBoard from "#theme/notice-board/notice-board.adopt.ts";
import { createQuoteForm } from "#theme/quote-form/quote-form.store.ts";
import { createHost, until } from "../shared/state/host.ts";
import { type RunningSuite, startSuite } from "../shared/state/suite.ts";

let suite: RunningSuite;
before(async () => {
  suite = await startSuite();
});
after(() => suite.close());

describe("news store", () => {
  const news = (limit: number) => {
    const host = createHost<NewsProps>(suite.origin, { limit, direction: "vertical" });
    return { host, store: createNews(host) };
  };

  test("loads the news once for elements with the same limit, the newest first", async () => {
    const [one, other] = [news(2), news(2)];
    for (const { store } of [one, other]) {
      const { value } = await until(store.state, (now) => now.value !== null);
      assert.deepEqual(
        value!.map(({ name }) => name),
        ["Free repairs week", "Larch is back"],
      );
    }
    assert.equal(suite.calls.filter((path) => path === "/get_latest_news").length, 1);
    one.host.props.set({ limit: 5, direction: "vertical" });
    assert.equal((await until(one.store.state, (now) => now.value !== null)).value!.length, 5);
  });

  test("moves the news until a visitor stops them", () => {
    const { host, store } = news(2);
    assert.ok(host.states.has("playing"));
    store.play(false);
    assert.ok(!host.states.has("playing"));
  });

  test("reports news that break the contract once", async () => {
    suite.garbled = true;
    const { host, store } = news(4);
    await until(store.state, ({ error }) => error !== null);
    assert.deepEqual(
      host.errors.map((error) => (error as { kind: string }).kind),
      ["contract"],
    );
    suite.garbled = false;
    store.retry();
    assert.equal((await until(store.state, ({ value }) => value !== null)).value!.length, 4);
    assert.ok(!host.states.has("error"));
  });

  test("reads the whole limit from the theme's class", () => {
    const markup = (className?: string) =>
      ({ closest: () => (className ? { className } : null) }) as unknown as HTMLElement;
    assert.deepEqual(noticeBoard.read(markup("s_notice newscount_12 pt16")), { limit: "12" });
    assert.deepEqual(noticeBoard.read(markup("newscount_x")), {});
    assert.deepEqual(noticeBoard.read(markup()), {});
  });
});

describe("quote-form store", () => {
  const request = {
    contactName: "Ada",
    phone: "",
    email: "ada@example.com",
    company: "",
    subject: "POPUP LEAD",
    description: "Forty chairs",
  };
  const form = () => {
    const host = createHost(suite.origin, { subject: false });
    return { host, store: createQuoteForm(host) };
  };
  const kept = () =>
    suite.database.query<{ subject: string; description: string }>("select subject, description from quote_request");

  test("sends one request for several presses, and can be reset", async () => {
    const { host, store } = form();
    await Promise.all([store.submit(request), store.submit(request)]);
    assert.deepEqual(await kept(), [{ subject: "POPUP LEAD", description: "Forty chairs" }]);
    assert.equal(store.state.get().outcome, "sent");
    assert.deepEqual(host.events, [["suite-quote-change", { sent: true }]]);
    store.reset();
    assert.deepEqual([store.state.get().outcome, [...host.states]], ["", []]);
  });

  test("shows a rejected request as refused, without reporting an error", async () => {
    const { host, store } = form();
    await store.submit({ ...request, email: "invalid" });
    assert.deepEqual(
      [store.state.get().outcome, store.state.get().error, host.events, host.states.has("error")],
      ["refused", null, [], true],
    );
  });

  test("shows a failed call as an error, without repeating it", async () => {
    const { host, store } = form();
    suite.garbled = true;
    const before = suite.calls.length;
    await store.submit(request);
    suite.garbled = false;
    assert.deepEqual([store.state.get().outcome, host.errors.length, suite.calls.length - before], ["", 1, 1]);
  });
});
