import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { guest, operator } from "./chat/people.ts";
import { becomes } from "./demo.ts";
import { restartable } from "./restartable.ts";

describe("a chat during failures of the server", () => {
  it("survives a restart of the server without lost or repeated messages", async (t) => {
    const server = await restartable(t);
    await using marc = await operator({ baseURL: server.origin });
    await using anna = await guest({ baseURL: server.origin });
    await anna.open();
    await anna.say("Before");
    await marc.choose("Before");
    await marc.say("Just a moment");
    await anna.says("Just a moment");

    await server.stop();
    await anna.input.fill("While it was gone");
    await anna.input.press("Enter");
    await marc.page.getByText("The suite does not respond. Retrying…").waitFor();
    await anna.window.getByText("Not sent").waitFor();
    await server.start();
    await marc.page.getByText("The suite does not respond. Retrying…").waitFor({ state: "hidden" });
    await anna.window.getByRole("button", { name: "Try again" }).click();
    await marc.sees("While it was gone");
    await marc.say("Here again");
    // The visitor's poll retries at growing intervals; a reload retries at once.
    await anna.page.reload();
    await anna.says("Here again");
    const said = ["Before", "Just a moment", "While it was gone", "Here again"];
    assert.deepEqual(await anna.texts(), ["How may I help you?", ...said]);
    await becomes(marc.page, () => marc.texts(), said);
  });

  it("delivers each of twenty messages once and in order while every third call fails", async () => {
    await using marc = await operator();
    await using anna = await guest({}, { errors: 0.3 });
    await anna.open();
    const said = Array.from({ length: 20 }, (_, index) => `Message ${index + 1} of 20`);
    for (const text of said) await anna.say(text);
    assert.deepEqual(await anna.texts(), ["How may I help you?", ...said]);
    await marc.choose(said.at(-1)!);
    await becomes(marc.page, () => marc.texts(), said);
  });

  it("shows the same messages in all tabs", async () => {
    await using marc = await operator();
    await using anna = await guest();
    await anna.open();
    await anna.say("From the first tab");
    await marc.choose("From the first tab");
    const tabs = [anna, await anna.newTab("/blog"), await anna.newTab("/try/livechat")];
    for (const tab of tabs) await tab.says("From the first tab");
    await tabs[1]!.say("From the second tab");
    await marc.say("From the console");
    for (const tab of tabs) {
      await tab.says("From the console");
      assert.deepEqual(await tab.texts().then((texts) => texts.slice(1)), [
        "From the first tab",
        "From the second tab",
        "From the console",
      ]);
    }
    await becomes(marc.page, () => marc.texts(), ["From the first tab", "From the second tab", "From the console"]);
  });
});
