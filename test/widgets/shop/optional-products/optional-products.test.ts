import { expect } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { restore, type SinonStub, stub } from "sinon";
import { define } from "#shared/element/index.ts";
import { pageContext } from "#shared/suite/page.ts";
import type { CartAnswer } from "#shop/api/cart.ts";
import { cart } from "#shop/common/lists/cart.ts";
import declaration from "#shop/optional-products/optional-products.element.ts";
import { readOptions } from "#shop/optional-products/options.markup.ts";
import product from "#shop/product/product.element.ts";
import { newVisitor, until } from "#test/widgets/shared/state/visitor.ts";
import { storedCart } from "../basket.ts";
import { ask, behave, watchCalls } from "../lists.ts";
import { place as placeProduct } from "../product/product-page.ts";

for (const each of [product, declaration]) define(each);

const desk = "/shop/product/studio-desk-9";
const order = "/shop/cart/update_option";

/** Opens the suite's page of a desk and presses its button. */
async function place() {
  const page = await placeProduct(desk);
  page.buy.focus();
  page.buy.click();
  const host = () => document.querySelector("suite-optional-products")!;
  const find = (selector: string) => host().shadowRoot!.querySelector<HTMLElement>(selector);
  await until(() => document.querySelector("suite-optional-products") && find("dialog:modal [part~=checkout]"));
  const row = (template: number) => find(`[data-template-id="${template}"]`)!;
  const press = (template: number) => row(template).querySelector<HTMLElement>("[part~=button]")!.click();
  const total = () => find("[part=total]")!.textContent!.replace(/\s/g, " ");
  const templates = () =>
    [...host().shadowRoot!.querySelectorAll<HTMLElement>("[part=row]")].map(({ dataset }) => dataset["templateId"]);
  return { ...page, find, row, press, total, templates, dialog: host };
}

describe("suite-optional-products", () => {
  before(async () => {
    behave();
    await newVisitor();
    const page = await (await fetch("/shop")).text();
    document.body.innerHTML = `<input type="hidden" name="csrf_token" value="${/csrf_token: "(\w+)"/.exec(page)![1]!}">`;
    expect(pageContext().csrfToken).to.match(/^\w+$/);
  });
  beforeEach(() => {
    document.body.replaceChildren();
    stub(history, "replaceState");
  });
  afterEach(() => restore());

  it("opens for a product of the suite's page, and orders the product and its chosen options by one call", async () => {
    const { press, total, templates, row, find, dialog, host, buy } = await place();
    expect([find("h2")!, row(39).querySelector("[part~=button]")!].map(({ textContent }) => textContent)).to.deep.equal(
      ["Add to cart", "Add"],
    );
    const edges = ["[part~=checkout]", "[part~=stay]"].map((name) => getComputedStyle(find(name)!).borderTopColor);
    expect(edges, "a text beside the button that leads on").to.deep.equal(["rgba(0, 0, 0, 0)", "rgba(0, 0, 0, 0)"]);
    expect([templates(), total()]).to.deep.equal([["9", "39", "40"], "Total: $ 750.00"]);
    press(39);
    await until(() => templates().length === 4);
    expect([templates(), total()]).to.deep.equal([["9", "39", "60", "40"], "Total: $ 789.00"]);
    expect(row(39).querySelector("[part~=button]")!.textContent).to.equal("Remove");
    const colour = row(40).querySelector("select")!;
    colour.value = colour.options[1]!.value;
    colour.dispatchEvent(new Event("change", { bubbles: true }));
    await until(() => /Graphite/.test(row(40).querySelector("[part=name]")!.textContent!));
    press(40);
    find("[part=more]")!.click();
    await until(() => total() === "Total: $ 1,668.00");
    await expect(dialog()).to.be.accessible();
    const events: unknown[] = [];
    for (const element of [dialog(), host])
      element.addEventListener("suite-cart-change", (event) => events.push((event as CustomEvent).detail));
    const calls = watchCalls();
    find("[part~=stay]")!.click();
    find("[part~=checkout]")!.click();
    await until(() => events.length);
    await until(() => !find("dialog[open]"));
    expect([calls(), events]).to.deep.equal([[order], [{ quantity: 6 }]]);
    expect(await storedCart()).to.deep.equal({ 91: 2, 391: 2, 402: 2 });
    await until(() => document.activeElement === buy);
    expect(cart(location.origin).state.get().value?.quantity).to.equal(6);
  });

  it("orders nothing after Escape, and returns the focus", async () => {
    const before = await storedCart();
    const { press, find, buy, idle } = await place();
    const calls = watchCalls();
    press(39);
    await sendKeys({ press: "Escape" });
    await until(() => !find("dialog[open]"));
    await idle();
    expect(calls()).not.to.include(order);
    restore();
    expect([await storedCart(), document.activeElement]).to.deep.equal([before, buy]);
  });

  it("removes the dependent options together with an option", async () => {
    const { press, templates, total } = await place();
    press(39);
    await until(() => templates().length === 4);
    press(60);
    await until(() => total() === "Total: $ 859.00");
    press(39);
    await until(() => total() === "Total: $ 750.00");
    expect(templates()).to.deep.equal(["9", "39", "40"]);
  });

  const fails = {
    "a page in place of an answer": () =>
      new Response("<html>Sign in</html>", { headers: { "Content-Type": "text/html" } }),
    "a failure": () => new Response("", { status: 500 }),
    "no dialog": () => Response.json({ jsonrpc: "2.0", id: 1, result: "<p>Nothing of that kind</p>" }),
    "no text": () => Response.json({ jsonrpc: "2.0", id: 1, result: 7 }),
  };
  for (const [name, answer] of Object.entries(fails))
    it(`adds the product to the cart without options after ${name}`, async () => {
      const real = window.fetch;
      stub(window, "fetch").callsFake((request, init) =>
        (request as Request).url.includes("show_optional") ? Promise.resolve(answer()) : real(request, init),
      );
      const done = ask<CartAnswer | null>("suite-cart-add", { productId: 31, quantity: 1, variantValues: [] });
      const { quantity, isWithoutOptions } = (await done)!;
      expect(quantity).to.be.above(0);
      expect(isWithoutOptions).to.equal(true);
      expect(document.querySelector("suite-optional-products")?.matches(":state(open)") ?? false).to.equal(false);
    });

  it("keeps the product's page, with a message that options could not be shown", async () => {
    const real = window.fetch;
    const page = await placeProduct(desk);
    stub(window, "fetch").callsFake((request, init) =>
      (request as Request).url.includes("show_optional")
        ? Promise.resolve(new Response("", { status: 500 }))
        : real(request, init),
    );
    page.buy.click();
    await until(() => page.part("warning"));
    expect(page.part("warning")!.textContent).to.equal("The product is in your cart. Its options could not be shown.");
    (window.fetch as SinonStub).restore();
    // a line of its own
    expect((await storedCart())[91]).to.equal(1);
  });

  it("requests the prices of another quantity, and keeps the total until they arrive", async () => {
    const { find, total } = await place();
    const real = window.fetch;
    let answer!: () => void;
    const isAllowed = new Promise<void>((resolve) => (answer = resolve));
    stub(window, "fetch").callsFake(async (request, init) => {
      const response = await real(request, init);
      if (!(request as Request).url.includes("get_combination_info")) return response;
      await isAllowed;
      const body = (await response.json()) as { result: { price: number } };
      return Response.json({ ...body, result: { ...body.result, price: body.result.price - 50 } });
    });
    find("[part=more]")!.click();
    await until(() => find("[part=total]")!.getAttribute("aria-busy") === "true");
    expect(total()).to.equal("Total: $ 750.00");
    answer();
    await until(() => total() === "Total: $ 1,400.00");
    expect(find("[part=total]")!.getAttribute("aria-busy")).to.equal("false");
  });

  it("reads recorded dialogs of a real suite", async () => {
    const read = async (name: string) => {
      const { response } = (await (await fetch(`/test/fixtures/wire/shop/${name}.json`)).json()) as {
        response: { json: { result: string } };
      };
      return readOptions(response.json.result, location.origin);
    };
    const [main, chair, warranty] = await read("show_optional_products_website");
    expect([main!.productId, main!.name, main!.price, main!.description]).to.deep.equal([
      10,
      "Customizable Desk (Steel, White)",
      750,
      "160x80cm, with large legs.",
    ]);
    expect(main!.money).to.deep.equal({ before: "$ ", after: "", digits: 2 });
    expect([chair!.templateId, chair!.productId, chair!.price, chair!.chosen, chair!.listPrice]).to.deep.equal([
      16,
      20,
      16.5,
      [5],
      "",
    ]);
    expect(chair!.attributes[0]!.values.map(({ name, extra }) => [name, extra])).to.deep.equal([
      ["Steel", ""],
      ["Aluminium", "+ $ 6.40"],
    ]);
    expect([...chair!.exclusions.byParent]).to.deep.equal([6]);
    expect(warranty!.templateId).to.equal(31);
    expect((await read("optional_product_items_website")).map(({ name }) => name)).to.deep.equal([
      "Chair floor protection",
    ]);
    expect(await readOptions("\n \n", location.origin)).to.deep.equal([]);
  });
});
