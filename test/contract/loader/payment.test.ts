import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { handler } from "#test/leaving.ts";
import { loader, type PageSpec } from "../page-spec.ts";
import { site } from "../stage.ts";
import { subjects } from "../subjects.ts";
import { Visit } from "../visit.ts";

const tag = "suite-payment-form";
const chunk = /chunks\/suite-payment-form\.js/;
const { example } = subjects.find((subject) => subject.tag === tag)!;
const [form = ""] = /<form[^]*<\/form>/.exec(example)!;
const stock = form.replace("<form", '<form class="o_payment_form"').replace('id="pay"', 'id="o_payment_form_pay"');
const bare =
  '<form method="post" action="/shop/pay"><input name="cc_number"><input name="submit"><button>Pay</button></form>';
const sentence = "This payment form is not ready, so nothing was sent. Try again in a moment, or reload the page.";

/** Opens a page whose files of some names fail to load. Returns the requests of its forms. */
async function openWithout(visit: Visit, files: RegExp, page: PageSpec): Promise<readonly string[]> {
  const posts: string[] = [];
  const route = (url: URL) => url.origin === site.origin && files.test(url.pathname);
  await visit.page.route(
    route,
    handler((route) => route.fulfill({ status: 404, body: "" })),
  );
  visit.page.on("request", (request) => {
    if (request.isNavigationRequest() && request.method() === "POST") posts.push(request.url());
  });
  await visit.open(page);
  await visit.quiet();
  return posts;
}

async function press({ page }: Visit) {
  await page.locator("form input[name=cc_number]").evaluate((field: HTMLInputElement) => (field.value = "4242"));
  await page.locator("form button").last().click();
}

describe("payment form without its code", { concurrency: 3 }, () => {
  for (const [name, body, options] of [
    ["an element of ours", example, ""],
    ["the suite's form, which is adopted", stock, "data-adopt"],
    ["a form with fields of a card", bare, ""],
  ] as const)
    it(`holds the press and shows a message: ${name}`, async () => {
      await using visit = await Visit.alone();
      const posts = await openWithout(visit, chunk, { body, head: loader(options) });
      await press(visit);
      await visit.page.getByRole("alert").getByText(sentence).waitFor();
      assert.deepEqual([posts, visit.crashes], [[], []]);
      await press(visit);
      await visit.page.getByRole("alert").getByText(sentence).waitFor();
      assert.equal(await visit.page.getByRole("alert").count(), 1);
    });

  it("shows the message in the page's language, and by the browser if no code loads at all", async () => {
    const page = { body: example, head: loader(), lang: "de" };
    await using visit = await Visit.alone();
    const posts = await openWithout(visit, chunk, page);
    await press(visit);
    await visit.page.getByRole("alert").getByText("Dieses Zahlungsformular ist nicht bereit").waitFor();
    await using offline = await Visit.alone();
    const postsOffline = await openWithout(offline, /chunks\//, page);
    const asked = offline.page.waitForEvent("dialog");
    const pressed = press(offline);
    const dialog = await asked;
    assert.equal(dialog.message(), "Nothing was sent. Reload the page.");
    await dialog.dismiss();
    await pressed;
    assert.deepEqual([posts, postsOffline], [[], []]);
  });

  it("holds the press of the suite's form while adoption loads", async () => {
    await using visit = await Visit.alone();
    let come = () => {};
    const coming = new Promise<void>((resolve) => (come = resolve));
    await visit.page.route(
      /chunks\/adopt\.js/,
      handler((route) => coming.then(() => route.continue())),
    );
    await visit.open({ body: stock, head: loader("data-adopt") });
    await visit.page.waitForFunction(() => Reflect.has(globalThis, Symbol.for("suite.page")));
    await press(visit);
    await visit.page.getByRole("alert").getByText(sentence).waitFor();
    assert.equal(new URL(visit.page.url()).pathname.startsWith("/page/"), true);
    come();
    await visit.rendered(tag);
  });
});
