import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { begun } from "#test/leaving.ts";
import { type Visitor, visitor } from "../demo.ts";

/** Returns the texts of a list of messages, in order. */
const textsOf = async (items: Locator): Promise<string[]> => (await items.allTextContents()).map((text) => text.trim());

/** Visitor on a page with a live chat; further tabs share the browser. */
export class Guest {
  readonly page: Page;
  readonly launcher: Locator;
  readonly window: Locator;
  /** Title of the window, which minimizes and restores it. */
  readonly title: Locator;
  readonly input: Locator;
  readonly close: Locator;
  readonly unread: Locator;
  readonly messages: Locator;

  constructor(page: Page) {
    const chat = page.locator("suite-livechat");
    this.page = page;
    this.launcher = chat.getByRole("button", { name: /Chat with/i });
    this.window = chat.getByRole("region");
    this.title = this.window.locator("[part=title]");
    this.input = this.window.locator("[part=input]");
    this.close = this.window.getByRole("button", { name: "Close chat window" });
    this.unread = this.window.locator("[part=badge] [aria-hidden]");
    this.messages = this.window.locator("[part=message]");
  }

  async open(path = "/try/livechat"): Promise<void> {
    await this.page.goto(path);
    await this.launcher.click();
    await this.input.waitFor();
  }

  /** Sends a text, and waits until the suite has stored it. */
  async say(text: string): Promise<void> {
    const stored = begun(
      this.page.waitForResponse(
        async (response) =>
          response.url().endsWith("/mail/chat_post") &&
          response.ok() &&
          typeof ((await response.json()) as { result?: unknown }).result === "number",
      ),
    );
    await this.input.fill(text);
    await this.input.press("Enter");
    await stored;
    await this.says(text);
    await this.window.getByText("Sending", { exact: true }).waitFor({ state: "detached" });
  }

  /** Waits until the window shows a message with this text. */
  says(text: string): Promise<void> {
    return this.messages.getByText(text, { exact: true }).waitFor();
  }

  texts(): Promise<string[]> {
    return textsOf(this.messages.locator("[part=content]"));
  }

  async newTab(path: string): Promise<Guest> {
    const page = await this.page.context().newPage();
    await page.goto(path);
    return new Guest(page);
  }
}

/** Operator at the console. */
export class Operator {
  readonly page: Page;
  readonly inbox: Locator;
  readonly box: Locator;
  readonly lines: Locator;
  readonly online: Locator;

  constructor(page: Page) {
    this.page = page;
    this.inbox = page.getByRole("navigation", { name: "Chats" });
    this.box = page.getByRole("textbox", { name: "Write a reply" });
    this.lines = page.getByRole("log", { name: "Messages" }).getByRole("listitem");
    this.online = page.getByRole("switch", { name: "Online" });
  }

  /** @param quiet waits for pending calls: the response to an earlier call would restore the old session */
  async signIn(quiet: () => Promise<void>): Promise<void> {
    await this.page.goto("/operator");
    await quiet();
    await this.page.getByRole("button", { name: "Sign in as the operator" }).click();
    await this.online.waitFor();
  }

  /** Returns the chat whose last message has this text. */
  chat(text: string): Locator {
    return this.inbox.getByRole("link").filter({ hasText: text });
  }

  async choose(text: string): Promise<void> {
    await this.chat(text).click();
    await this.sees(text);
  }

  /** Waits until the open chat shows a message with this text. */
  sees(text: string): Promise<void> {
    return this.lines.getByText(text, { exact: true }).waitFor();
  }

  async say(text: string): Promise<void> {
    await this.box.fill(text);
    await this.box.press("Enter");
  }

  texts(): Promise<string[]> {
    return textsOf(this.lines.locator("[data-body]"));
  }
}

type Person<P> = P & AsyncDisposable & Pick<Visitor, "complaints">;

const living = <P extends object>(person: P, visit: Visitor): Person<P> =>
  Object.assign(person, { complaints: visit.complaints, [Symbol.asyncDispose]: () => visit[Symbol.asyncDispose]() });

export async function guest(options?: BrowserContextOptions, qa?: object): Promise<Person<Guest>> {
  const visit = await visitor(options, qa);
  return living(new Guest(visit.page), visit);
}

/** Signs an operator in at the console. */
export async function operator(options?: BrowserContextOptions, qa?: object): Promise<Person<Operator>> {
  const visit = await visitor(options, qa);
  const person = living(new Operator(visit.page), visit);
  await person.signIn(visit.quiet);
  return person;
}
