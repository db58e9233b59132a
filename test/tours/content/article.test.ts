import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { listen, proxy } from "../catalogue/proxy.ts";
import { becomes, inspect, origin, said, visitor } from "../demo.ts";

/** Elements of the article without markup, by what each of them shows. */
const shown = {
  "suite-product": "form [data-price]",
  "suite-product-list": "li:nth-child(3) suite-add-to-cart",
  "suite-event-tickets": "form select",
  "suite-survey": "[part~=start]",
  "suite-form": "form [name=email_from]",
} as const;

async function isShown(page: Page): Promise<void> {
  for (const [tag, part] of Object.entries(shown)) {
    const element = page.locator(tag);
    await element.scrollIntoViewIfNeeded();
    await element.locator(part).first().waitFor();
  }
}

describe("article whose elements have no markup", () => {
  it("shows a product, cards, tickets, a survey and a form, without barriers or messages", async () => {
    await using person = await visitor();
    const { page } = person;
    await page.goto("/try/article");
    await isShown(page);
    assert.deepEqual(await inspect(page), []);
    assert.deepEqual(said(person), []);
  });

  it("has each of them in one line with a link, which visitors without scripts follow", async () => {
    await using person = await visitor({ javaScriptEnabled: false });
    const { page } = person;
    const html = await (await page.goto("/try/article"))!.text();
    for (const tag of Object.keys(shown)) {
      const [, children = ""] = new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, "s").exec(html)!;
      assert.match(children.trim(), /^<a href="[^"]+">[^<]+<\/a>$/, tag);
    }
    await page.locator("suite-product a").click();
    assert.match(new URL(page.url()).pathname, /^\/shop\/product\/(.*-)?9$/);
  });

  it("sells on a page of another origin, behind the proxy of the recipe", async () => {
    await using person = await visitor();
    const { page } = person;
    const article = await (await page.request.get("/try/article")).text();
    const [, content = ""] = /<main[^>]*>(.*)<\/main>/s.exec(article)!;
    let head = "";
    await using blog = await listen(
      (_, response) =>
        void response
          .setHeader("Content-Type", "text/html; charset=utf-8")
          .end(`<!DOCTYPE html><html lang="en"><head>${head}</head><body>${content}`),
    );
    await using suite = await listen(proxy(blog.origin, origin));
    head = `<script src="${suite.origin}/dist/suite.js" data-server="${suite.origin}" crossorigin defer></script>`;
    await page.goto(blog.origin);
    await isShown(page);
    await page.locator("suite-product").getByRole("button", { name: "Add to cart" }).click();
    await page.getByRole("dialog").getByText("Continue Shopping").click();
    const isInCart = async () => {
      const cart = await page.request.get(`${suite.origin}/shop/cart`);
      return (await cart.text()).includes("Studio desk");
    };
    await becomes(page, isInCart, true);
    assert.equal(new URL(page.url()).origin, blog.origin);
    assert.deepEqual(said(person), []);
  });
});
