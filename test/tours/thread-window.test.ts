import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Locator, Page } from "playwright-core";
import { becomes, visitor } from "./demo.ts";

const delivery = "SO042 · Delivery";
const repair = "Repair of a chair";

const windowOf = (page: Page, name: string): Locator =>
  page.locator("suite-thread-window").getByRole("region", { name });
const input = (window: Locator): Locator => window.locator("[part=input]");
const last = (window: Locator): Locator => window.locator("[part=message]").last();

async function say(window: Locator, text: string): Promise<void> {
  await input(window).fill(text);
  await input(window).press("Enter");
  await last(window).getByText(text, { exact: true }).waitFor();
  await window.getByText("Sending", { exact: true }).waitFor({ state: "detached" });
}

/** Opens both chats of the catalogue's example with its button. */
async function openPair(page: Page): Promise<readonly [Locator, Locator]> {
  await page.goto("/elements/suite-thread-window");
  await page
    .locator(".variant", { hasText: "Two side by side" })
    .getByRole("button", { name: "Open the chat" })
    .click();
  const pair = [windowOf(page, delivery), windowOf(page, repair)] as const;
  await pair[0].getByText("See you tomorrow, Joel.").waitFor({ state: "attached" });
  await pair[1].getByText("Two weeks, and it will hold another grandfather.").waitFor({ state: "attached" });
  return pair;
}

describe("thread windows", () => {
  it("are side by side, each with its own chat", async () => {
    await using visit = await visitor();
    const pair = await openPair(visit.page);
    const [first, second] = await Promise.all(pair.map((window) => window.boundingBox()));
    assert.ok(second!.x + second!.width <= first!.x, "the second stands beside the first");
    assert.equal(second!.y, first!.y);
    await say(pair[1], "Thank you!");
    assert.equal(await pair[0].getByText("Thank you!", { exact: true }).count(), 0);
    // a customer's picture is not public: the suite responds with another one
    assert.deepEqual(
      visit.complaints.filter((text) => !/403 \(Forbidden\)/.test(text)),
      [],
    );
  });

  it("show messages from another browser", async () => {
    await using joel = await visitor();
    await using marc = await visitor();
    await marc.page.request.post("/web/session/authenticate", {
      data: { jsonrpc: "2.0", params: { db: "suite", login: "operator", password: "operator" } },
    });
    for (const { page } of [joel, marc]) await page.goto("/try/thread-window");
    const [here, there] = [windowOf(joel.page, delivery), windowOf(marc.page, delivery)];
    await say(here, "Which side of the street?");
    await last(there).getByText("Which side of the street?", { exact: true }).waitFor();
    await say(there, "Yours");
    await last(here).getByText("Yours", { exact: true }).waitFor();
    await here.locator("[part=title]").click();
    await say(there, "The even one");
    await here.locator("[part=badge] [aria-hidden]").getByText("1", { exact: true }).waitFor();
    await becomes(joel.page, async () => (await here.boundingBox())?.height, 34);
  });

  it("stay minimized over a reload, independently", async () => {
    await using visit = await visitor();
    const { page } = visit;
    const pair = await openPair(page);
    await pair[0].locator("[part=title]").click();
    await input(pair[0]).waitFor({ state: "hidden" });
    const again = await openPair(page);
    assert.equal(await input(again[0]).isVisible(), false);
    await input(again[1]).waitFor();
    await again[0].locator("[part=title]").click();
    await input(again[0]).waitFor();
    await becomes(
      page,
      () => input(again[0]).evaluate((box) => (box.getRootNode() as ShadowRoot).activeElement === box),
      true,
    );
  });

  it("close without a question, make space, and open again", async () => {
    await using visit = await visitor();
    const [first, second] = await openPair(visit.page);
    const place = await first.boundingBox();
    await say(first, "One more thing");
    await first.getByRole("button", { name: "Close chat window" }).click();
    await first.waitFor({ state: "detached" });
    await becomes(visit.page, () => second.boundingBox(), place);
    await visit.page
      .locator(".variant", { hasText: "Two side by side" })
      .getByRole("button", { name: "Open the chat" })
      .click();
    await last(first).getByText("One more thing").waitFor();
  });

  it("load older messages on scrolling, back to the first one", async () => {
    await using visit = await visitor();
    const { page } = visit;
    await page.goto("/try/thread-window");
    const window = windowOf(page, delivery);
    const thread = window.locator("[part=thread]");
    await last(window).waitFor();
    const oldest = window.getByText("Hello Marc, the order confirmation just arrived. Thank you!");
    const readings: unknown[] = [];
    page.on("response", (answer) => answer.url().endsWith("/mail/chat_history") && readings.push(answer));
    await becomes(
      page,
      async () => {
        await thread.evaluate((view) => view.scrollBy(0, -view.scrollHeight));
        return oldest.isVisible();
      },
      true,
    );
    assert.equal(readings.length, 1, "a hundred at a time");
    await window.getByRole("img", { name: "table.png" }).waitFor({ state: "attached" });
  });

  it("wait for the button on phones, cover the screen and are not minimized", async () => {
    const viewport = { width: 375, height: 700 };
    await using visit = await visitor({ viewport });
    const { page } = visit;
    await page.goto("/try/thread-window");
    await page.getByText("On phones the chat covers the screen").waitFor();
    assert.equal(await page.locator("suite-thread-window").count(), 0);
    await page.getByRole("button", { name: "Open the chat" }).click();
    const window = windowOf(page, delivery);
    await input(window).waitFor();
    await becomes(page, () => window.boundingBox(), { x: 0, y: 0, ...viewport });
    assert.equal(await window.getByRole("button", { name: delivery }).count(), 0);
    await window.getByRole("button", { name: "Close chat window" }).click();
    await window.waitFor({ state: "detached" });
  });
});
