import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { BrowserContextOptions } from "playwright-core";
import { begun } from "#test/leaving.ts";
import { becomes, inspect, inspectLook, said, type Visitor, visitor } from "../demo.ts";
import { discussionOf } from "../portal/discussion.ts";
import { signedIn } from "../signed-in.ts";

/** Visitor of the blog; other sites respond with an empty page. */
async function reader(path: string, options?: BrowserContextOptions): Promise<Visitor> {
  const person = await visitor(options);
  await person.page
    .context()
    .route(/^https:/, (route) => route.fulfill({ contentType: "text/html", body: "<title>Elsewhere</title>" }));
  await person.page.goto(path);
  await person.page.locator("suite-blog-share:state(ready)").waitFor();
  return person;
}

describe("blog in the suite's markup", () => {
  it("unfolds the archive by keyboard, and shows the current month", async () => {
    await using person = await reader("/blog");
    const { page } = person;
    await page.locator("suite-blog-archive:state(ready)").waitFor();
    const year = page.locator("suite-blog-archive [role=button]").last();
    assert.equal(await year.getAttribute("aria-expanded"), "false");
    await year.focus();
    await page.keyboard.press("Enter");
    const month = page.locator("suite-blog-archive a:visible").last();
    const address = await month.getAttribute("href");
    await month.click();
    await page.waitForURL(/date_begin=/);
    assert.equal(`${new URL(page.url()).pathname}${new URL(page.url()).search}`, address);
    await page.locator("suite-blog-archive a[aria-current=true]").waitFor();
    assert.equal(await page.locator(".o_blog_post_title").count(), 1);
    assert.deepEqual(await inspect(page), []);
    await page.emulateMedia({ colorScheme: "dark" });
    assert.deepEqual(await inspectLook(page), []);
    assert.deepEqual(said(person), []);
  });

  it("shares a selected text in a small window", async () => {
    await using person = await reader("/blog/our-blog-1/post/what-a-table-costs-2");
    const { page } = person;
    await page.locator("#blog_content p").first().click({ clickCount: 3 });
    const popup = begun(page.context().waitForEvent("page"));
    await page.getByRole("link", { name: "Tweet" }).click();
    const text = new URL((await popup).url()).searchParams.get("text")!;
    assert.match(text, /^"People ask why our table costs what it costs\. .{60,}" - http/);
    assert.equal([...text.slice(0, text.lastIndexOf('" - ') + 4)].length, 117);
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Tweet" }).waitFor({ state: "hidden" });
    assert.deepEqual(said(person), []);
  });

  it("quotes a selected text in a comment", async () => {
    await using joel = await signedIn("portal");
    const { page } = joel;
    const { input, button, sent, texts } = discussionOf(page);
    await page.goto("/blog/our-blog-1/post/oil-soap-or-nothing-at-all-3");
    await input.waitFor();
    await page.locator("#blog_content p").first().click({ clickCount: 3 });
    await page.getByRole("button", { name: "Quote in a comment" }).click();
    const quoted =
      '"Every finish is a promise to do something again in a year. Choose the something you will really do." ';
    await becomes(page, () => input.inputValue(), quoted);
    await input.and(page.locator(":focus")).waitFor();
    await page.keyboard.press("Control+End");
    await page.keyboard.type("So I chose soap.");
    await button.press("Enter");
    await sent.waitFor();
    await becomes(page, texts, [`${quoted}So I chose soap.`]);
    assert.deepEqual(said(joel), []);
  });

  it("navigates to the next post, and back by the browser's history", async () => {
    for (const reducedMotion of ["no-preference", "reduce"] as const) {
      await using person = await reader("/blog/our-blog-1/post/what-a-table-costs-2", { reducedMotion });
      const { page } = person;
      await page.locator("suite-next-post:state(ready)").click();
      await page.waitForURL(/oil-soap-or-nothing-at-all-3/);
      await page.locator("#blog_content").waitFor();
      await page.goBack();
      await page.waitForURL(/what-a-table-costs-2/);
      await page.locator("suite-next-post:state(ready)").waitFor();
      assert.equal(await page.locator("suite-next-post:state(grown)").count(), 0);
      assert.deepEqual(said(person), []);
    }
  });
});

describe("ratings of a project in the suite's markup", () => {
  it("show the customer and the time by keyboard", async () => {
    await using person = await visitor();
    const { page } = person;
    await page.goto("/project/rating");
    await page.getByRole("link", { name: "See the feedbacks" }).first().click();
    await page.locator("suite-rating-popover:state(ready)").first().waitFor();
    await page.getByRole("button", { name: "Happy" }).first().focus();
    await page.keyboard.press("Enter");
    await page.getByText(/^\d+ hours ago$/).waitFor();
    assert.deepEqual(await inspect(page), []);
    assert.deepEqual(said(person), []);
  });
});

describe("latest posts in the suite's markup", () => {
  it("are shown with their covers", async () => {
    await using person = await visitor();
    const { page } = person;
    await page.goto("/event");
    await page.locator("suite-latest-posts").getByText("What a table costs").waitFor();
    await page.waitForFunction(() => {
      const images = document.querySelector("suite-latest-posts")!.shadowRoot!.querySelectorAll("img");
      return images.length === 3 && [...images].every(({ naturalWidth }) => naturalWidth > 0);
    });
    assert.deepEqual(await inspect(page), []);
    assert.deepEqual(said(person), []);
  });
});
