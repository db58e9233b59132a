import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { describe, it } from "node:test";
import { guest, operator } from "./chat/people.ts";

const buttonScript = (page: string): string =>
  (/<script>\s*(document\.addEventListener\("DOMContentLoaded".*?)<\/script>/s.exec(page)?.[1] ?? "nothing")
    .replace(/"https?:\/\/[^"]*"/, "origin")
    .replace(/(\{|, )"(\w+)": ("[^"]*"|false|\d+)/g, '$1"$2": …')
    .replace(/\s+/g, " ");

describe("a built-in page", () => {
  it("has the recorded script", async () => {
    await using anna = await guest();
    const { response } = JSON.parse(
      await readFile(new URL("../fixtures/wire/livechat/home_page.json", import.meta.url), "utf8"),
    ) as { response: { body: string } };
    assert.equal(buttonScript(await (await anna.page.request.get("/contactus")).text()), buttonScript(response.body));
  });

  it("has its inline script adopted with all options", async () => {
    await using marc = await operator();
    await using anna = await guest();
    await anna.page.goto("/contactus");
    await anna.page.getByRole("button", { name: "Have a question? Chat with us." }).click();
    await anna.says("Hello, how may I help you?");
    await anna.say("From a page without edits");
    await marc.chat("From a page without edits").waitFor();
  });

  it("has no chat while no operator is online", async () => {
    await using anna = await guest({}, { operators: false });
    await anna.page.goto("/contactus");
    assert.doesNotMatch(await anna.page.content(), /LivechatButton/);
    assert.equal(await anna.page.locator("suite-livechat").count(), 0);
  });
});
