import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { begun } from "../../leaving.ts";
import { inspect, inspectLook, visitor, type Visitor } from "../demo.ts";

const path = "/try/website";
const elements = ["folded-list", "share"];

/** Somebody on the page, whose elements are there; other sites answer with an empty page of theirs. */
async function reader(): Promise<Visitor> {
  const person = await visitor();
  await person.page
    .context()
    .route(/^https:/, (route) => route.fulfill({ contentType: "text/html", body: "<title>Elsewhere</title>" }));
  await person.page.goto(path);
  for (const name of elements) await person.page.locator(`suite-${name}:state(ready)`).waitFor();
  return person;
}

const said = ({ complaints }: Visitor) => complaints.filter((text) => !text.startsWith("Executing inline script"));

describe("what the suite's editor writes into a page", () => {
  it("unfolds by mouse and keyboard", async () => {
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

  it("shares the page where it is, in a small window", async () => {
    await using person = await reader();
    const { page } = person;
    const opening = begun(page.context().waitForEvent("page"));
    await page.getByRole("link", { name: "Facebook" }).click();
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
