import { mock, type TestContext } from "node:test";
import type { Browser } from "#shared/suite/bus/bus.env.ts";
import { type Bus, createBus } from "#shared/suite/bus/bus.ts";
import { electByHeartbeat } from "#shared/suite/bus/heartbeats.ts";
import { FakeSuite } from "./suite.ts";

export const server = "http://suite.example:8069";
export const keyOf = (name: string) => `bus.http_suite.example_8069.${name}`;

interface Change {
  readonly by: Tab;
  readonly key: string;
  readonly value: string | null;
}

/** Tabs of one browser on one site. Each reads the changes of others late, as in browsers with a process per tab. */
export class Site {
  readonly suite = new FakeSuite();
  readonly tabs: Tab[] = [];
  readonly changes: Change[] = [];
  readonly #locks: boolean;
  #queue: { readonly tab: Tab; readonly grant: () => void }[] = [];
  #holder: Tab | undefined;

  constructor(locks: boolean) {
    this.#locks = locks;
  }

  open(parts: Partial<Browser> = {}): Tab {
    const tab: Tab = new Tab(this, `tab ${this.tabs.length + 1}`, {
      locks: this.#locks ? this.#locksOf(() => tab) : undefined,
      ...parts,
    });
    this.tabs.push(tab);
    return tab;
  }

  /** Returns the shared value that all tabs finally read. */
  stored(name: string): unknown {
    const change = this.changes.findLast(({ key }) => key === keyOf(name));
    return JSON.parse(change?.value ?? "null");
  }

  /** Names of the tabs that have a poll in flight. */
  get polling(): string[] {
    return [...this.suite.open].map(({ tab }) => tab);
  }

  #locksOf(owner: () => Tab): Browser["locks"] {
    const request = (_: string, { signal }: LockOptions, hold: (lock: null) => unknown) =>
      new Promise((resolve, reject) => {
        const tab = owner();
        const grant = () => {
          this.#holder = tab;
          void Promise.resolve(hold(null)).then((value) => {
            this.free(tab);
            resolve(value);
          });
        };
        signal!.addEventListener("abort", () => {
          this.#queue = this.#queue.filter((waiting) => waiting.grant !== grant);
          if (this.#holder !== tab) reject(signal!.reason as Error);
        });
        this.#queue.push({ tab, grant });
        queueMicrotask(() => this.#pass());
      });
    return { request: request as LockManager["request"] };
  }

  free(tab: Tab): void {
    this.#queue = this.#queue.filter((waiting) => waiting.tab !== tab);
    if (this.#holder !== tab) return;
    this.#holder = undefined;
    this.#pass();
  }

  #pass(): void {
    if (!this.#holder) this.#queue.shift()?.grant();
  }
}

/** One page with a bus. */
export class Tab {
  readonly name: string;
  readonly page = new EventTarget();
  readonly bus: Bus;
  readonly heard: unknown[] = [];
  gaps = 0;
  readonly #site: Site;
  readonly #view = new Map<string, string>();
  #seen = 0;
  #crashed = false;
  /** True while changes of other tabs are held back. */
  #late = false;
  #unheard = false;
  #lastWords = "";

  constructor(site: Site, name: string, parts: Partial<Browser>) {
    this.#site = site;
    this.name = name;
    this.#read();
    const client = site.suite.client(name);
    const browser: Browser = {
      storage: this.#storage(),
      locks: undefined,
      heartbeats: electByHeartbeat,
      page: this.page,
      hasSession: true,
      ...parts,
    };
    this.bus = createBus({
      client: { ...client, call: (...args) => (this.#crashed ? new Promise(() => {}) : client.call(...args)) },
      server,
      browser,
    });
    this.bus.onGap(() => this.gaps++);
  }

  #storage(): Browser["storage"] {
    const write = (key: string, value: string | null) => {
      if (this.#crashed || (this.#view.get(key) ?? null) === value) return;
      if (value === null) this.#view.delete(key);
      else this.#view.set(key, value);
      this.#site.changes.push({ by: this, key, value });
      for (const tab of this.#site.tabs) queueMicrotask(() => tab.#read());
      if (key === this.#lastWords) this.crash();
    };
    return {
      getItem: (key) => this.#view.get(key) ?? null,
      setItem: write,
      removeItem: (key) => write(key, null),
    };
  }

  /** Applies the changes of other tabs, then dispatches their events, both in order. Later changes of this tab stay. */
  #read(): void {
    const { changes } = this.#site;
    if (this.#late || this.#crashed) return;
    const news = changes.slice(this.#seen);
    this.#seen = changes.length;
    for (const [index, { by, key, value }] of news.entries()) {
      if (by === this || news.slice(index).some((later) => later.by === this && later.key === key)) continue;
      if (value === null) this.#view.delete(key);
      else this.#view.set(key, value);
    }
    if (this.#unheard) return;
    for (const { by, key, value } of news)
      if (by !== this) this.page.dispatchEvent(Object.assign(new Event("storage"), { key, newValue: value }));
  }

  /** Holds back the changes of other tabs until `catchUp`. */
  lag(): void {
    this.#late = true;
  }

  catchUp(): void {
    this.#late = false;
    this.#read();
  }

  /** Writes into the shared storage, as a foreign script does. */
  write(name: string, value: unknown): void {
    this.#storage()!.setItem(keyOf(name), typeof value === "string" ? value : JSON.stringify(value));
  }

  /** Deletes the site's data, as a visitor does. */
  cleared(): void {
    this.#view.clear();
    this.page.dispatchEvent(Object.assign(new Event("storage"), { key: null, newValue: null }));
  }

  listen(channel: string): () => void {
    return this.bus.subscribe(channel, (message) => this.heard.push(message));
  }

  /** Ends the tab's process: the tab does nothing any longer, and no event is dispatched. */
  crash(): void {
    this.#crashed = true;
    for (const poll of this.#site.suite.open) if (poll.tab === this.name) this.#site.suite.open.delete(poll);
    this.#site.free(this);
  }

  /** Ends the tab's process once it has written this key. */
  crashAfter(name: string): void {
    this.#lastWords = keyOf(name);
  }

  close(): void {
    this.page.dispatchEvent(new Event("pagehide"));
  }

  /** Puts the page into the back/forward cache. */
  putAway(): void {
    this.close();
    this.#late = true;
  }

  /** Restores the page from the back/forward cache: the storage has the later changes, without events. */
  comeBack(): void {
    this.#unheard = true;
    this.catchUp();
    this.#unheard = false;
    this.page.dispatchEvent(new Event("pageshow"));
  }
}

/** Makes timers, the clock and chance stand still. */
export function stopClock(t: TestContext): void {
  mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"], now: Date.parse("2026-11-21T06:00:00Z") });
  let mark = 0;
  t.mock.method(Math, "random", () => mark++ / 1000); // no two alike, and all of them small
  t.after(() => mock.timers.reset());
}

/** Runs all pending work that needs no time. */
export const settle = () => new Promise<void>((resolve) => void setImmediate(() => setImmediate(resolve)));

/** Advances the clock. */
export async function pass(ms: number): Promise<void> {
  await settle();
  for (let left = ms; left > 0; left -= 50) {
    mock.timers.tick(Math.min(50, left));
    await settle();
  }
}
