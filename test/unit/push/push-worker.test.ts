import assert from "node:assert/strict";
import { after, before, beforeEach, describe, it } from "node:test";

interface Work {
  readonly data?: { text(): string } | null;
  readonly notification?: { data: unknown; close(): void };
  waitUntil(work: Promise<unknown>): void;
}

const origin = "https://workshop.example";

describe("the service worker", () => {
  const said: unknown[] = [];
  const listeners = new Map<string, (event: Work) => void>();
  let tabs: { url: string; focus(): Promise<void> }[] = [];

  before(async () => {
    const scope = {
      location: { origin },
      registration: { showNotification: async (...shown: unknown[]) => void said.push(shown) },
      clients: {
        matchAll: async (options: unknown) => (said.push(options), tabs),
        openWindow: async (url: string) => void said.push(`open ${url}`),
      },
      skipWaiting: async () => void said.push("takes over"),
      addEventListener: (type: string, listener: (event: Work) => void) => void listeners.set(type, listener),
    };
    Object.assign(globalThis, { self: scope });
    await import("../../../widgets/marketing/push/worker/push-worker.ts");
  });
  after(() => void Reflect.deleteProperty(globalThis, "self"));
  beforeEach(() => {
    said.length = 0;
    tabs = [];
  });

  /** Resolves when the worker may sleep again. */
  async function happens(type: string, event: Omit<Work, "waitUntil"> = {}) {
    const works: Promise<unknown>[] = [];
    listeners.get(type)!({ ...event, waitUntil: (work) => void works.push(work) });
    await Promise.all(works);
    return works.length;
  }
  const press = (data: unknown) => happens("notificationclick", { notification: { data, close: () => void said.push("close") } });
  const all = { type: "window", includeUncontrolled: true };

  it("is no app shell: it answers for no page, and takes over at once", async () => {
    assert.deepEqual([...listeners.keys()].sort(), ["install", "notificationclick", "push"]);
    await happens("install");
    assert.deepEqual(said, ["takes over"]);
  });

  it("shows every push, also an empty one, before it sleeps again", async () => {
    assert.equal(await happens("push", { data: { text: () => '{"title":"News","body":"A chair","url":"/blog"}' } }), 1);
    assert.equal(await happens("push", { data: null }), 1);
    assert.deepEqual(said, [
      ["News", { body: "A chair", data: { url: `${origin}/blog` } }],
      ["workshop.example", { data: { url: `${origin}/` } }],
    ]);
  });

  it("leads a press to the tab that shows the page", async () => {
    tabs = ["/", "/blog"].map((path) => ({ url: origin + path, focus: async () => void said.push(`focus ${path}`) }));
    await press({ url: `${origin}/blog` });
    assert.deepEqual(said, ["close", all, "focus /blog"]);
  });

  it("opens the page where no tab shows it, and the first page for a notification of somebody else", async () => {
    await press({ url: `${origin}/blog` });
    await press(null);
    assert.deepEqual(said, ["close", all, `open ${origin}/blog`, "close", all, `open ${origin}/`]);
  });
});
