import type { BrowserContextOptions, Locator, Page, Request } from "playwright-core";
import { browser, site } from "./stage.ts";
import type { PageSpec } from "./site.ts";

/** What the embedded suite is told to do wrong for this visitor. Shape: demo/server/qa.ts. */
export type Trouble = { readonly offline: true } | { readonly garbage: true } | { readonly errors: 1 } | { readonly refused: true };

export interface SuiteErrorDetail {
  readonly tag: string;
  readonly kind: string;
  readonly message: string;
}

/** What every page of a test notes down, from before its first script. */
interface Notes {
  readonly errors: SuiteErrorDetail[];
  /** The `suite-` events that somebody dispatched: type, and whether it leaves its host and all shadow roots. */
  readonly events: { readonly type: string; readonly travels: boolean }[];
  readonly violations: string[];
  /** Tags, per `suite-adopt`. */
  readonly adopted: string[][];
}

declare global {
  var notes: Notes;
}

function takeNotes() {
  globalThis.notes = { errors: [], events: [], violations: [], adopted: [] };
  const { dispatchEvent } = EventTarget.prototype;
  EventTarget.prototype.dispatchEvent = function (event) {
    const { type, bubbles, composed } = event;
    if (event instanceof CustomEvent && type.startsWith("suite-")) notes.events.push({ type, travels: bubbles && composed });
    return dispatchEvent.call(this, event);
  };
  document.addEventListener("suite-error", (event) => notes.errors.push((event as CustomEvent<SuiteErrorDetail>).detail));
  document.addEventListener("suite-adopt", (event) =>
    notes.adopted.push((event as CustomEvent<{ adopted: Element[] }>).detail.adopted.map(({ localName }) => localName)),
  );
  document.addEventListener("securitypolicyviolation", (event) => notes.violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`));
  // a test looks at one page
  navigation.addEventListener("navigate", (event) => event.preventDefault());
}

/** The compiler of the tests marks functions with this helper, which pages do not have. */
const functionNames = "globalThis.__name = (given) => given";

/** Whether the suite is asked, and not for a file or a page. */
const isCall = ({ protocol, pathname }: URL) => protocol !== "data:" && !/^\/(dist|page)\//.test(pathname);

/** One visitor, with a browser of their own, on one page. */
export class Visit {
  /** Warnings and errors in the console. */
  readonly said: string[] = [];
  /** What reached the page as an uncaught error. */
  readonly crashes: string[] = [];
  /** Paths of the bundle's files and of the suite's calls, in order; calls of another origin with it. */
  readonly files: string[] = [];
  readonly calls: string[] = [];
  /** Lines that the console shows only when asked for details. */
  readonly details: string[] = [];
  readonly #open = new Set<Request>();
  readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
    page.on("console", (message) => {
      if (message.type() === "warning" || message.type() === "error") this.said.push(message.text());
      else if (message.type() === "debug") this.details.push(message.text());
    });
    page.on("pageerror", (error) => this.crashes.push(error.message));
    page.on("request", (request) => {
      const url = new URL(request.url());
      // it waits for what others do
      if (!url.pathname.startsWith("/longpolling/")) this.#open.add(request);
      if (isCall(url)) this.calls.push(url.href.replace(site.origin, ""));
      else if (url.pathname.startsWith("/dist/")) this.files.push(url.pathname.slice("/dist/".length));
    });
    for (const event of ["requestfinished", "requestfailed"] as const) page.on(event as "requestfinished", (request) => this.#open.delete(request));
  }

  static async start(options: BrowserContextOptions = {}, trouble?: Trouble): Promise<Visit> {
    const context = await browser.newContext({ viewport: { width: 800, height: 600 }, ...options });
    context.setDefaultTimeout(10_000);
    const visit = new Visit(await context.newPage());
    for (const script of [functionNames, takeNotes]) await visit.page.addInitScript(script);
    if (trouble) await visit.meets(trouble);
    return visit;
  }

  /** Opens a page of the test, or one of the suite by its path. */
  async open(page: PageSpec | string): Promise<void> {
    await this.page.goto(typeof page === "string" ? site.origin + page : site.publish(page), { waitUntil: "domcontentloaded" });
  }

  /** From now on the suite fails this visitor. */
  async meets(trouble: Trouble): Promise<void> {
    if ("refused" in trouble) {
      await this.page.route(isCall, (route) => route.abort("connectionrefused"));
      return;
    }
    await this.page.context().addCookies([{ name: "suite_qa", value: encodeURIComponent(JSON.stringify(trouble)), url: site.origin }]);
  }

  async recovers(): Promise<void> {
    await this.page.unrouteAll();
    await this.page.context().clearCookies({ name: "suite_qa" });
  }

  /** Waits until an element has rendered. */
  async rendered(tag: string): Promise<Locator> {
    const host = this.page.locator(tag).first();
    await host.locator("[part=base]").first().waitFor({ state: "attached" });
    return host;
  }

  /** Waits until nothing is asked of any server any more, and what came is drawn. */
  async quiet(): Promise<void> {
    do await this.frames();
    while (this.#open.size > 0);
  }

  /** Two frames: what was done before them is drawn and has run its tasks. A page that hangs ends the test. */
  async frames(): Promise<void> {
    await this.page.waitForFunction(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))));
  }

  async notes(): Promise<Notes> {
    return this.page.evaluate(() => notes);
  }

  async failed(): Promise<SuiteErrorDetail> {
    await this.page.waitForFunction(() => notes.errors.length > 0);
    return (await this.notes()).errors[0]!;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.page.unrouteAll({ behavior: "ignoreErrors" });
    await this.page.context().close();
  }
}
