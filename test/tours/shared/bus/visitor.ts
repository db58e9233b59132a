import assert from "node:assert/strict";
import { after, type TestContext } from "node:test";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { browserFlags, browserPath } from "#scripts/ensure-browser.mjs";
import { begun, leave, unlessLeft } from "#test/leaving.ts";
import { BusServer } from "./server.ts";

// The pages are to go to the back-forward cache as they do for visitors.
const browser: Browser = await chromium.launch({
  executablePath: browserPath(),
  args: browserFlags,
  ignoreDefaultArgs: ["--disable-back-forward-cache"],
});
after(() => browser.close());

interface Tab {
  readonly page: Page;
  readonly url: string;
  /** Number of messages sent before the tab began to listen. */
  readonly from: number;
}

/** Visitor with many tabs and a suite of their own. */
export class Visitor {
  readonly server = new BusServer();
  readonly tabs: Tab[] = [];
  readonly said: number[] = [];
  #origin = "";
  #context!: BrowserContext;
  #opened = 0;

  /** @param script runs in each page before its own */
  static async start(t: TestContext, script = ""): Promise<Visitor> {
    const visitor = new Visitor();
    visitor.#origin = await visitor.server.listen();
    visitor.#context = await browser.newContext();
    visitor.#context.setDefaultTimeout(60_000);
    await visitor.#context.addInitScript(script);
    t.after(async () => {
      await leave(visitor.#context);
      visitor.server.close();
    });
    return visitor;
  }

  async open(count: number): Promise<void> {
    const opening = Array.from({ length: count }, async () => {
      const url = `${this.#origin}/?${this.#opened++}`;
      const page = await this.#context.newPage();
      await page.goto(url);
      await page.waitForFunction(() => "heard" in globalThis);
      this.tabs.push({ page, url, from: this.said.length });
    });
    await Promise.all(opening);
  }

  say(): void {
    this.said.push(this.said.length);
    this.server.say(this.said.at(-1));
  }

  /** Takes the tab that polls out of the list. */
  takeMaster(): Tab {
    const [url] = this.server.polling;
    const index = this.tabs.findIndex((tab) => tab.url === url);
    assert.notEqual(index, -1, `${url} polls`);
    return this.tabs.splice(index, 1)[0]!;
  }

  /** Kills the process of a tab and returns the time of the crash, by `performance.now()`. Does not wait for the other tabs. */
  async kill({ page }: Tab): Promise<number> {
    const session = await this.#context.newCDPSession(page);
    const gone = begun(page.waitForEvent("crash").then(() => performance.now()));
    const crash = session.send("Page.crash").catch(unlessLeft); // the process that would respond has ended
    await gone;
    await Promise.all([page.close(), crash]);
    return gone;
  }

  /** Asserts that every tab received each message since its start once and in order. */
  async allHeard(): Promise<void> {
    for (const { page, from, url } of this.tabs) {
      await page.waitForFunction((last) => heard.at(-1) === last, this.said.at(-1)!);
      const all = await page.evaluate(() => heard as number[]);
      assert.deepEqual(
        all.filter((message) => message >= from),
        this.said.slice(from),
        url,
      );
      assert.equal(new Set(all).size, all.length, url);
    }
  }
}
