import assert from "node:assert/strict";
import { after, afterEach, before, beforeEach, describe, it } from "node:test";
import { restore, stub } from "sinon";

interface Work {
  readonly data?: { text(): string } | null;
  readonly notification?: { data: unknown; close(): void };
  readonly newSubscription?: object | null;
  waitUntil(work: Promise<unknown>): void;
}

const origin = "https://workshop.example";

describe("push worker", () => {
  const said: unknown[] = [];
  const listeners = new Map<string, (event: Work) => void>();
  let tabs: { url: string; focus(): Promise<void> }[] = [];

  before(async () => {
    const scope = {
      location: { href: origin + "/worker.js?v=2&origins=https%3A%2F%2Fshop.example+https%3A%2F%2Fblog.example" },
      registration: {
        showNotification: async (...shown: unknown[]) => void said.push(shown),
        pushManager: {
          subscribe: async (options: unknown) => (said.push(options), { endpoint: "https://push.example.com/made" }),
        },
      },
      clients: {
        matchAll: async (options: unknown) => (said.push(options), tabs),
        openWindow: async (url: string) => void said.push(`open ${url}`),
      },
      skipWaiting: async () => void said.push("takes over"),
      addEventListener: (type: string, listener: (event: Work) => void) => void listeners.set(type, listener),
    };
    Object.assign(globalThis, { self: scope });
    await import("#marketing/push/worker/push-worker.ts");
  });
  after(() => void Reflect.deleteProperty(globalThis, "self"));
  afterEach(() => restore());
  beforeEach(() => {
    said.length = 0;
    tabs = [];
  });

  /** Resolves when the browser may stop the worker. */
  async function happens(type: string, event: Omit<Work, "waitUntil"> = {}) {
    const works: Promise<unknown>[] = [];
    listeners.get(type)!({ ...event, waitUntil: (work) => void works.push(work) });
    await Promise.all(works);
    return works.length;
  }
  const press = (data: unknown) =>
    happens("notificationclick", { notification: { data, close: () => void said.push("close") } });
  const all = { type: "window", includeUncontrolled: true };

  it("serves no page, and takes over at once", async () => {
    assert.deepEqual([...listeners.keys()].sort(), ["install", "notificationclick", "push", "pushsubscriptionchange"]);
    await happens("install");
    assert.deepEqual(said, ["takes over"]);
  });

  it("shows every push message, also an empty one, before the browser stops it", async () => {
    assert.equal(await happens("push", { data: { text: () => '{"title":"News","body":"A chair","url":"/blog"}' } }), 1);
    assert.equal(await happens("push", { data: null }), 1);
    assert.deepEqual(said, [
      ["News", { body: "A chair", data: { url: `${origin}/blog` } }],
      ["workshop.example", { data: { url: `${origin}/` } }],
    ]);
  });

  it("focuses the tab with the page on a click", async () => {
    tabs = ["/", "/blog"].map((path) => ({ url: origin + path, focus: async () => void said.push(`focus ${path}`) }));
    await press({ url: `${origin}/blog` });
    assert.deepEqual(said, ["close", all, "focus /blog"]);
  });

  it("opens the page if no tab shows it, and the first page for a notification without an address", async () => {
    await press({ url: `${origin}/blog` });
    await press(null);
    assert.deepEqual(said, ["close", all, `open ${origin}/blog`, "close", all, `open ${origin}/`]);
  });

  it("opens the origins in its own address, and no others, for notifications of any sender", async () => {
    for (const url of ["https://shop.example/a", "https://evil.example/", "javascript:1", "//evil.example/", 7])
      await press({ url });
    assert.deepEqual(
      said.filter((word) => String(word).startsWith("open")),
      ["open https://shop.example/a", ...Array(4).fill(`open ${origin}/`)],
    );
  });

  /** Serves the site, whose pages have a token; `config` is its push configuration. */
  const site = (page: string, config: unknown, status = 200) =>
    stub(globalThis, "fetch").callsFake(async (input, init) => {
      const path = String(input);
      if (path === "/") return new Response(page);
      if (path === "/web/_config") return Response.json({ jsonrpc: "2.0", id: 1, result: JSON.stringify(config) });
      said.push(`${path} ${String(init?.body)}`);
      return new Response("", { status });
    });
  const inScript = '<script>var suite = { csrf_token: "a1b2o", };</script>';
  const inForm = '<input type="hidden" name="csrf_token" value="a1b2o">';
  const tokenOf = (endpoint: string) =>
    `/web/push_token ${String(new URLSearchParams({ name: JSON.stringify({ endpoint }), csrf_token: "a1b2o" }))}`;

  it("sends the suite a subscription that the browser has renewed", async () => {
    site(inScript, { vapid: "key", config: {} });
    await happens("pushsubscriptionchange", { newSubscription: { endpoint: "https://push.example.com/renewed" } });
    assert.deepEqual(said, [tokenOf("https://push.example.com/renewed")]);
  });

  it("subscribes if the browser only reports that the old subscription is gone", async () => {
    site(inForm, { vapid: "key", config: {} });
    await happens("pushsubscriptionchange");
    assert.deepEqual(said, [
      { userVisibleOnly: true, applicationServerKey: "key" },
      tokenOf("https://push.example.com/made"),
    ]);
  });

  it("leaves Firebase's tokens to the page, and does nothing if the site sends no notifications", async () => {
    const firebase = site(inForm, {
      vapid: "key",
      config: { apiKey: "k", appId: "1", messagingSenderId: "2", projectId: "p" },
    });
    await happens("pushsubscriptionchange");
    firebase.restore();
    site(inForm, {});
    await happens("pushsubscriptionchange", { newSubscription: { endpoint: "https://push.example.com/renewed" } });
    assert.deepEqual(said, []);
  });

  it("rejects if the suite refuses the token", async () => {
    site(inForm, { vapid: "key", config: {} }, 400);
    await assert.rejects(
      happens("pushsubscriptionchange", { newSubscription: { endpoint: "https://push.example.com/renewed" } }),
      { kind: "session" },
    );
  });
});
