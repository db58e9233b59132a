import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it, mock, type TestContext } from "node:test";
import { chatHistory } from "#chat/api/chat.ts";
import { readSession } from "#chat/api/livechat.ts";
import { readPrefill, readScores } from "#content/api/survey.ts";
import { readTags, recentLinks } from "#links/api/links.ts";
import { chatterFetch } from "#portal/api/chatter.ts";
import { pageRegistry } from "#shared/element/index.ts";
import { peek, poll } from "#shared/suite/api/bus.ts";
import { chatterInit } from "#shared/suite/api/chatter.ts";
import { connect, type Connection } from "#shared/suite/index.ts";
import { countryInfo } from "#shop/api/address.ts";
import { updateCart } from "#shop/api/cart.ts";
import { productData } from "#shop/api/compare.ts";
import { decidedPayments } from "#shop/api/payments.ts";
import { pollPayments } from "#shop/api/poll-payments.ts";
import { combinationInfo } from "#shop/common/configurator/combination-info.ts";
import { latestNews } from "#theme/api/news.ts";
import { searchPages } from "#website/api/pages.ts";
import { viewOptions } from "#website/api/views.ts";
import { answer, body, serve } from "./server.ts";

/** Warnings in the console; the last of these tests restores it. */
const warnings: string[] = [];

/** Reads a result by a call. */
async function read<T>(t: TestContext, result: unknown, ask: (client: Connection) => Promise<T>): Promise<T> {
  const { origin } = await serve(t, answer(result));
  return ask(connect(origin));
}

const blog = { model: "blog.post", id: 1, token: "", hasRatings: false, allowComposer: false };
const range = { domain: [], offset: 0, limit: 10 };
const message = (id: number, more: object = {}) => ({
  id,
  body: "<p>Yes</p>",
  date: "2026-11-21 05:46:30",
  author_id: false,
  ...more,
});
const messages = [
  message(3),
  null,
  message(2, { body: false, attachment_ids: [{ id: "x" }, { id: 7, name: false }] }),
  message(1, { id: "1" }),
];
const payment = {
  reference: "SO1",
  state: "pending",
  return_url: "/",
  is_processed: false,
  state_message: false,
  message_to_display: false,
  amount: 85,
  currency: "USD",
  acquirer_provider: "stripe",
};
const link = {
  id: 1,
  url: "https://a.example",
  title: false,
  count: 2,
  icon_src: false,
  short_url_host: "https://s.example/r/",
  code: "a",
  campaign_id: false,
  medium_id: false,
  source_id: false,
};

describe("a list of the suite", () => {
  afterEach(() => mock.restoreAll());
  beforeEach(() => {
    warnings.length = 0;
    mock.method(console, "warn", (line: string) => void warnings.push(line));
    pageRegistry().warned?.clear();
  });

  it("has changes of fields as text, beside one that cannot be read", async (t) => {
    const change = { id: 1, changed_field: "Revenue", old_value: 0, new_value: 12.5, field_type: "monetary" };
    const tracking_value_ids = [change, { changed_field: "Stage", old_value: false }, 7];
    const sent = [message(1, { tracking_value_ids })];
    const [found] = await read(t, sent, (client) => chatHistory(client, { uuid: "u", limit: 20 }));
    assert.deepEqual(found!.tracking_value_ids, [
      { changed_field: "Revenue", old_value: "0", new_value: "12.5" },
      { changed_field: "Stage", old_value: "", new_value: "" },
    ]);
  });

  it("shows messages of a record beside one that cannot be read, and one without a text", async (t) => {
    const options = { message_count: 4, is_user_public: true, is_user_publisher: false, display_composer: false };
    const first = await read(t, { messages, options }, (client) => chatterInit(client, blog, range));
    const next = await read(t, { messages, message_count: 4 }, (client) => chatterFetch(client, blog, range));
    for (const { messages: found } of [first, next]) {
      assert.deepEqual(
        found.map(({ id, body }) => [id, body]),
        [
          [3, "<p>Yes</p>"],
          [2, ""],
        ],
      );
      assert.deepEqual(
        found[1]!.attachment_ids.map(({ id }) => id),
        [7],
      );
    }
  });

  it("shows messages of a chat beside one that cannot be read", async (t) => {
    const found = await read(t, messages, (client) => chatHistory(client, { uuid: "u", limit: 20 }));
    assert.deepEqual(
      found.map(({ id }) => id),
      [2, 3],
    );
  });

  it("shows payments beside one that cannot be read, and texts that the suite has none for", async (t) => {
    const empty = { ...payment, reference: "SO2", currency: false };
    const list = { success: true, transactions: [payment, { reference: "SO3" }, empty] };
    const { transactions } = await read(t, list, pollPayments);
    assert.deepEqual(
      transactions?.map(({ reference, currency }) => [reference, currency]),
      [
        ["SO1", "USD"],
        ["SO2", ""],
      ],
    );
    assert.deepEqual(await read(t, list, decidedPayments), ["SO1", "SO2"]);
    await assert.rejects(read(t, { success: true }, pollPayments), { kind: "contract" });
  });

  it("shows pages, options of a page, links, tags, news and compared products beside one that cannot be read", async (t) => {
    const pages = [{ loc: "/a", name: false }, { loc: 7 }, { loc: "/b", name: "B" }];
    const found = await read(t, pages, (client) => searchPages(client, "", 15));
    assert.deepEqual(
      found.map(({ loc, name }) => [loc, name]),
      [
        ["/a", ""],
        ["/b", "B"],
      ],
    );
    const views = [{ id: 1, name: false, active: true, inherit_id: false }, { id: 2 }];
    const options = await read(t, views, (client) => viewOptions(client, "website.tools"));
    assert.deepEqual(options, [{ id: 1, name: "", active: true, group: "" }]);
    assert.equal((await read(t, [{ id: 2 }, link], (client) => recentLinks(client, "newest"))).length, 1);
    assert.deepEqual(await read(t, [{ id: 1, name: false }, {}], (client) => readTags(client, "campaign")), [
      { id: 1, name: "" },
    ]);
    const { origin } = await serve(t, body('[{"name":false,"desc":"<p>x</p>"},7]'));
    assert.deepEqual(await latestNews(connect(origin), 2), [{ name: "", html: "<p>x</p>" }]);
    const product = { render: "<p>x</p>", product: { id: 1, name: false, display_name: false } };
    const compared = await read(t, { 1: product, 2: {}, cookies: "[1,2]" }, (client) =>
      productData(client, [1, 2], [1, 2]),
    );
    assert.deepEqual(compared, { known: [1, 2], products: [{ id: 1, name: "", html: "<p>x</p>" }] });
  });

  it("has notifications beside one that cannot be read", async (t) => {
    const list = [{ id: 3, channel: "u", message: "hi" }, { id: false, channel: "u", message: "lost" }, null];
    const asked = { channels: ["u"], last: 0 };
    const polled = await read(t, list, (client) => poll(client, { ...asked, inactivity: 0 }));
    const peeked = await read(t, { notifications: list, channels: [] }, (client) => peek(client, asked));
    for (const found of [polled, peeked])
      assert.deepEqual(
        found.map(({ id }) => id),
        [3],
      );
  });

  it("fills in answers of a survey beside one that cannot be read, and shows points likewise", async (t) => {
    const known = { "1_1_1": [1, false], "1_1_2": "x", "1_1_3": ["2026-02-01"] };
    const first = await serve(t, body(JSON.stringify(known)));
    const prefill = await readPrefill(connect(first.origin), first.origin, "/survey/prefill/1/t");
    assert.deepEqual(prefill, { "1_1_1": [1], "1_1_3": ["2026-02-01"] });
    const second = await serve(t, body('{"7":2,"8":false}'));
    const scores = await readScores(connect(second.origin), second.origin, "/survey/scores/1/t");
    assert.deepEqual(scores, { "7": 2 });
  });

  it("warns once about a row that was left out, by its index, without its content", async (t) => {
    const secret = "access_token=s3cr3t";
    const { origin } = await serve(t, answer([{ loc: "/a" }, { loc: 7, name: secret }]));
    await searchPages(connect(origin), "", 15);
    await searchPages(connect(origin), "", 15);
    const path = "/web/dataset/call_kw/website/search_pages";
    assert.deepEqual(warnings, [`suite-widgets: ${origin}${path}: what cannot be read is left out: result.1.loc`]);
    await assert.rejects(
      read(t, [{ id: secret }], (client) => viewOptions(client, "website.tools")),
      (error: Error) => !error.message.includes("s3cr3t"),
    );
  });

  it("gives no warning if all rows can be read", async (t) => {
    await read(t, [{ loc: "/a", name: false }], (client) => searchPages(client, "", 15));
    await read(t, [], (client) => searchPages(client, "", 15));
    assert.deepEqual(warnings, []);
  });

  it("is an error if no row can be read", async (t) => {
    await assert.rejects(
      read(t, [1, "x"], (client) => searchPages(client, "", 15)),
      { kind: "contract" },
    );
    await assert.rejects(
      read(t, { 1: {} }, (client) => productData(client, [1], [1])),
      { kind: "contract" },
    );
    assert.deepEqual(await read(t, [], (client) => searchPages(client, "", 15)), []);
  });
});

describe("a text of the suite may be false", () => {
  it("in answers about products, the cart, states and chats", async (t) => {
    const info = {
      product_id: 3,
      product_template_id: 2,
      display_name: false,
      price: 1,
      list_price: 1,
      has_discounted_price: false,
      carousel: false,
      product_type: false,
      uom_name: false,
    };
    const question = {
      templateId: 2,
      productId: 3,
      combination: [],
      quantity: 1,
      pricelistId: 0,
      parentCombination: [],
    };
    const { name, carousel, unit } = await read(t, info, (client) => combinationInfo(client, question, {}));
    assert.deepEqual([name, carousel, unit], ["", "", ""]);
    const change = { productId: 1, add: 1, display: false };
    const cart = await read(t, { line_id: 1, quantity: 1, warning: false }, (client) => updateCart(client, change));
    assert.equal(cart.warning, "");
    const country = { fields: ["city"], states: [[1, "Ohio", false], ["x"], [2, "Texas", "TX"]] };
    const { states } = await read(t, country, (client) => countryInfo(client, "1"));
    assert.deepEqual(
      states.map(({ id, code }) => [id, code]),
      [
        ["1", ""],
        ["2", "TX"],
      ],
    );
    const session = { id: 1, name: false, uuid: "u", operator_pid: [3, "Ann"] };
    assert.equal(readSession(JSON.stringify(session))?.name, "");
  });
});
