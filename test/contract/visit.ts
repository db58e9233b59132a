import type { BrowserContextOptions, Locator, Page, Request } from "playwright-core";
import { handler, leave, unlessLeft } from "../leaving.ts";
import type { Notes, SuiteErrorDetail } from "./notes.ts";
import type { PageSpec } from "./page-spec.ts";
import { leavePage, type Look, newPage, takePage } from "./pages.ts";
import { site } from "./stage.ts";
import { forTeam, isFramed, subjects } from "./subjects.ts";

/** What the embedded suite is told to do wrong for this visitor. Shape: demo/server/qa.ts. */
export type Failure =
  { readonly offline: true } | { readonly garbage: true } | { readonly errors: 1 } | { readonly refused: true };

/** Whether the suite is asked, and not for a file or a page, nor another site for what is in a frame. */
const isCall = (url: URL) => url.protocol !== "data:" && !/^\/(dist|page)\//.test(url.pathname) && !isFramed(url);

/** Whether a picture stands in the markup of an example: the page asks for it, and no element does. */
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

/** One visitor, whom the browser does not know yet, on one page. */
export class Visit {
  /** Warnings and errors in the console. */
  readonly said: string[] = [];
  /** What reached the page as an uncaught error. */
  readonly crashes: string[] = [];
  /** Paths of the bundle's files and of the suite's calls, in order; calls of another origin with it. */
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
      // it waits for what others do
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

  /** On a page that other visits have used and will use. */
  static async start(look: Look = {}, failure?: Failure): Promise<Visit> {
    const visit = new Visit(await takePage(look), leavePage);
    if (failure) await visit.meets(failure);
    return visit;
  }

  /** In a browser that nobody else uses: for what cannot be taken back, such as scripts before those of the page. */
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

  /** Before any failure: it was on another day. */
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

  /** From now on the suite fails this visitor. */
  async meets(failure: Failure): Promise<void> {
    if ("refused" in failure) {
      await this.page.route(isCall, (route) => route.abort("connectionrefused"));
      return;
    }
    await this.page
      .context()
      .addCookies([{ name: "suite_qa", value: encodeURIComponent(JSON.stringify(failure)), url: site.origin }]);
  }

  /** From now on all of the suite's HTML carries `style` attributes, as much of a real suite's does. */
  async meetsStyles(): Promise<void> {
    const style = handler(async (route) => {
      const response = await route.fetch({ maxRedirects: 0 });
      const text = await response.text();
      await route.fulfill({ response, body: text.replace(/<(a|div|i|img|li|p|span|td|tr)\b/g, "<$1 style=top:0") });
    });
    await this.page.route(isCall, style);
  }

  /** axe takes a page without a background for a white one, in the dark too. The page's policy lets scripts style it. */
  async paintBackground(): Promise<void> {
    await this.page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(":root { background: Canvas; }");
      document.adoptedStyleSheets.push(sheet);
    });
  }

  /** From the next page on the browser has no sanitizer of its own. */
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
    await host.locator("[part=base]").first().waitFor({ state: "attached" });
    return host;
  }

  /** Waits until nothing is asked of any server any more, and what came is drawn. */
  async quiet(): Promise<void> {
    let ended: number;
    // what came is drawn after it has come
    do {
      ended = this.#ended;
      await this.frames();
    } while (this.#open.size > 0 || this.#ended > ended);
  }

  /** Two frames: what was done before them is drawn and has run its tasks. A page that hangs ends the test. */
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
