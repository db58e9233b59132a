import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { BrowserContextOptions } from "playwright-core";
import { begun } from "#test/leaving.ts";
import { inspect, inspectLook, said, type Visitor, visitor } from "../demo.ts";

const path = "/try/website";
const elements = ["folded-list", "share"];

/** Opens the page for a visitor and waits for its elements; other sites respond with an empty page. */
async function reader(options?: BrowserContextOptions): Promise<Visitor> {
  const person = await visitor(options);
  await person.page
    .context()
    .route(/^https:/, (route) => route.fulfill({ contentType: "text/html", body: "<title>Elsewhere</title>" }));
  await person.page.goto(path);
  for (const name of elements) await person.page.locator(`suite-${name}:state(ready)`).waitFor();
  return person;
}

const named = (buttons: readonly Element[]) => buttons.map(({ ariaLabel }) => ariaLabel);

describe("markup of the suite's editor", () => {
  it("folded-list: unfolds by mouse and keyboard", async () => {
    await using person = await reader();
    const { page } = person;
    const chargers = page.getByText("Six places");
    assert.equal(await chargers.isVisible(), false);
    await page.getByRole("button", { name: "Show more" }).click();
    await chargers.waitFor();
    await page.getByRole("button", { name: "What to bring" }).focus();
    await page.keyboard.press("Space");
    await page.getByText("A photo of it").waitFor();
    assert.deepEqual(await inspect(page), []);
    await page.emulateMedia({ colorScheme: "dark" });
    assert.deepEqual(await inspectLook(page), []);
    assert.deepEqual(said(person), []);
  });

  it("gallery: opens a picture in the lightbox and names it in the address", async () => {
    await using person = await reader();
    const { page } = person;
    await page.getByRole("button", { name: "Wharf desk" }).click();
    const dialog = page.getByRole("dialog", { name: "Pictures" });
    await dialog.getByText("2 of 5").waitFor();
    assert.equal(new URL(page.url()).hash, "#gallery-1-2");
    await page.reload();
    await dialog.getByText("2 of 5").waitFor();
    await page.keyboard.press("ArrowRight");
    await dialog.getByText("3 of 5").waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    assert.deepEqual(said(person), []);
  });

  it("slideshow: shows a slide and its page of thumbnails, and stops the automatic change on request", async () => {
    await using person = await reader({ reducedMotion: "no-preference" });
    const { page } = person;
    await page.setViewportSize({ width: 400, height: 800 });
    const slideshow = page.locator("suite-slideshow");
    await slideshow.getByRole("button", { name: "Stop the automatic change" }).click();
    await slideshow.getByRole("button", { name: "Next thumbnails" }).click();
    await slideshow.getByRole("img", { name: "Studio desk" }).waitFor();
    assert.deepEqual(await slideshow.locator("li[data-slide-to]:visible").getByRole("button").evaluateAll(named), [
      "Studio desk",
      "Quay conference table",
    ]);
    await slideshow.getByRole("button", { name: "Quay conference table" }).click();
    await slideshow.getByRole("img", { name: "Quay conference table" }).waitFor();
    await slideshow.getByRole("button", { name: "Next", exact: true }).click();
    await slideshow.getByRole("button", { name: "Galley table" }).waitFor();
    // page behaviours ignore the controls of the slideshow
    assert.equal(await slideshow.locator("li[role], li[tabindex]").count(), 0);
    assert.deepEqual(await inspect(page), []);
    assert.deepEqual(said(person), []);
  });

  it("share: shares the current page in a small window", async () => {
    await using person = await reader();
    const { page } = person;
    const opening = begun(page.context().waitForEvent("page"));
    await page.locator(".s_share").getByRole("link", { name: "Facebook" }).click();
    const popup = await opening;
    await popup.waitForURL(/sharer/);
    assert.equal(new URL(popup.url()).searchParams.get("u"), page.url());
    const mail = new URL((await page.getByRole("link", { name: "Email" }).getAttribute("href"))!);
    assert.deepEqual(
      [mail.searchParams.get("body"), mail.searchParams.get("subject")],
      [page.url(), await page.title()],
    );
    assert.deepEqual(said(person), []);
  });
});
