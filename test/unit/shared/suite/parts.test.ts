import assert from "node:assert/strict";
import { describe, it, mock, type TestContext } from "node:test";
import { chatHistory } from "#chat/api/chat.ts";
import { getSession, init } from "#chat/api/livechat.ts";
import { newLink, recentLinks } from "#links/api/links.ts";
import { isFollower } from "#marketing/api/follow.ts";
import { getContent, isSubscriber } from "#marketing/api/mailing.ts";
import { chatterFetch } from "#portal/api/chatter.ts";
import { pageRegistry } from "#shared/element/index.ts";
import { chatterInit } from "#shared/suite/api/chatter.ts";
import { connect, type Connection } from "#shared/suite/index.ts";
import { countryInfo } from "#shop/api/address.ts";
import { updateCart } from "#shop/api/cart.ts";
import { updateCarrier } from "#shop/api/checkout.ts";
import { pollPayments } from "#shop/api/poll-payments.ts";
import { linkedRecords } from "#shop/api/tokens.ts";
import { combinationInfo } from "#shop/common/configurator/combination-info.ts";
import { latestNews } from "#theme/api/news.ts";
import { searchPages } from "#website/api/pages.ts";
import { answer, body, serve } from "./server.ts";

const blog = { model: "blog.post", id: 1, token: "", hasRatings: false, allowComposer: false };
const range = { domain: [], offset: 0, limit: 10 };

it("a message stays if none of its files and changes can be read", async (t) => {
  t.after(() => mock.restoreAll());
  mock.method(console, "warn", () => {});
  const read = async <T>(result: unknown, ask: (client: Connection) => Promise<T>) =>
    ask(connect((await serve(t, answer(result))).origin));
  for (const parts of [[{ id: "x" }], false]) {
    const list = [{ id: 1, body: "<p>Yes</p>", attachment_ids: parts, tracking_value_ids: parts }];
    const chat = await read(list, (client) => chatHistory(client, { uuid: "u", limit: 20 }));
    const fetched = { messages: list, message_count: 1 };
    const { messages } = await read(fetched, (client) => chatterFetch(client, blog, range));
    for (const found of [chat, messages])
      assert.deepEqual(
        found.map(({ attachment_ids, tracking_value_ids }) => [attachment_ids, tracking_value_ids]),
        [[[], []]],
      );
  }
});

describe("a part that cannot be read costs only itself:", () => {
  const odd = { surprise: [] };

  /** Reads a result by a call. The console has to name the part. */
  async function read<T>(
    t: TestContext,
    result: unknown,
    part: string,
    ask: (client: Connection) => Promise<T>,
    isBody = false,
  ): Promise<T> {
    pageRegistry().warned?.clear();
    const warnings: string[] = [];
    mock.method(console, "warn", (line: string) => void warnings.push(line));
    t.after(() => mock.restoreAll());
    const { origin } = await serve(t, isBody ? body(JSON.stringify(result)) : answer(result));
    const found = await ask(connect(origin));
    assert.deepEqual(
      warnings.map((line) => line.split(": ").at(-1)),
      [part],
    );
    return found;
  }

  const options = { message_count: 1 };
  const messages = [{ id: 1, body: "<p>Yes</p>" }];
  for (const rating_stats of [false, "many", { avg: "4", total: 1 }])
    it(`averages of a record, ${JSON.stringify(rating_stats)}`, async (t) => {
      const sent = { messages, options, rating_stats };
      const place = typeof rating_stats === "object" ? "result.rating_stats.avg" : "result.rating_stats";
      const start = await read(t, sent, place, (client) => chatterInit(client, blog, range));
      assert.deepEqual([start.messages.length, start.rating_stats], [1, undefined]);
    });

  it("shares of an average", async (t) => {
    const sent = { messages, options, rating_stats: { avg: 4, total: 1, percent: [] } };
    const start = await read(t, sent, "result.rating_stats.percent", (client) => chatterInit(client, blog, range));
    assert.deepEqual(start.rating_stats, { avg: 4, total: 1, percent: {} });
  });

  for (const [name, missing] of [
    ["date", undefined],
    ["author_id", false],
    ["email_from", undefined],
    ["rating_value", 0],
  ] as const)
    it(`${name} of a message`, async (t) => {
      const fetched = { messages: [{ ...messages[0], [name]: odd }], message_count: 1 };
      const place = `result.messages.0.${name}`;
      const start = await read(t, fetched, place, (client) => chatterFetch(client, blog, range));
      assert.deepEqual(
        start.messages.map((message) => [message.body, message[name]]),
        [["<p>Yes</p>", missing]],
      );
    });

  it("the rule of a chat, its action and its time", async (t) => {
    const ask = (client: Connection) => init(client, 1);
    for (const rule of [false, "popup"])
      assert.deepEqual(await read(t, { available_for_me: true, rule }, "result.rule", ask), {
        available: true,
        popupAfter: undefined,
      });
    const action = { available_for_me: true, rule: { action: odd } };
    assert.equal((await read(t, action, "result.rule.action", ask)).popupAfter, undefined);
    const timer = { available_for_me: true, rule: { action: "auto_popup", auto_popup_timer: false } };
    assert.equal((await read(t, timer, "result.rule.auto_popup_timer", ask)).popupAfter, 0);
  });

  it("name and state of a chat that was opened", async (t) => {
    const asked = { channelId: 1, name: "Visitor" };
    for (const name of ["name", "state", "folded"]) {
      const sent = { id: 1, uuid: "u", operator_pid: [7, "Marc"], [name]: odd };
      const session = await read(t, sent, `result.${name}`, (client) => getSession(client, asked));
      assert.deepEqual(session, { id: 1, uuid: "u", name: "", operator: [7, "Marc"], folded: false });
    }
  });

  it("the date of a message in a chat", async (t) => {
    const sent = [{ ...messages[0], date: 7 }];
    const found = await read(t, sent, "result.0.date", (client) => chatHistory(client, { uuid: "u", limit: 20 }));
    assert.deepEqual(
      found.map(({ id, date }) => [id, date]),
      [[1, undefined]],
    );
  });

  it("icon, title and tags of a link", async (t) => {
    const link = { short_url: "https://s.example/r/aB1", url: "https://a.example" };
    for (const name of ["icon_src", "title", "campaign_id", "medium_id", "source_id"]) {
      const sent = [{ ...link, [name]: odd }];
      const [listed] = await read(t, sent, `result.0.${name}`, (client) => recentLinks(client, "newest"));
      const made = await read(t, sent, `result.0.${name}`, (client) => newLink(client, "https://a.example", {}));
      for (const found of [listed, made])
        assert.deepEqual(found && typeof found === "object" && [found.code, found.title, found.icon, found.tags], [
          "aB1",
          "https://a.example",
          "",
          [],
        ]);
    }
  });

  it("the e-mail of a visitor, and the page after subscribing", async (t) => {
    const post = { model: "blog.post", resId: 1 };
    const followed = { is_user: false, is_follower: true, email: odd };
    assert.equal((await read(t, followed, "result.email", (client) => isFollower(client, post))).email, null);
    const list = { is_subscriber: true, email: odd };
    const subscribed = await read(t, list, "result.email", (client) => isSubscriber(client, { listId: 1 }));
    assert.deepEqual(subscribed, { subscribed: true, email: null });
    const popup = { is_subscriber: false, content: "<p>Hi</p>", redirect_url: odd };
    const shown = await read(t, popup, "result.redirect_url", (client) => getContent(client, { listId: 1 }));
    assert.deepEqual([shown.content, shown.redirectUrl], ["<p>Hi</p>", null]);
  });

  it("states and dialling code of a country", async (t) => {
    const ask = (client: Connection) => countryInfo(client, "1");
    const fields = ["city"];
    assert.deepEqual(await read(t, { fields, states: false }, "result.states", ask), { fields, states: [] });
    assert.deepEqual(await read(t, { fields, states: ["x"] }, "result.states.0", ask), { fields, states: [] });
    const country = { fields, states: [[1, "Ohio", "OH"]], phone_code: false };
    assert.equal((await read(t, country, "result.phone_code", ask)).states.length, 1);
  });

  it("what the shop says about a product in the cart and a carrier", async (t) => {
    const change = { productId: 1, add: 1, display: false };
    const added = { line_id: 1, quantity: 1, cart_quantity: 3, warning: odd };
    const cart = await read(t, added, "result.warning", (client) => updateCart(client, change));
    assert.deepEqual([cart.quantity, cart.cartQuantity, cart.warning], [1, 3, ""]);
    const amounts = Object.fromEntries(
      ["delivery", "untaxed", "tax", "total"].map((name) => [`new_amount_${name}`, "1"]),
    );
    const sent = { status: false, error_message: odd, ...amounts };
    const carrier = await read(t, sent, "result.error_message", (client) => updateCarrier(client, "3"));
    assert.deepEqual([carrier.possible, carrier.reason], [false, ""]);
  });

  it("texts and amount of a payment", async (t) => {
    for (const name of ["state_message", "message_to_display", "amount", "currency", "acquirer_provider"]) {
      const sent = { success: true, transactions: [{ reference: "SO1", state: "pending", [name]: odd }] };
      const { transactions } = await read(t, sent, `result.transactions.0.${name}`, pollPayments);
      assert.deepEqual(
        transactions?.map(({ reference, state }) => [reference, state]),
        [["SO1", "pending"]],
      );
    }
  });

  it("texts of a combination", async (t) => {
    const chair = { templateId: 9, productId: 0, combination: [], quantity: 1, pricelistId: 0, parentCombination: [] };
    for (const name of ["display_name", "carousel", "custom_message", "uom_name"]) {
      const sent = { product_id: 19, price: 85, [name]: odd };
      const info = await read(t, sent, `result.${name}`, (client) => combinationInfo(client, chair, {}));
      assert.deepEqual([info.price, info.name, info.carousel, info.message, info.unit], [85, "", "", "", ""]);
    }
  });

  it("what a saved method is used for, the text of news and the name of a page", async (t) => {
    for (const name of ["id", "description", "url"]) {
      const sent = { 2: [{ name: "Subscription", [name]: odd }] };
      const [record] = await read(t, sent, `result.2.0.${name}`, (client) => linkedRecords(client, 2));
      assert.deepEqual([record!.name, record!.description, record!.url], ["Subscription", "", ""]);
    }
    const news = await read(t, [{ name: "Fair", desc: 7 }], "answer.0.desc", (client) => latestNews(client, 3), true);
    assert.deepEqual(news, [{ name: "Fair", html: "" }]);
    const pages = await read(t, [{ loc: "/a", name: 7 }], "result.0.name", (client) => searchPages(client, "", 15));
    assert.deepEqual(pages, [{ loc: "/a", name: "" }]);
  });
});
