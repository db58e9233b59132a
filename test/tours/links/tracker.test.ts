import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { becomes, origin, visitor } from "../demo.ts";
import { clipboard, clipboardOf, inspect, misbehave, overflow, person } from "./people.ts";

const refused = "An error occur while trying to generate your link. Try again later.";

describe("suite-link-tracker", () => {
  it("creates a link with a new campaign; it is copied, followed by another visitor, counted once and renamed", async () => {
    await using admin = await person("admin", clipboard);
    const { page, url, button, tracker, rows } = admin;
    await admin.openTracker();
    await url.fill(`${origin}/newsletter?from=tour#top`);
    await admin.tag("campaign").fill("Tour of spring");
    await tracker.getByRole("option", { name: "Create 'Tour of spring'" }).click();
    await admin.tag("medium").pressSequentially("email");
    await tracker.getByRole("option", { name: "Email", exact: true }).waitFor();
    await admin.tag("medium").press("ArrowDown");
    await admin.tag("medium").press("Enter");
    await becomes(page, () => admin.tag("medium").inputValue(), "Email");
    // submits from a field that is hidden once the link exists; the focus moves to the button
    await admin.tag("medium").press("Enter");
    await button.getByText("Copy", { exact: true }).waitFor();
    await page.keyboard.press("Enter");
    await button.getByText("Copied", { exact: true }).waitFor();
    const short = await clipboardOf(page);
    assert.equal(short, await admin.made.textContent());
    assert.match(short, new RegExp(`^${origin}/r/\\w{3,}$`));
    const row = rows.first();
    await becomes(page, () => row.locator("[part=tags] li").allTextContents(), ["Tour of spring", "Email"]);
    await row.getByText("0 clicks").waitFor();

    await using stranger = await visitor();
    for (let visit = 0; visit < 2; visit++) {
      await stranger.page.goto(short);
      const { pathname, searchParams, hash } = new URL(stranger.page.url());
      assert.deepEqual(
        [pathname, Object.fromEntries(searchParams), hash],
        ["/newsletter", { utm_campaign: "Tour of spring", utm_medium: "Email", from: "tour" }, "#top"],
      );
    }

    const code = short.slice(short.lastIndexOf("/") + 1);
    for (const filter of ["Most Clicked", "Recently Used", "Newest"]) {
      await tracker.getByRole("tab", { name: filter }).click();
      await admin.row(code).getByText("1 click", { exact: true }).waitFor();
    }

    await row.getByRole("button", { name: "Edit the code" }).click();
    const field = row.getByRole("textbox", { name: "Code" });
    await field.fill("chair");
    await field.press("Enter");
    await row.getByText("This code is already taken").waitFor();
    await becomes(page, () => field.inputValue(), "chair");
    await field.fill("tour-spring");
    await row.getByRole("button", { name: "OK" }).click();
    await row.locator("[part=code]").getByText("tour-spring", { exact: true }).waitFor();
    await row.getByRole("button", { name: "Copy" }).click();
    await row.getByRole("button", { name: "Copied" }).waitFor();
    assert.equal(await clipboardOf(page), `${origin}/r/tour-spring`);
    for (const known of [code, "tour-spring"])
      assert.equal((await stranger.page.request.get(`/r/${known}`, { maxRedirects: 0 })).status(), 301);

    await row.getByRole("link", { name: /^Stats/ }).click();
    await page.waitForURL("**/r/tour-spring+");
    await admin.stats.getByText("1 click", { exact: true }).waitFor();
    await admin.stats.getByText("1 country", { exact: true }).waitFor();
    assert.deepEqual(admin.complaints(), []);
  });

  it("begins with the address of the previous page", async () => {
    await using admin = await person("admin");
    await admin.page.goto("/blog");
    await admin.page.getByRole("link", { name: "Track this Page" }).click();
    await admin.rows.first().waitFor();
    await becomes(admin.page, () => admin.url.inputValue(), `${origin}/blog`);
  });

  it("lets authorized users edit; others get a message and keep their values", async () => {
    await using publisher = await person("publisher");
    await publisher.openTracker();
    await publisher.url.fill("https://www.example.com/");
    await publisher.button.click();
    await publisher.tracker.getByText(refused).waitFor();
    await becomes(
      publisher.page,
      async () => [await publisher.url.inputValue(), await publisher.button.textContent()],
      ["https://www.example.com/", "Get tracked link"],
    );
    const row = publisher.rows.first();
    await row.getByRole("button", { name: "Edit the code" }).click();
    await row.getByRole("textbox", { name: "Code" }).fill("not-mine");
    await row.getByRole("button", { name: "OK" }).click();
    await row.getByText("This code is already taken").waitFor();
    assert.equal(await row.getByRole("textbox", { name: "Code" }).inputValue(), "not-mine");

    await using portal = await person("portal");
    await portal.page.goto("/r");
    await portal.tracker.getByText("Unable to get recent links").waitFor();
    await portal.url.fill("https://www.example.com/");
    await portal.button.click();
    await portal.tracker.getByText(refused).waitFor();
    assert.deepEqual(await inspect(portal.page), []);
    assert.equal((await portal.page.goto("/r/chair+"))?.status(), 403);
  });

  it("keeps typed values while every third call fails", async () => {
    await using admin = await person("admin");
    const { page, url, button, tracker, made } = admin;
    await admin.openTracker();
    await misbehave(page, 0.3);
    let failures = 0;
    for (let number = 1; number <= 6; number++) {
      const [address, campaign] = [`https://www.example.com/${number}`, `Hard times ${number}`];
      await url.fill(address);
      await admin.tag("campaign").fill(campaign);
      for (let tries = 0; !(await made.isVisible()); tries++) {
        assert.ok(tries < 5, `${address} is not made`);
        await button.click();
        const failed = tracker.getByText(refused).or(tracker.getByText("This name could not be created. Try again."));
        await admin.quiet();
        await made.or(failed).first().waitFor();
        if (await made.isVisible()) break;
        failures++;
        assert.deepEqual([await url.inputValue(), await admin.tag("campaign").inputValue()], [address, campaign]);
      }
      await becomes(page, () => admin.rows.first().locator("[part=tags] li").allTextContents(), [campaign]);
    }
    assert.ok(failures > 0, "the suite was hard to work with");
  });

  it("has the page's language and direction, and fits a small screen with text of double size", async () => {
    await using admin = await person("admin", { viewport: { width: 320, height: 800 } });
    const { page, tracker, quiet } = admin;
    await admin.openTracker("/fr_FR/r");
    await tracker.getByRole("button", { name: "Obtenir le lien suivi" }).waitFor();
    await page.goto("/ar_001/r");
    await admin.rows.first().waitFor();
    assert.equal(await page.evaluate(() => document.dir), "rtl");
    await tracker.getByRole("tab", { name: "الأكثر نقرًا" }).waitFor();
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    await quiet();
    assert.ok((await overflow(page)) <= 0, "nothing is out of the page");
    assert.deepEqual(await inspect(page), []);
  });

  it("passes axe, also with an open list, a problem and an edited code", async () => {
    await using admin = await person("admin");
    const { page, button, url, tracker, rows } = admin;
    await admin.openTracker();
    assert.deepEqual(await inspect(page), []);
    await url.fill("");
    await button.click();
    await tracker.getByText("The URL is empty.").waitFor();
    await becomes(
      page,
      () => url.evaluate((field) => (field.getRootNode() as ShadowRoot).activeElement === field),
      true,
    );
    await rows.first().getByRole("button", { name: "Edit the code" }).click();
    await admin.tag("source").click();
    await tracker.getByRole("option").first().waitFor();
    assert.deepEqual(await inspect(page), []);
  });
});
