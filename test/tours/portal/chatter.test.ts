import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { projectToken } from "#demo/server/chatter/token.ts";
import { handler } from "#test/leaving.ts";
import { becomes, inspect, origin, said, visitor } from "../demo.ts";
import { isFocused } from "../keys.ts";
import { signedIn } from "../signed-in.ts";
import { discussionOf } from "./discussion.ts";

/** Page on which visitors post messages about a repair with stars, without signing in. */
const path = "/try/portal";
const post = "/blog/our-blog-1/post/the-chair-we-almost-did-not-build-1";
const project = `data-res-model="project.project" data-res-id="1" data-token="${projectToken}"`;

describe("messages about a record", () => {
  it("reach the operator once each while every third call fails, and stay in the composer until then", async () => {
    await using anna = await visitor();
    const { page } = anna;
    await page.goto(path);
    const { input, texts, write, isTaken, tryAgain } = discussionOf(page);
    await input.waitFor();
    const qa = encodeURIComponent(JSON.stringify({ errors: 0.3 }));
    await page.context().addCookies([{ name: "suite_qa", value: qa, url: origin }]);
    const written = ["Does the leg hold?", "And which glue was it?", "Thank you both."];
    let failures = 0;
    for (const text of written) {
      await write(text);
      for (; !(await isTaken()); failures++) {
        assert.equal(await input.inputValue(), text);
        assert.ok(failures < 20, "one of three calls fails, not all of them");
        await tryAgain();
      }
      assert.equal(await input.inputValue(), "");
    }
    assert.ok(failures > 0, "some of it failed");

    await page.context().clearCookies({ name: "suite_qa" });
    await page.reload();
    const newest = written.toReversed();
    await becomes(page, async () => (await texts()).slice(0, 3), newest);
    await using marc = await signedIn("operator");
    await marc.page.goto("/operator/messages");
    const received = await marc.page.locator("[data-message] > p:last-child").allTextContents();
    assert.deepEqual(
      received.filter((text) => written.includes(text)),
      newest,
    );
    assert.deepEqual(await inspect(marc.page), []);
  });

  it("are stored once if the answer was lost", async () => {
    await using anna = await visitor();
    const { page } = anna;
    let posts = 0;
    page.on("request", (request) => void (request.url().endsWith("/mail/chatter_post") && posts++));
    const lose = handler(async (route) => {
      await route.fetch({ maxRedirects: 0 });
      await route.abort("connectionreset");
    });
    await page.route("**/mail/chatter_post", lose);
    await page.goto(path);
    const { sent, write, texts } = discussionOf(page);
    await write("It creaks again.");
    await sent.waitFor();
    await becomes(page, async () => (await texts()).filter((text) => text === "It creaks again.").length, 1);
    assert.equal(posts, 1);
  });

  it("are shown by their address on any page", async () => {
    await using anna = await visitor();
    const { page } = anna;
    const { chatter } = discussionOf(page);
    const current = () => chatter.locator("[part=page][aria-current=page]").textContent();
    const isSeen = (id: number) =>
      chatter.locator(`[data-id="${id}"]`).evaluate((message) => {
        const { top, bottom } = message.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
    await page.goto(`${post}#message-3`);
    await becomes(page, () => isFocused(page, "[data-id='3']"), true);
    await becomes(page, () => isSeen(3), true);
    assert.equal(await current(), "4");
    await page.goto(`${post}#message-34`);
    await becomes(page, () => isSeen(34), true);
    assert.equal(await current(), "1");
    assert.deepEqual(said(anna), []);
  });

  it("are filtered by the stars of a summary elsewhere in the page", async () => {
    await using anna = await visitor();
    const { page } = anna;
    const addSummary = handler(async (route) => {
      const response = await route.fetch();
      const summary = `<suite-rating-stats ${project}></suite-rating-stats><suite-chatter`;
      await route.fulfill({ response, body: (await response.text()).replace("<suite-chatter", summary) });
    });
    await page.route(`**${path}`, addSummary);
    await page.goto(path);
    const { composer, sent, write, texts } = discussionOf(page);
    const summary = page.locator("suite-rating-stats");
    await summary.getByText("There are no ratings for now.").waitFor();
    await composer.getByRole("radio", { name: "(4 of 5 stars)" }).press("Space");
    await write("As good as new.");
    await sent.waitFor();
    await summary.getByRole("button", { name: /^4 stars/ }).press("Enter");
    await becomes(page, texts, ["As good as new."]);
    await summary.getByRole("button", { name: "Remove selection" }).press("Enter");
    await becomes(page, async () => (await texts()).length > 1, true);

    await using marc = await signedIn("operator");
    await marc.page.goto("/operator/messages");
    await marc.page.locator("[data-message]", { hasText: "As good as new." }).getByText("Stars: 4").waitFor();
  });
});
