import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { becomes, inspect, inspectLook, visitor } from "../demo.ts";
import { overflow } from "./walk.ts";

/** Bytes of script that the page of the builder may load. */
const most = 120_000;

describe("the tag builder", () => {
  it("builds a tag step by step, shows the live element, copies the tag, and goes back", async () => {
    await using visit = await visitor({ permissions: ["clipboard-read", "clipboard-write"] });
    const { page, complaints, quiet } = visit;
    await page.goto("/build");
    // those of the frame, too, each once
    const scripts = new Set<string>();
    page.on("request", (request) => request.resourceType() === "script" && scripts.add(request.url()));
    await page.getByRole("main").getByRole("link", { name: "Follow", exact: true }).click();
    const live = page.frameLocator("[data-build-frame]");
    const host = live.locator("suite-follow");
    const field = (name: string) => page.getByRole("textbox", { name });
    await host.getByRole("textbox").waitFor();
    const beginning = page.url();

    const finder = page.getByRole("combobox", { name: /data-res-id by name/ });
    await finder.fill("oil");
    const option = page.locator("datalist option[value^='Oil, soap']");
    await option.waitFor({ state: "attached" });
    await finder.fill((await option.getAttribute("value"))!);
    await live.locator("suite-follow[data-res-id='3']").waitFor();
    assert.equal(new URL(page.url()).searchParams.get("data-res-id"), "3");

    await field("data-res-id").fill("three");
    await page.locator("#data-res-id-problem", { hasText: "Not a whole number, so the tag leaves it out." }).waitFor();
    await page.locator("#tag", { hasNotText: "data-res-id" }).waitFor();
    await page.getByText("Texts", { exact: true }).click();
    await field("data-res-id").fill("2");
    await page.locator("#data-text-follow").fill(`Keep "me" <posted>`);
    await host.getByRole("button", { name: `Keep "me" <posted>` }).waitFor();
    await page.locator("[data-build] [name=lang]").selectOption("ar_001");
    await live.locator("html[dir=rtl]").waitFor({ state: "attached" });
    await page.getByRole("combobox", { name: "Width" }).fill("390");
    await page.locator("[data-build-frame][width='390']").waitFor();

    await page.locator("[data-copy=tag]").click();
    await page.getByRole("status").getByText("Copied", { exact: true }).waitFor({ state: "attached" });
    assert.equal(
      await page.evaluate(() => navigator.clipboard.readText()),
      `<suite-follow data-model="blog.post" data-res-id="2" data-text-follow="Keep &quot;me&quot; &lt;posted>"></suite-follow>`,
    );
    const whole = page.url();

    const undo = page.getByRole("button", { name: "Undo" });
    await undo.focus();
    await page.keyboard.press("Control+z");
    await becomes(page, () => page.getByRole("combobox", { name: "Width" }).inputValue(), "");
    await undo.click();
    await live.locator("html[dir=ltr]").waitFor({ state: "attached" });
    await page.keyboard.press("Control+Shift+Z");
    await live.locator("html[dir=rtl]").waitFor({ state: "attached" });
    while ((await undo.getAttribute("aria-disabled")) === "false") {
      const before = page.url();
      await undo.click();
      await page.waitForURL((url) => url.href !== before);
    }
    assert.equal(page.url(), beginning);
    await becomes(page, () => field("data-res-id").inputValue(), "1");

    await page.goto(whole);
    await host.getByRole("button", { name: `Keep "me" <posted>` }).waitFor();
    await quiet();
    let bytes = 0;
    for (const url of scripts) bytes += (await (await page.request.get(url)).body()).length;
    assert.ok(bytes > 0 && bytes < most, `${bytes} bytes of script`);
    // while it had no record, it said so
    assert.deepEqual(
      complaints.filter((text) => !/data-res-id/.test(text)),
      [],
    );
  });

  for (const [name, qa] of [
    ["English", {}],
    ["Arabic", { lang: "ar" }],
  ] as const)
    it(`is accessible, in ${name}, in both schemes, on wide and narrow screens`, async () => {
      await using visit = await visitor({}, qa);
      const { page, quiet } = visit;
      const found: string[] = [];
      for (const path of ["/build", "/build?tag=suite-carousel&data-items=three", "/elements/suite-countdown/states"]) {
        await page.emulateMedia({ colorScheme: "light" });
        await page.setViewportSize({ width: 1280, height: 900 });
        await page.goto(path);
        await quiet();
        found.push(...(await inspect(page)));
        await page.emulateMedia({ colorScheme: "dark" });
        await page.setViewportSize({ width: 320, height: 800 });
        await quiet();
        found.push(...(await inspectLook(page)));
        if ((await overflow(page)) > 0) found.push(`${path} is too wide`);
      }
      assert.deepEqual(found, []);
    });

  it("works without a script", async () => {
    await using visit = await visitor({ javaScriptEnabled: false });
    const { page } = visit;
    await page.goto("/build?tag=suite-follow&data-model=blog.post&data-res-id=1");
    await page.getByRole("textbox", { name: "data-res-id" }).fill("3");
    await page.getByRole("textbox", { name: "data-res-id" }).press("Enter");
    await page.waitForURL(/data-res-id=3/);
    assert.match((await page.locator("#tag").textContent())!, /data-res-id="3"/);
    await page
      .frameLocator("[data-build-frame]")
      .locator("suite-follow[data-res-id='3']")
      .waitFor({ state: "attached" });
  });
});
