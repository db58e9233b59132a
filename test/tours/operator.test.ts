import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { BrowserContextOptions, Page } from "playwright-core";
import { begun } from "../leaving.ts";
import { guest, operator } from "./chat/people.ts";
import { becomes, inspect, visitor } from "./demo.ts";

const askQa = (page: Page, qa: object) =>
  page
    .context()
    .addCookies([
      { name: "suite_qa", value: encodeURIComponent(JSON.stringify(qa)), url: new URL("/", page.url()).href },
    ]);

describe("the operator's console", () => {
  it("asks anonymous visitors to sign in, and is linked from every page", async () => {
    await using visit = await visitor();
    const { page } = visit;
    await page.goto("/");
    await page.getByRole("navigation", { name: "Site" }).getByRole("link", { name: "Operator" }).click();
    await page.getByText("Login and password are both “operator”.").waitFor();
    assert.equal(await page.getByRole("navigation", { name: "Chats" }).count(), 0);
    assert.equal((await page.request.get("/operator/sessions")).status(), 403);
    await page.getByRole("button", { name: "Sign in as the operator" }).click();
    await page.getByText("New chats are assigned to you.").waitFor();
    assert.deepEqual(visit.complaints, []);
  });

  it("lists the newest chat first and marks unread messages", async () => {
    await using marc = await operator();
    await using anna = await guest();
    await using bela = await guest({}, { country: "PT" });
    for (const visit of [anna, bela]) await visit.open();
    await anna.say("Anna asks first");
    await bela.say("Bela asks second");
    const [newest, before] = [marc.inbox.getByRole("link").nth(0), marc.inbox.getByRole("link").nth(1)];
    await newest.getByText("Visitor (Portugal)").waitFor();
    await newest.getByText("1", { exact: true }).waitFor();
    await before.getByText("Anna asks first").waitFor();
    await marc.page.waitForFunction(() => document.title.startsWith("(2) "));
    await anna.say("Anna asks again");
    await newest.getByText("Anna asks again").waitFor();
    await newest.getByText("2", { exact: true }).waitFor();
    await marc.page.reload();
    await newest.getByText("2", { exact: true }).waitFor();
    await newest.click();
    await marc.sees("Anna asks first");
    await newest.getByText("unread").waitFor({ state: "hidden" });
    await marc.chat("Bela asks second").click();
    await marc.page.getByRole("definition").getByText("Portugal").waitFor();
    await marc.page.goBack();
    await marc.sees("Anna asks again");
  });

  it("keeps the draft of each chat; Shift and Enter add a line", async () => {
    await using marc = await operator();
    await using anna = await guest();
    await using bela = await guest();
    for (const visit of [anna, bela]) await visit.open();
    await anna.say("Draft one");
    await bela.say("Draft two");
    await marc.choose("Draft one");
    await marc.box.pressSequentially("Good");
    await marc.box.press("Shift+Enter");
    await marc.box.pressSequentially("day & <i>welcome</i>");
    await marc.choose("Draft two");
    await becomes(marc.page, () => marc.box.inputValue(), "");
    await marc.choose("Draft one");
    await becomes(marc.page, () => marc.box.inputValue(), "Good\nday & <i>welcome</i>");
    await marc.box.press("Enter");
    await anna.messages.getByText(/day & <i>welcome<\/i>$/).waitFor();
    await becomes(marc.page, () => marc.lines.last().locator("br").count(), 1);
  });

  it("shows a visitor's markup as text", async () => {
    await using marc = await operator();
    await using anna = await guest();
    await anna.open();
    const attack = `<img src=x onerror="document.title='gone'"><script>document.title='gone'</script> &lt;b&gt;`;
    await anna.say(attack);
    await marc.chat("onerror").click();
    await marc.sees(attack);
    assert.equal(await marc.lines.locator("img, script, b").count(), 0);
    await anna.say("See https://harbourandpine.example/a?b=1&c=2");
    await marc.lines.getByRole("link", { name: "https://harbourandpine.example/a?b=1&c=2" }).waitFor();
  });

  it("assigns no chat to an operator who is away", async () => {
    await using marc = await operator();
    await using anna = await guest();
    await marc.online.click();
    await marc.page.getByText("You are away").waitFor();
    const answer = begun(anna.page.waitForResponse("**/im_livechat/init"));
    await anna.page.goto("/try/livechat");
    assert.equal(
      ((await (await answer).json()) as { result: { available_for_me: unknown } }).result.available_for_me,
      0,
    );
    await marc.online.click();
    await marc.page.getByText("New chats are assigned to you.").waitFor();
    await anna.page.reload();
    await anna.launcher.waitFor();
  });

  it("gives back text that was not sent, and catches up", async () => {
    await using marc = await operator();
    await using anna = await guest();
    await anna.open();
    await anna.say("Are you there?");
    await marc.choose("Are you there?");
    await askQa(marc.page, { offline: true });
    await marc.say("I am");
    await marc.page.getByRole("alert").getByText("Not sent. Your text is still in the field.").waitFor();
    await becomes(marc.page, () => marc.box.inputValue(), "I am");
    await askQa(marc.page, {});
    await marc.box.press("Enter");
    await anna.says("I am");
    await becomes(marc.page, () => marc.texts(), ["Are you there?", "I am"]);
  });

  it("lets a colleague read and answer", async () => {
    await using mitchell = await visitor();
    await using anna = await guest();
    await anna.open();
    await anna.say("Who answers?");
    await mitchell.page.request.post("/web/session/authenticate", {
      data: { jsonrpc: "2.0", params: { db: "suite", login: "admin", password: "admin" } },
    });
    await mitchell.page.goto("/operator");
    await mitchell.page.getByRole("link", { name: "Who answers?" }).click();
    const lines = mitchell.page.getByRole("log", { name: "Messages" });
    await lines.getByText("Who answers?").waitFor();
    await anna.say("Hello?");
    await lines.getByText("Hello?").waitFor();
    await mitchell.page.getByRole("textbox", { name: "Write a reply" }).fill("A colleague");
    await mitchell.page.keyboard.press("Enter");
    await anna.says("A colleague");
    await anna.window.getByText("Harbour & Pine, Mitchell Admin").waitFor();
    // otherwise the next chats are assigned to him, too
    await mitchell.page.getByRole("switch", { name: "Online" }).click();
    await mitchell.page.getByText("You are away").waitFor();
  });
});

const looks: readonly (readonly [name: string, qa: object, options?: BrowserContextOptions])[] = [
  ["light", {}],
  ["dark", { scheme: "dark" }],
  ["in Arabic, dark, on a phone", { lang: "ar", scheme: "dark" }, { viewport: { width: 375, height: 800 } }],
  ["on the narrowest screen", {}, { viewport: { width: 320, height: 640 } }],
];

describe("views of a chat are accessible and fit", () => {
  for (const [name, qa, options] of looks)
    it(name, async () => {
      await using visit = await visitor(options, qa);
      await using anna = await guest();
      const { page } = visit;
      const fits = async (what: string) => {
        assert.deepEqual(await inspect(page), [], what);
        assert.ok(
          (await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0,
          `${what} is wider than the screen`,
        );
      };
      await page.goto("/try/thread-window");
      await page.locator("suite-thread-window [part=message], .on-phones").filter({ visible: true }).last().waitFor();
      await fits("a document");
      await page.goto("/operator");
      await page.locator(".desk-door button").click();
      await anna.open();
      await anna.say(`An averyveryverylongwordthatnobodywouldeverwriteinalivechatbutsomebodydoes, ${name}`);
      await page.locator("[data-inbox] a").filter({ hasText: name }).first().click();
      await page.locator("[data-lines] li").first().waitFor();
      await fits("an open chat");
    });
});
