import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Locator, Page } from "playwright-core";
import { begun } from "../leaving.ts";
import { type Guest, guest, operator } from "./chat/people.ts";
import { becomes } from "./demo.ts";

describe("a visitor and an operator", () => {
  it("write to each other, and each sees the other typing", async () => {
    await using marc = await operator();
    await using anna = await guest();
    await anna.open();
    await anna.say("Does it fit under a window?");
    await marc.choose("Does it fit under a window?");
    await anna.input.pressSequentially("I am");
    await marc.page.getByText("Visitor is typing…").waitFor();
    await marc.box.pressSequentially("How high");
    await anna.window.getByText("Harbour & Pine, Marc Olsen is typing...").waitFor();
    await marc.say("How high is it?");
    await anna.says("How high is it?");
    await anna.window.getByText("is typing").waitFor({ state: "hidden" });
    await anna.say("Forty <b>centimetres</b>");
    await marc.sees("Forty <b>centimetres</b>");
    await marc.page.getByText("Visitor is typing…").waitFor({ state: "hidden" });
    assert.deepEqual(await anna.texts(), [
      "How may I help you?",
      "Does it fit under a window?",
      "How high is it?",
      "Forty <b>centimetres</b>",
    ]);
    await becomes(marc.page, () => marc.texts(), [
      "Does it fit under a window?",
      "How high is it?",
      "Forty <b>centimetres</b>",
    ]);
    assert.deepEqual([...anna.complaints, ...marc.complaints], []);
  });

  it("a minimized window counts new messages, and a reload restores chat, draft, count and size", async () => {
    await using marc = await operator();
    await using anna = await guest();
    await anna.open();
    await anna.say("Is oil better than soap?");
    await marc.choose("Is oil better than soap?");
    await anna.input.fill("And what about");
    await anna.title.click();
    await anna.input.waitFor({ state: "hidden" });
    await marc.say("Depends on who sits there.");
    await marc.say("Children?");
    await anna.unread.getByText("2", { exact: true }).waitFor();

    await anna.page.reload();
    await anna.title.waitFor();
    await anna.input.waitFor({ state: "hidden" });
    await anna.title.click();
    await anna.says("Children?");
    await becomes(anna.page, () => anna.input.inputValue(), "And what about");
    assert.deepEqual(await anna.texts(), [
      "How may I help you?",
      "Is oil better than soap?",
      "Depends on who sits there.",
      "Children?",
    ]);
    await becomes(anna.page, () => anna.unread.count(), 0);

    await anna.page.goto("/blog");
    await anna.says("Children?");
    await marc.say("Still there?");
    await anna.says("Still there?");
  });

  it("the operator requests the pages that the visitor saw", async () => {
    await using marc = await operator();
    await using anna = await guest();
    await anna.page.goto("/contactus");
    await anna.launcher.waitFor();
    await anna.open();
    await anna.say("Where are you?");
    await marc.choose("Where are you?");
    await marc.page.getByRole("button", { name: "Pages seen" }).click();
    await marc.lines.getByRole("link", { name: "/try/livechat" }).waitFor();
    assert.deepEqual(await marc.lines.getByRole("link").allTextContents(), ["/contactus", "/try/livechat"]);
    await marc.lines.getByText("Only you see this").filter({ visible: true }).waitFor();
    assert.deepEqual(await anna.texts(), ["How may I help you?", "Where are you?"]);
  });

  it("the visitor rates at the end, and the operator reads the rating", async () => {
    await using marc = await operator();
    await using anna = await guest();
    await anna.open();
    await anna.say("Six weeks is long.");
    await marc.choose("Six weeks is long.");
    await anna.close.click();
    await anna.window.getByText("Did we correctly answer your question ?").waitFor();
    await anna.window.getByRole("button", { name: "OK" }).click();
    await anna.window.getByRole("textbox", { name: "Explain your note" }).fill("Too slow");
    await anna.window.locator("[part=rating]").getByRole("button", { name: "Send" }).click();
    await anna.launcher.waitFor();
    await marc.lines.getByText("Rating: 😐").waitFor();
    const verdict = marc.page.locator("[data-verdict]");
    await verdict.getByText("Too slow").waitFor();
    await verdict.getByText("OK").waitFor();
    await marc.chat("Rating: 😐").getByText("😐 OK", { exact: true }).waitFor();
    const sessions = async () =>
      (await anna.page.context().cookies()).filter(({ name }) => name === "im_livechat_session");
    await becomes(anna.page, sessions, []);
  });

  it("a chat without messages asks for no rating", async () => {
    await using anna = await guest();
    await anna.open();
    await anna.close.click();
    await anna.launcher.waitFor();
    await anna.window.waitFor({ state: "detached" });
  });
});

describe("the chat button", () => {
  it("shows a message when no operator is online, and stays", async () => {
    await using anna = await guest();
    await anna.page.goto("/try/livechat");
    await anna.launcher.waitFor();
    await anna.page.getByRole("button", { name: /^QA/ }).press("Enter");
    await anna.page.getByRole("checkbox", { name: "Live chat: no operator" }).check();
    await anna.page.getByText("Saved.").waitFor();
    await anna.page.keyboard.press("Escape");
    await anna.launcher.click();
    await anna.page
      .getByRole("alert")
      .getByText("None of our collaborators seems to be available, please try again later.")
      .waitFor();
    await anna.launcher.waitFor();
    assert.equal(await anna.window.count(), 0);
  });

  it("is absent while no operator is online, and where a rule hides it", async () => {
    await using anna = await guest({}, { operators: false });
    await using bela = await guest();
    for (const [{ page, launcher }, path] of [
      [anna, "/try/livechat"],
      [bela, "/try/livechat/contactus"],
    ] as const) {
      const answer = begun(page.waitForResponse("**/im_livechat/init"));
      await page.goto(path);
      await (await answer).finished();
      await page.evaluate(() => new Promise(requestAnimationFrame));
      assert.equal(await launcher.count(), 0, path);
    }
  });

  it("stays hidden for this page view", async () => {
    await using anna = await guest();
    await anna.page.goto("/try/livechat");
    await anna.page.getByRole("button", { name: "Hide the chat button" }).click();
    await anna.launcher.waitFor({ state: "detached" });
    await anna.page.reload();
    await anna.launcher.waitFor();
  });

  it("works with the keyboard only", async () => {
    await using marc = await operator();
    await using anna = await guest();
    const { keyboard } = anna.page;
    await anna.page.goto("/try/livechat");
    await anna.launcher.focus();
    await keyboard.press("Enter");
    await anna.input.waitFor();
    await keyboard.type("By keyboard,");
    await keyboard.press("Shift+Enter");
    await keyboard.type("all of it");
    await keyboard.press("Enter");
    await marc.chat("By keyboard, all of it").waitFor();
    // above the send button, the messages and the title is the way back
    await anna.title.focus();
    await keyboard.press("Enter");
    await anna.input.waitFor({ state: "hidden" });
    await keyboard.press("Enter");
    await anna.input.waitFor();
    await anna.close.focus();
    await keyboard.press("Enter");
    await anna.window.getByText("Did we correctly").waitFor();
    await keyboard.press("Enter"); // the first of the three answers has the focus
    await anna.launcher.waitFor();
    await becomes(
      anna.page,
      () => anna.launcher.evaluate((button) => (button.getRootNode() as ShadowRoot).activeElement === button),
      true,
    );
    await marc.chat("Rating: 😊").first().waitFor();
  });
});

describe("a rule of the channel", () => {
  const path = "/try/livechat/shop";

  /** Opens the page with a stopped clock, and advances it in small steps until the chat button is there. */
  async function openStopped({ page, launcher }: Guest): Promise<void> {
    const start = Date.now();
    await page.clock.install({ time: start });
    await page.clock.pauseAt(start + 3_600_000); // before the page starts: its delay must not begin while it loads
    await page.goto(path, { waitUntil: "commit" });
    await runUntilSeen(page, launcher);
  }

  async function runUntilSeen(page: Page, seen: Locator): Promise<void> {
    for (let ms = 0; ms < 60_000 && !(await seen.isVisible()); ms += 10) await page.clock.runFor(10);
    await seen.waitFor();
  }

  it("opens the chat after its delay", async () => {
    await using anna = await guest();
    await openStopped(anna);
    await anna.page.clock.runFor(2800);
    assert.equal(await anna.window.count(), 0);
    await anna.page.clock.runFor(300);
    await runUntilSeen(anna.page, anna.input);
  });

  const cookie = { name: "im_livechat_auto_popup", value: "false", domain: "127.0.0.1", path: "/" };
  for (const [name, options, cookies] of [
    ["on a phone", { viewport: { width: 375, height: 700 } }, []],
    ["to a visitor who had a chat within the hour", {}, [cookie]],
    [
      "in a country where another rule comes first",
      {},
      [{ ...cookie, name: "suite_qa", value: encodeURIComponent('{"country":"PT"}') }],
    ],
  ] as const)
    it(`does not open the chat ${name}`, async () => {
      await using anna = await guest(options);
      await anna.page.context().addCookies([...cookies]);
      await anna.page.clock.install();
      await anna.page.goto(path);
      await anna.launcher.waitFor();
      await anna.page.clock.runFor(10_000);
      assert.equal(await anna.window.count(), 0);
      await anna.launcher.waitFor();
    });
});
