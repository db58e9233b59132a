import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { RewritingStream } from "parse5-html-rewriting-stream";
import { pageLinks } from "#demo/catalogue/areas.ts";
import { pages } from "#demo/catalogue/index.tsx";
import { elementName } from "#demo/common/product/elements.ts";
import type { Suite } from "#demo/server/suite.types.ts";
import { openSuite } from "#test/prepared.ts";
import { elements, unbuilt } from "../catalogue/elements.ts";
import { type Browser, browser } from "./browser.ts";

let suite: Suite;
before(async () => {
  suite = await openSuite({ hold: 1 });
  suite.app.route("/", pages(suite, unbuilt));
});
after(() => suite.close());

const prefix = "/ar_001";

/** Elements whose text no visitor reads, or that is code. */
const silent = new Set(["code", "kbd", "pre", "script", "style", "svg"]);
const withoutEnd = new Set(["br", "hr", "img", "input", "link", "meta", "path", "rect", "circle", "line", "source"]);
const spoken = new Set(["alt", "aria-description", "aria-label", "placeholder", "title", "data-text", "data-label"]);

interface Page {
  readonly texts: readonly string[];
  readonly links: readonly string[];
}

/** Returns what a visitor reads on a page, without content that the page marks as English, and where its links lead. */
function read(html: string): Page {
  const texts: string[] = [];
  const links: string[] = [];
  const open: { readonly name: string; readonly isRead: boolean }[] = [];
  const isRead = () => open.at(-1)?.isRead ?? true;
  const parser = new RewritingStream();
  parser.on("startTag", ({ tagName, attrs, selfClosing }) => {
    const values = new Map(attrs.map(({ name, value }) => [name, value]));
    const isArabic = !values.has("lang") || values.get("lang")!.startsWith("ar");
    const own = isRead() && isArabic && !silent.has(tagName);
    const isButton = tagName === "input" && ["button", "reset", "submit"].includes(values.get("type") ?? "");
    if (own)
      for (const [name, value] of values) if (spoken.has(name) || (isButton && name === "value")) texts.push(value);
    if (tagName === "a") links.push(values.get("href") ?? "");
    if (!selfClosing && !withoutEnd.has(tagName)) open.push({ name: tagName, isRead: own });
  });
  parser.on("endTag", ({ tagName }) => {
    const at = open.findLastIndex(({ name }) => name === tagName);
    if (at >= 0) open.length = at;
  });
  parser.on("text", ({ text }) => isRead() && texts.push(text));
  parser.end(html);
  return { texts: texts.map(plain).filter(Boolean), links };
}

/** Names in texts of the demo: of the product, its shop, languages, networks, programs, commits, files and units. */
const names =
  /Suite Widgets|Harbour & Pine|English|Français|Deutsch|Español|Nederlands|Facebook|Twitter|LinkedIn|Google Plus|Quay Pay|Lynn Street|“Sold out\.”|\b(?:JSON|QA|PDF|SO\d+|INV|USD|brotli|CORS|nginx|Caddy|Apache|eval|Trusted Types|operator|VISA|American Express|Diners Club International|Discover|JCB|Maestro|MasterCard|Portland ME|W3C|WCAG|VPAT|EN 301 549|AA?|axe|Linux|Node|CSS|Bootstrap|em|ms|Chromium|Firefox|WebKit|Preact|React|suite-[a-z-]+|[0-9a-f]{12})\b|default-src 'none'|[\w.]+@[\w.]+|https?:\S+/g;

const latin = /[a-z][a-z0-9 ,.’'&-]*[a-z]/gi;
const plain = (text: string) => text.replace(/\s+/g, " ").replaceAll("’", "'").trim();

/** Reads the texts of all records: names of products, posts, people. */
async function readRecords(): Promise<ReadonlySet<string>> {
  const columns = await suite.database.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and data_type = 'text'`,
  );
  const texts = await Promise.all(
    columns.map(({ table, column }) =>
      suite.database.query<{ text: string }>(
        `select distinct "${column}" as text from "${table}" where length("${column}") between 2 and 400 limit 2000`,
      ),
    ),
  );
  const written = texts.flat().flatMap(({ text }) => [text, text.replace(/<[^>]*>/g, ""), ...text.split(",")]);
  return new Set([...written, ...elements.map(({ tag }) => elementName(tag))].map(plain));
}

/** Addresses without a page in Arabic: files, actions, other languages, guides, and names of attributes and states. */
const others =
  /^\/(?:build|dist|demo|stock|suite-widgets|guides|reference|web\/(?:image|content)|web\/session|website\/lang|en_US|fr_FR|de_DE|es_ES|nl_NL)(?:[/?]|$)|\/ics$|download=|report_type=pdf|add_option|\/states$|\/operator\/forms\/file/;

/** Returns the words in Latin letters of a page. */
const wordsOf = ({ texts }: Page, records: ReadonlySet<string>): string[] => [
  ...new Set(
    texts
      .filter((text) => !records.has(text))
      .flatMap((text) => text.replace(names, "").match(latin) ?? [])
      .filter((text) => !text.split(", ").every((part) => records.has(part))),
  ),
];

/** Visits the linked pages, of each route the first ones, and returns the words in Latin letters of each. */
async function walk(visitor: Browser, starts: readonly string[], records: ReadonlySet<string>) {
  const found: Record<string, string[]> = {};
  const seen = new Map<string, number>();
  const queue = [...starts];
  const known = new Set(queue);
  for (const path of queue) {
    const route = suite.app.router
      .match("GET", path.split(/[?#]/)[0]!)[0]
      .map(([[, { path }]]) => path)
      .join();
    const count = seen.get(route) ?? 0;
    if (count >= 3 && !route.includes("/elements/:tag") && !starts.includes(path)) continue;
    seen.set(route, count + 1);
    const response = await visitor.request(prefix + path);
    const target = response.headers.get("location") ?? "";
    const isPage = response.headers.get("content-type")?.startsWith("text/html") ?? false;
    const page = isPage ? read(await response.text()) : { texts: [], links: [] };
    const words = wordsOf(page, records);
    if (words.length > 0) found[path] = words;
    for (const link of [target, ...page.links]) {
      const next = link.replace(/#.*/, "").replace(new RegExp(`^${prefix}(?=/|$)`), "") || "/";
      if (!link.startsWith("/") || known.has(next) || others.test(next)) continue;
      known.add(next);
      queue.push(next);
    }
  }
  return found;
}

describe("pages of the demo in Arabic", () => {
  const readers = {
    "a visitor": {
      user: "",
      starts: [
        "/",
        ...pageLinks.map(({ path }) => path),
        "/shop/cart",
        "/shop/wishlist",
        "/shop/compare/?products=21,31",
        "/shop/address",
        "/shop/terms",
        "/aboutus",
        "/contactus-thank-you",
        "/jobs/apply/1",
        "/job-thank-you",
        "/project/rating",
        "/corporate",
        "/try/website",
        "/try/survey",
        "/survey/print/workshop-visit-1/seed-2",
        "/web/login",
        "/web/reset_password",
        "/web/reset_password?token=none",
        "/payment/process",
        "/qa/payment",
        "/there-is-no-such-page",
        "/shop/product/x-1",
      ],
    },
    "a customer": { user: "portal", starts: ["/my", "/my/orders", "/shop/checkout", "/shop/payment"] },
    "the site's team": {
      user: "admin",
      starts: ["/try/website", "/r", "/r/chair+", "/operator", "/newsletter", "/blog"],
    },
  };

  for (const [name, { user, starts }] of Object.entries(readers))
    it(`have no English words but names for ${name}`, async () => {
      const visitor = browser(suite);
      if (user) await visitor.signIn(user);
      await visitor.call("/shop/cart/update_json", { product_id: 91, add_qty: 1 });
      await visitor.call("/shop/wishlist/add", { product_id: 91 });
      assert.deepEqual(await walk(visitor, starts, await readRecords()), {});
    });

  it("have the texts of the chat's button in Arabic", async () => {
    const html = await (await browser(suite).request(`${prefix}/blog`)).text();
    const [, text = ""] = /"button_text": "([^"]*)"/.exec(html) ?? [];
    const [, welcome = ""] = /"default_message": "([^"]*)"/.exec(html) ?? [];
    assert.match(text, /[ء-ي]/);
    assert.match(welcome, /[ء-ي]/);
    assert.doesNotMatch(text + welcome, /[a-z]{2}/i);
  });

  it("have no English words but names after forms", async () => {
    const visitor = browser(suite);
    const records = await readRecords();
    const csrf_token = await visitor.pageToken();
    const account = { login: "reader@example.com", name: "Rosa", password: "one" };
    const forms: readonly (readonly [path: string, fields: Record<string, string>])[] = [
      ["/web/login", { login: "none", password: "none" }],
      ["/web/signup", {}],
      ["/web/signup", { ...account, confirm_password: "two" }],
      ["/web/signup", { ...account, login: "portal", confirm_password: "one" }],
      ["/web/reset_password", { login: "none" }],
      ["/web/reset_password", { token: "none", password: "one", confirm_password: "two" }],
      ["/web/reset_password", { token: "none", password: "one", confirm_password: "one" }],
      [
        "/event/open-workshop-day-1/registration/confirm",
        { "1-name": "Joel Willis", "1-email": "joel@example.com", "1-ticket_id": "1" },
      ],
    ];
    for (const [path, fields] of forms) {
      const response = await visitor.post(prefix + path, { csrf_token, ...fields });
      assert.deepEqual([response.status, wordsOf(read(await response.text()), records)], [200, []], path);
    }
    const event = await visitor.call(`${prefix}/event/open-workshop-day-1/registration/new`, { "nb_register-1": "2" });
    assert.deepEqual(wordsOf(read(String(event["result"])), records), []);
  });
});
