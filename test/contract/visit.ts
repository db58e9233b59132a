import type { BrowserContextOptions, Locator, Page, Request } from "playwright-core";
import { handler, leave, unlessLeft } from "../leaving.ts";
import type { Notes, SuiteErrorDetail } from "./notes.ts";
import type { PageSpec } from "./page-spec.ts";
import { leavePage, type Look, newPage, takePage } from "./pages.ts";
import { site } from "./stage.ts";
import { forTeam, isFramed, subjects } from "./subjects.ts";

/** Faults of the embedded suite for this visitor; their shape is in demo/server/qa.ts. */
export type Failure =
  { readonly offline: true } | { readonly garbage: true } | { readonly errors: 1 } | { readonly refused: true };

/** Returns true for calls to the suite: no files, pages or frames. */
const isCall = (url: URL) => url.protocol !== "data:" && !/^\/(dist|page)\//.test(url.pathname) && !isFramed(url);

/** Returns true for pictures in the markup of an example, which the page itself requests. */
const isAuthors = (request: Request) =>
  request.resourceType() === "image" &&
  subjects.some(({ example }) => example.includes(new URL(request.url()).pathname));

/** Runs in a page. */
function forget() {
  localStorage.clear();
  sessionStorage.clear();
}

/** Runs in a page, before its scripts. */
function dropSanitizer() {
  Reflect.deleteProperty(Element.prototype, "setHTML");
}

/** Returns the box of an element's view; elements that the view nests have a box of their own. */
export const baseOf = (host: Locator): Locator => host.locator("[part=base]").first();

/** Visit of a new visitor on one page. */
export class Visit {
  /** Warnings and errors in the console. */
  readonly said: string[] = [];
  /** Uncaught errors of the page. */
  readonly crashes: string[] = [];
  /** Paths of the bundle's files and of calls to the suite, in order; with the origin if it is another one. */
  readonly files: string[] = [];
  readonly calls: string[] = [];
  /** Pages of other sites that were shown in frames. */
  readonly framed: string[] = [];
  /** Lines that the console shows only when asked for details. */
  readonly details: string[] = [];
  readonly #open = new Set<Request>();
  #ended = 0;
  readonly #leave: (page: Page) => Promise<void>;
  #began = false;
  #dropping: { dispose(): Promise<void> } | undefined;
  readonly page: Page;

  private constructor(page: Page, leave: (page: Page) => Promise<void>) {
    this.page = page;
    this.#leave = leave;
    page.on("console", (message) => {
      if (message.type() === "warning" || message.type() === "error") this.said.push(message.text());
      else if (message.type() === "debug") this.details.push(message.text());
    });
    page.on("pageerror", (error) => this.crashes.push(error.message));
    page.on("request", (request) => {
      const url = new URL(request.url());
      // waits for actions of other visitors
      if (!url.pathname.startsWith("/longpolling/")) this.#open.add(request);
      if (isFramed(url)) this.framed.push(url.href);
      if (isCall(url) && !isAuthors(request)) this.calls.push(url.href.replace(site.origin, ""));
      else if (url.pathname.startsWith("/dist/")) this.files.push(url.pathname.slice("/dist/".length));
    });
    for (const event of ["requestfinished", "requestfailed"] as const)
      page.on(event as "requestfinished", (request) => {
        if (this.#open.delete(request)) this.#ended++;
      });
  }

  /** Starts a visit on a page that other visits share, one after the other. */
  static async start(look: Look = {}, failure?: Failure): Promise<Visit> {
    const visit = new Visit(await takePage(look), leavePage);
    if (failure) await visit.meets(failure);
    return visit;
  }

  /** Starts a visit in a browser of its own: for changes that cannot be undone, such as scripts before those of the page. */
  static async alone(options: BrowserContextOptions = {}): Promise<Visit> {
    return new Visit(await newPage(options), (page) => leave(page.context()));
  }

  /** Opens a page of the test, or one of the suite by its path. */
  async open(page: PageSpec | string): Promise<void> {
    const forgetting = this.#began ? undefined : await this.page.addInitScript(forget);
    this.#began = true;
    if (typeof page !== "string" && forTeam(page.body)) await this.#signIn();
    await this.page.goto(typeof page === "string" ? site.origin + page : site.publish(page), {
      waitUntil: "domcontentloaded",
    });
    await forgetting?.dispose();
  }

  /** Signs the visitor in. Happens before any failure, as on an earlier day. */
  async #signIn(): Promise<void> {
    const params = { db: "suite", login: "admin", password: "admin" };
    const answer = await fetch(`${site.origin}/web/session/authenticate`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ jsonrpc: "2.0", params }),
    });
    const [, value = ""] = /session_id=(\w+)/.exec(answer.headers.getSetCookie().join()) ?? [];
    await this.page.context().addCookies([{ name: "session_id", value, url: site.origin }]);
  }

  /** Lets the suite fail for this visitor from now on. */
  async meets(failure: Failure): Promise<void> {
    if ("refused" in failure) {
      await this.page.route(isCall, (route) => route.abort("connectionrefused"));
      return;
    }
    await this.page
      .context()
      .addCookies([{ name: "suite_qa", value: encodeURIComponent(JSON.stringify(failure)), url: site.origin }]);
  }

  /** Adds `style` attributes to all HTML of the suite from now on, as a real suite has them. */
  async meetsStyles(): Promise<void> {
    const style = handler(async (route) => {
      const response = await route.fetch({ maxRedirects: 0 });
      const text = await response.text();
      await route.fulfill({ response, body: text.replace(/<(a|div|i|img|li|p|span|td|tr)\b/g, "<$1 style=top:0") });
    });
    await this.page.route(isCall, style);
  }

  /** Paints the page's background: axe assumes white, in the dark too. The page's policy allows styles by script. */
  async paintBackground(): Promise<void> {
    await this.page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(":root { background: Canvas; }");
      document.adoptedStyleSheets.push(sheet);
    });
  }

  /** Removes the browser's sanitizer, from the next page on. */
  async lacksSanitizer(): Promise<void> {
    this.#dropping = await this.page.addInitScript(dropSanitizer);
  }

  async recovers(): Promise<void> {
    await this.page.unrouteAll();
    await this.page.context().clearCookies({ name: "suite_qa" });
  }

  /** Waits until an element has rendered. */
  async rendered(tag: string): Promise<Locator> {
    const host = this.page.locator(tag).first();
    await baseOf(host).waitFor({ state: "attached" });
    return host;
  }

  /** Waits until all requests have ended and their results are painted. */
  async quiet(): Promise<void> {
    let ended: number;
    // painting follows the response
    do {
      ended = this.#ended;
      await this.frames();
    } while (this.#open.size > 0 || this.#ended > ended);
  }

  /** Waits for two frames, after which earlier changes are painted and their tasks have run. A page that hangs ends the test. */
  async frames(): Promise<void> {
    await this.page.waitForFunction(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))),
    );
  }

  async notes(): Promise<Notes> {
    return this.page.evaluate(() => notes);
  }

  /** Waits for the page's first error, or for the one of that index. */
  async failed(index = 0): Promise<SuiteErrorDetail> {
    await this.page.waitForFunction((index) => notes.errors.length > index, index);
    return (await this.notes()).errors[index]!;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.page.unrouteAll({ behavior: "ignoreErrors" }).catch(unlessLeft);
    await this.#dropping?.dispose().catch(unlessLeft);
    await this.#leave(this.page);
  }
}
