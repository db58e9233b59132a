import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { frames, inspect, inspectLook, origin, visitor } from "../demo.ts";

const panel = (page: Page) => page.getByRole("complementary", { name: "Page doctor" });
const problem = (page: Page, text: string) => panel(page).getByRole("listitem").filter({ hasText: text });
/** Script of the bookmarklet. */
const openDoctor = `import("/suite-widgets/1.0.0/chunks/doctor.js").then((doctor) => doctor.open())`;

describe("the page doctor", () => {
  it("lists the problems of a page, each with its fix, and copies a report", async () => {
    await using person = await visitor({ permissions: ["clipboard-read", "clipboard-write"] });
    const { page } = person;
    await page.goto("/try/doctor");
    for (const [what, mend] of [
      ["The loader is on this page 2 times", "Keep one of these script tags"],
      ["<suite-folow> is not an element of suite-widgets", "Write <suite-follow> in place of <suite-folow>"],
      ["data-sever is no attribute of it", "Write data-server in place of data-sever on <suite-follow>."],
      ["keeps https://suite.example/", "Add https://suite.example to connect-src"],
    ] as const)
      await problem(page, what).filter({ hasText: mend }).first().waitFor();
    assert.deepEqual(await inspect(page), []);

    await panel(page)
      .getByText(/^Calls/)
      .click();
    await problem(page, "/website_mail/is_follower: 200").waitFor();
    await panel(page)
      .getByText(/^Files/)
      .click();
    await problem(page, "chunks/core.js").waitFor();
    await panel(page).getByRole("button", { name: "Copy report" }).click();
    await panel(page).getByText("The report is copied.").waitFor();
    const report = await page.evaluate(() => navigator.clipboard.readText());
    for (const part of [
      "# Page doctor: ",
      "- error: The loader is on this page 2 times",
      "## Calls",
      `Page: ${origin}/try/doctor`,
    ])
      assert.ok(report.includes(part), report);

    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme: "dark" });
    await frames(page);
    assert.deepEqual(await inspectLook(page), []);
    await panel(page).getByRole("button", { name: "Close" }).press("Enter");
    await panel(page).waitFor({ state: "detached" });
  });

  it("reports earlier calls and elements when a bookmarklet opens it, and is loaded by no other code", async () => {
    await using person = await visitor();
    const { page } = person;
    const files: string[] = [];
    page.on("request", (request) => files.push(request.url()));
    await page.goto("/elements/suite-follow");
    await page.locator("suite-follow:state(ready)").first().waitFor();
    await person.quiet();
    assert.deepEqual(
      files.filter((file) => file.includes("doctor")),
      [],
    );
    await page.evaluate(openDoctor);
    await panel(page).getByRole("heading", { name: "Page doctor" }).and(page.locator(":focus")).waitFor();
    await person.quiet();
    await panel(page).getByText("Nothing is wrong.").waitFor();
    await panel(page)
      .getByText(/^Elements/)
      .click();
    await problem(page, "<suite-follow>: ").waitFor();
    await panel(page)
      .getByText(/^Calls/)
      .click();
    await problem(page, "/website_mail/is_follower: 200").first().waitFor();

    await page.goto("/contactus");
    await page.locator("suite-form:state(ready)").waitFor();
    await page.evaluate(openDoctor);
    await panel(page)
      .getByText(/^Elements/)
      .click();
    await problem(page, "<suite-form>: 1 found, 1 ready, 1 adopted").waitFor();
  });
});
