import assert from "node:assert/strict";
import { describe, it, type TestContext } from "node:test";
import { chatHistory, readNotification } from "#chat/api/chat.ts";
import { feedback } from "#chat/api/feedback.ts";
import { getSession, init, readSession } from "#chat/api/livechat.ts";
import { sendHistory } from "#chat/api/page-history.ts";
import { newLink, recentLinks } from "#links/api/links.ts";
import { isFollower } from "#marketing/api/follow.ts";
import { getContent, isSubscriber } from "#marketing/api/mailing.ts";
import { chatterInit } from "#shared/suite/api/chatter.ts";
import { connect, type Connection } from "#shared/suite/index.ts";
import { updateCarrier } from "#shop/api/checkout.ts";
import { productData } from "#shop/api/compare.ts";
import { pollPayments } from "#shop/api/poll-payments.ts";
import { linkedRecords } from "#shop/api/tokens.ts";
import { lastOrder } from "#shop/api/tracking.ts";
import { addToWishlist } from "#shop/api/wishlist.ts";
import { combinationInfo } from "#shop/common/configurator/combination-info.ts";
import { latestNews } from "#theme/api/news.ts";
import { tabLayout } from "#theme/api/tabs.ts";
import { askQuote } from "#theme/api/theme.ts";
import { answer, body, serve } from "./server.ts";

/** Reads a result by a call. */
async function read<T>(t: TestContext, result: unknown, ask: (client: Connection) => Promise<T>): Promise<T> {
  const { origin } = await serve(t, answer(result));
  return ask(connect(origin));
}

const request = { contactName: "Ada", phone: "", email: "a@b.c", company: "", subject: "Chairs", description: "Forty" };
const blog = { model: "blog.post", id: 1, token: "", hasRatings: true, allowComposer: false };
const chair = { templateId: 9, productId: 0, combination: [], quantity: 1, pricelistId: 0, parentCombination: [] };

describe("a quote of the suite", () => {
  for (const sent of [true, 1, "done", { id: 7 }, [7]])
    it(`is sent if the response is ${JSON.stringify(sent)}`, async (t) => {
      assert.equal(await read(t, sent, (client) => askQuote(client, request)), true);
    });
  for (const refused of [false, 0, "", null])
    it(`is refused if the response is ${JSON.stringify(refused)}`, async (t) => {
      assert.equal(await read(t, refused, (client) => askQuote(client, request)), false);
    });
});

describe("a tracked link of the suite", () => {
  it("needs its short address alone", async (t) => {
    const short_url = "https://s.example/r/aB1";
    const [listed] = await read(t, [{ short_url }], (client) => recentLinks(client, "newest"));
    const made = await read(t, [{ short_url }], (client) => newLink(client, "https://a.example", {}));
    assert.deepEqual(
      [made, listed].map((link) => link && typeof link === "object" && [link.host, link.code, link.url]),
      [
        ["https://s.example/r/", "aB1", "https://a.example"],
        ["https://s.example/r/", "aB1", ""],
      ],
    );
  });

  it("is made of host and code without a short address, and fails without either", async (t) => {
    const wire = { short_url_host: "https://s.example/r/", code: "aB1" };
    const [link] = await read(t, [wire], (client) => recentLinks(client, "newest"));
    assert.deepEqual([link!.host, link!.code], ["https://s.example/r/", "aB1"]);
    for (const bad of [{ code: "aB1" }, { short_url: false }, { short_url: "aB1" }, {}])
      await assert.rejects(read(t, [bad], (client) => newLink(client, "https://a.example", {})));
  });
});

describe("the popup of a mailing list", () => {
  for (const content of ["<p>Hello</p>", ["<p>Hello</p>"]])
    it(`shows ${typeof content === "string" ? "one text" : "a list of texts"}`, async (t) => {
      const popup = await read(t, { content, is_subscriber: false }, (client) => getContent(client, { listId: 1 }));
      assert.deepEqual(popup, { content: "<p>Hello</p>", redirectUrl: null, subscribed: false, email: null });
    });
});

describe("an answer of the suite with only the keys that are needed", () => {
  it("has the followers and the subscribers", async (t) => {
    const post = { model: "blog.post", resId: 1 };
    const followed = await read(t, { is_user: false, is_follower: true }, (client) => isFollower(client, post));
    assert.deepEqual(followed, { isUser: false, email: null, isFollower: true });
    const subscribed = await read(t, { is_subscriber: true }, (client) => isSubscriber(client, { listId: 1 }));
    assert.deepEqual(subscribed, { subscribed: true, email: null });
  });

  it("has messages of a record", async (t) => {
    const result = { messages: [{ id: 1 }], options: { message_count: 1 }, rating_stats: { avg: 8, total: 1 } };
    const range = { domain: [], offset: 0, limit: 10 };
    const start = await read(t, result, (client) => chatterInit(client, blog, range));
    assert.deepEqual([start.messages[0]!.body, start.messages[0]!.author_id], ["", false]);
    assert.deepEqual([!!start.options.display_composer, start.rating_stats!.percent], [false, {}]);
  });

  it("has messages and session of a chat, if there is one", async (t) => {
    const session = { id: 1, uuid: "u", operator_pid: [7, "Marc"] };
    const asked = { channelId: 1, name: "Visitor" };
    assert.equal((await read(t, session, (client) => getSession(client, asked)))!.name, "");
    assert.equal(readSession(JSON.stringify(session))!.name, "");
    assert.deepEqual(readNotification({ id: 1, body: "" }), { kind: "message", message: { id: 1, body: "" } });
    assert.equal(
      (await read(t, [{ id: 1, body: "" }], (client) => chatHistory(client, { uuid: "u", limit: 20 }))).length,
      1,
    );
    for (const available_for_me of [true, 1])
      assert.deepEqual(await read(t, { available_for_me }, (client) => init(client, 1)), {
        available: true,
        popupAfter: undefined,
      });
  });

  it("may have any type if a call needs no result", async (t) => {
    for (const result of [undefined, true, 7, {}]) {
      await read(t, result, (client) => feedback(client, { uuid: "u", rate: 10 }));
      await read(t, result, (client) => sendHistory({ client, uuid: "u", pages: () => [] }));
    }
  });
});

describe("an answer of the suite's shop with only the keys that are needed", () => {
  it("lists a payment by its state", async (t) => {
    const transactions = [{ state: "done", return_url: "/a" }];
    const payments = await read(t, { success: true, transactions }, (client) => pollPayments(client));
    assert.deepEqual(payments.transactions, [
      {
        reference: "",
        state: "done",
        returnUrl: "/a",
        isProcessed: false,
        reason: "",
        html: "",
        amount: null,
        currency: "",
        provider: "",
      },
    ]);
  });

  it("has the availability of a carrier", async (t) => {
    const new_amount = { delivery: "1.00", untaxed: "8.00", tax: "0.00", total: "9.00" };
    const amounts = Object.fromEntries(Object.entries(new_amount).map(([name, text]) => [`new_amount_${name}`, text]));
    const taken = await read(t, { status: true, ...amounts }, (client) => updateCarrier(client, "3"));
    assert.deepEqual(taken.amounts, { delivery: "1.00", untaxed: "8.00", taxes: "0.00", total: "9.00" });
  });

  it("prices a combination", async (t) => {
    const info = await read(t, { product_id: 19, price: 85 }, (client) => combinationInfo(client, chair, {}));
    assert.deepEqual(
      [info.productId, info.price, info.listPrice, info.isDiscounted, info.name],
      [19, 85, 85, false, ""],
    );
  });

  it("describes products to compare, records of a saved method and an order", async (t) => {
    const found = await read(t, { 19: { render: "<p>A</p>", product: { id: 19 } }, cookies: "[19]" }, (client) =>
      productData(client, [19], [19]),
    );
    assert.deepEqual(found.products, [{ id: 19, name: "", html: "<p>A</p>" }]);
    const records = await read(t, { 2: [{ name: "Subscription" }] }, (client) => linkedRecords(client, 2));
    assert.deepEqual(records, [{ name: "Subscription", description: "", url: "" }]);
    const transaction = { id: 1, revenue: 9, currency: "EUR" };
    const line = { id: 1, name: "Desk", price: 9, quantity: 1 };
    const order = await read(t, { transaction, lines: [line] }, (client) => lastOrder(client));
    assert.deepEqual(order!.lines, [line]);
  });

  it("accepts a wish of any name, except a refused one", async (t) => {
    for (const wish of ["product.wishlist(3,)", 3, true]) await read(t, wish, (client) => addToWishlist(client, 19));
    for (const refused of [false, null, "", { surprise: [] }])
      await assert.rejects(read(t, refused, (client) => addToWishlist(client, 19)));
  });
});

describe("an answer of the suite's theme with only the keys that are needed", () => {
  it("shows tabs and news with unreadable settings of their carousel", async (t) => {
    const odd = { data: "<p>A</p>", items: "4", autoplay: 1, speed: null, loop: "yes", nav: false };
    assert.deepEqual(await read(t, odd, (client) => tabLayout(client, "blog", "1")), {
      html: "<p>A</p>",
      items: 4,
      nav: false,
    });
    assert.deepEqual(await read(t, {}, (client) => tabLayout(client, "blog", "1")).catch(() => "error"), "error");
    const { origin } = await serve(t, body(JSON.stringify([{ name: "Fair" }])));
    assert.deepEqual(await latestNews(connect(origin), 3), [{ name: "Fair", html: "" }]);
  });
});
