import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { replaceableTexts, textAttribute } from "#demo/common/product/elements.ts";
import { loadStyles } from "#demo/common/product/styles.ts";
import { createTokens } from "#demo/common/product/tokens.ts";
import { attributeName } from "#shared/element/index.ts";
import { begun } from "#test/leaving.ts";
import { becomes, drawAll, visitor } from "../demo.ts";
import { elements, pathOf } from "./paths.ts";
import { open } from "./walk.ts";

const tokens = createTokens(await loadStyles("dist/npm/widgets"), elements);

describe("the catalogue", () => {
  it("lists every element of the build on a card that leads to its page", async () => {
    await using visit = await visitor();
    await open(visit, "/");
    const cards = await visit.page.evaluate(() =>
      // elements on the cards have cards in their shadow roots
      [...document.querySelectorAll(".card")].map((card) => ({
        links: [...card.querySelectorAll<HTMLAnchorElement>(".card-words a")].map(({ pathname }) => pathname),
        tag: card.querySelector("code")?.textContent,
      })),
    );
    assert.deepEqual(
      cards,
      elements.map((element) => ({ links: [pathOf(element), pathOf(element)], tag: `<${element.tag}>` })),
    );
  });

  for (const width of [1280, 320]) {
    it(`shows previews of one height in which nothing is cut, ${width} px wide`, async () => {
      await using visit = await visitor({ viewport: { width, height: 900 } });
      await open(visit, "/");
      await drawAll(visit.page);
      const previews = await visit.page.locator(".card-live").evaluateAll((all) =>
        all.map((box) => {
          const stage = box.querySelector(".stage") ?? box;
          return {
            height: box.getBoundingClientRect().height,
            cut: stage.scrollHeight > stage.clientHeight || stage.scrollWidth > stage.clientWidth,
            text: box.parentElement?.querySelector("code")?.textContent,
          };
        }),
      );
      assert.equal(new Set(previews.map(({ height }) => height)).size, 1);
      assert.deepEqual(
        previews.filter(({ cut }) => cut).map(({ text }) => text),
        [],
      );
    });
  }

  for (const width of [1000, 375]) {
    it(`leads to a section below cards that were never in view, ${width} px wide`, async () => {
      await using visit = await visitor({ viewport: { width, height: 800 }, reducedMotion: "no-preference" });
      const { page } = visit;
      const isInView = () =>
        page.locator("#how-title").evaluate((title) => {
          const { top, bottom } = title.getBoundingClientRect();
          return top > 0 && bottom < innerHeight;
        });
      await page.goto("/");
      await page.locator(".hero a[href='#how']").first().click();
      await becomes(page, isInView, true);
      await visit.quiet();
      assert.equal(await isInView(), true);
    });
  }

  it("collapses its navigation on phones, without a script too", async () => {
    for (const javaScriptEnabled of [true, false]) {
      await using visit = await visitor({ viewport: { width: 375, height: 800 }, javaScriptEnabled });
      const { page } = visit;
      await page.goto("/elements/suite-follow");
      for (const [button, name, link] of [
        ["Menu", "Site", "Tokens"],
        ["All elements", "All elements", "Live"],
      ] as const) {
        const place = page
          .getByRole("navigation", { name, exact: true })
          .getByRole("link", { name: link, exact: true });
        assert.equal(await place.isVisible(), false);
        await page.getByRole("button", { name: button }).press("Enter");
        await place.waitFor();
        if (link === "Live" && javaScriptEnabled) {
          await place.click();
          await place.waitFor({ state: "hidden" });
        } else await page.keyboard.press("Escape");
      }
    }
  });

  it("scrolls its list to the current element", async () => {
    await using visit = await visitor({ viewport: { width: 1280, height: 800 } });
    const { page } = visit;
    await page.goto("/elements/suite-website-switch");
    const isInView = () =>
      page.locator("#aside").evaluate((list) => {
        const { top, bottom } = list.querySelector("[aria-current=page]")!.getBoundingClientRect();
        const box = list.getBoundingClientRect();
        return top >= box.top && bottom <= box.bottom && scrollY === 0;
      });
    await becomes(page, isInView, true);
  });

  it("offers the languages of its own texts; the QA panel offers the other languages of the elements", async () => {
    await using visit = await visitor({}, { lang: "fr_FR" });
    const { page } = visit;
    await page.goto("/");
    assert.deepEqual(
      await page.getByRole("combobox", { name: "Language", exact: true }).first().locator("option").allTextContents(),
      ["English", "العربية"],
    );
    await page.locator("suite-follow").first().getByRole("button", { name: "S’abonner" }).waitFor();
  });

  it("copies the script tag and the tag, and confirms it", async () => {
    await using visit = await visitor({ permissions: ["clipboard-read", "clipboard-write"] });
    const { page } = visit;
    await page.goto("/elements/suite-follow");
    await page.locator("[data-copy=paste]").click();
    await page.getByRole("status").getByText("Copied", { exact: true }).waitFor({ state: "attached" });
    const text = await page.evaluate(() => navigator.clipboard.readText());
    assert.match(
      text,
      /<script src="http:\/\/127\.0\.0\.1:\d+\/suite-widgets\/[\d.]+\/suite\.js" crossorigin defer><\/script>\n\n<suite-follow /,
    );
  });

  it("selects the sample if the clipboard is blocked", async () => {
    await using visit = await visitor();
    const { page } = visit;
    await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    await page.goto("/elements/suite-follow");
    await page.locator("[data-copy=paste]").click();
    await page
      .getByRole("status")
      .getByText(/Selected/)
      .waitFor({ state: "attached" });
    assert.match(await page.evaluate(() => String(getSelection())), /<suite-follow /);
  });

  it("lists the whole declaration of each element", async () => {
    await using visit = await visitor({ javaScriptEnabled: false });
    for (const element of elements) {
      await visit.page.goto(`/elements/${element.tag}`);
      const keys = (docs: object | undefined, write = (key: string) => key) => Object.keys(docs ?? {}).map(write);
      const declared = {
        attributes: Object.entries(element.attributes ?? {}).map(([key, attribute]) => attributeName(key, attribute)),
        events: keys(element.events),
        methods: keys(element.methods, (name) => `${name}()`),
        states: keys(element.states, (name) => `:state(${name})`),
        parts: keys(element.parts, (name) => `::part(${name})`),
        properties: keys(element.cssProperties),
        tokens: tokens.of(element.tag).map(({ name }) => name),
        texts: keys(replaceableTexts(element), textAttribute),
        storage: (element.storage ?? []).map(({ name }) => name),
      };
      for (const [section, names] of Object.entries(declared)) {
        assert.deepEqual(
          await visit.page.locator(`section:has(> #${section}) tbody th`).allTextContents(),
          names,
          `${element.tag} ${section}`,
        );
      }
    }
  });

  it("logs the events of the live element", async () => {
    await using visit = await visitor();
    const { page } = visit;
    await page.goto("/elements/suite-follow");
    const live = page.locator(".live suite-follow").first();
    await live.getByRole("textbox").fill("reader@example.com");
    await live.getByRole("button").click();
    await page.getByRole("log").getByText("suite-follow-change").waitFor();
    const rows = page.getByRole("log").getByRole("listitem");
    const filter = page.getByRole("searchbox", { name: "Filter" });
    await filter.fill("no such event");
    await page.getByText("No event matches.").waitFor();
    assert.ok(await page.getByRole("button", { name: "Save as JSON" }).isDisabled());
    await filter.fill("CHANGE true");
    await becomes(page, () => rows.count(), 1);
    const saved = begun(page.waitForEvent("download"));
    await page.getByRole("button", { name: "Save as JSON" }).click();
    const file = await saved;
    assert.equal(file.suggestedFilename(), "suite-follow-events.json");
    const events = JSON.parse(await readFile(await file.path(), "utf8")) as { type: string; detail: unknown }[];
    assert.deepEqual(
      events.map(({ type, detail }) => ({ type, detail })),
      [{ type: "suite-follow-change", detail: { following: true, email: "reader@example.com" } }],
    );
    await page.getByRole("button", { name: "Clear" }).click();
    await becomes(page, () => rows.count(), 0);
  });

  it("opens the popup when the mouse leaves, once, and again after the visit was forgotten", async () => {
    await using visit = await visitor();
    const { page } = visit;
    const leave = () => page.evaluate(() => document.dispatchEvent(new MouseEvent("mouseleave")));
    const dialog = page.getByRole("dialog", { name: "Newsletter" });
    const armed = () => begun(page.waitForResponse("**/get_content"));
    const [first] = [armed()];
    await page.goto("/try/newsletter-popup");
    await first;
    await leavesUntilShown(page);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await leave();
    assert.equal(await dialog.count(), 0);
    const second = armed();
    await page.getByRole("button", { name: "Forget my visit" }).click();
    await second;
    await leavesUntilShown(page);
  });

  it("sends one request for fifty blocks", async () => {
    await using visit = await visitor();
    await open(visit, "/try/fifty-follows");
    await visit.page.getByText("Calls to the suite: 1", { exact: true }).waitFor();
  });
});

/** The popup listens a moment after its content came: the mouse leaves until it opens. */
async function leavesUntilShown(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    document.dispatchEvent(new MouseEvent("mouseleave"));
    return document.querySelector("suite-newsletter-popup")!.shadowRoot!.querySelector("dialog[open]");
  });
  await page.getByRole("dialog", { name: "Newsletter" }).waitFor();
}
