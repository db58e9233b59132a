import { expect } from "@open-wc/testing";
import { restore, type SinonStub, stub } from "sinon";
import { define } from "#shared/element/index.ts";
import declaration from "#shop/product/product.element.ts";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { newCustomer, put, storedCart } from "../basket.ts";
import { watchCalls } from "../lists.ts";
import { place } from "./product-page.ts";

define(declaration);
const desk = "/shop/product/studio-desk-9";
const corner = "/shop/product/mole-corner-desk-5";

/** Returns the elements that carry marks of the element. */
const signs = (markup: Element) => [...markup.querySelectorAll("[aria-description],.css_not_available")];

// the test runner ends at any navigation
let named: SinonStub<[unknown, string, (string | URL | null)?]>;

describe("suite-product on the suite's page", () => {
  // the first call starts the demo server
  beforeEach(async () => {
    named = stub(history, "replaceState");
    await newCustomer();
  });
  afterEach(() => {
    restore();
    location.hash = "";
  });

  it("shows price, name and variant of the choice, and sends one event", async () => {
    const { choose, text, variant, host } = await place(desk);
    const events: unknown[] = [];
    host.addEventListener("suite-variant-change", ({ detail }: CustomEventInit<unknown>) => events.push(detail));
    expect([text(".oe_price"), variant()]).to.deep.equal(["$ 750.00", "91"]);
    choose("Walnut");
    await until(() => text(".oe_price") === "$ 930.00");
    expect(variant()).not.to.equal("91");
    expect(Number(text("[itemprop=price]"))).to.equal(930);
    expect(events).to.deep.equal([
      { productId: Number(variant()), possible: true, price: 930, combination: [903, 904, 907, 908] },
    ]);
  });

  it("throttles its calls while a visitor chooses quickly", async () => {
    const { choose, text } = await place(desk);
    const calls = watchCalls();
    for (const name of ["Walnut", "Ash", "Oak", "Walnut", "Oak"]) choose(name);
    await until(() => text(".oe_price") === "$ 790.00");
    expect(calls().length).to.be.below(4);
  });

  it("names the values that exclude each other, and offers the nearest combination", async () => {
    const { choose, value, host, part, markup, buy, text, variant } = await place(desk);
    choose("Brick");
    choose("Walnut");
    expect(part("conflict")).to.equal(null);
    await until(() => part("conflict"));
    expect(part("conflict")!.innerText).to.contain("Brick is not available with Walnut.");
    expect(markup).to.have.class("css_not_available");
    const carousel = document.querySelector("#o-carousel-product");
    expect(carousel).to.have.class("css_not_available");
    expect(buy).to.have.attribute("aria-disabled", "true");
    expect(value("Brick")).to.have.attribute("aria-description", "not available with Walnut");
    const label = (name: string) => value(name).closest("label")!;
    for (const part of [value("Brick"), label("Brick")]) expect(part).to.have.class("css_not_available");
    expect([label("Brick"), label("Natural")].map(({ classList }) => classList.contains("active"))).to.deep.equal([
      true,
      false,
    ]);
    await until(() => part("offer"));
    await expect(host).to.be.accessible();
    expect(part("offer")!.innerText).to.equal("Choose Natural instead");
    part("offer")!.click();
    expect([value("Natural").checked, value("Walnut").checked]).to.deep.equal([true, true]);
    expect(document.activeElement).to.equal(value("Natural"));
    await until(() => Number(variant()) > 91);
    expect(text(".oe_price")).to.equal("$ 930.00");
    for (const part of [markup, carousel]) expect(part).not.to.have.class("css_not_available");
    expect(value("Brick")).to.have.attribute("aria-description");
    expect(part("conflict")).to.equal(null);
  });

  it("does not buy a combination that does not exist", async () => {
    const { choose, part, buy } = await place(desk);
    choose("Brick");
    choose("Walnut");
    await until(() => part("offer"));
    const calls = watchCalls();
    buy.click();
    await new Promise(requestAnimationFrame);
    expect(calls()).to.deep.equal([]);
  });

  it("writes the choice into the address", async () => {
    const { choose } = await place(desk);
    expect(named.args).to.deep.equal([]);
    choose("Oak");
    expect(named.args).to.deep.equal([[history.state, "", new URL("#attr=902,904,907,908", location.href).href]]);
  });

  it("chooses the values in the address, also when it changes", async () => {
    location.hash = "attr=903,904,907,908";
    const { value, text } = await place(desk);
    await until(() => text(".oe_price") === "$ 930.00");
    expect(value("Walnut").checked).to.equal(true);
    location.hash = "attr=902";
    await until(() => text(".oe_price") === "$ 790.00");
    expect(value("Oak").checked).to.equal(true);
  });

  it("updates the variant field once for the wishlist and comparison buttons of the block", async () => {
    const { choose, markup, variant } = await place(desk);
    const events: string[] = [];
    markup.addEventListener("change", ({ target }) => {
      if ((target as Element).matches(".product_id")) events.push(variant());
    });
    choose("Oak");
    await until(() => events.length);
    expect(events).to.deep.equal([variant()]);
  });

  it("shows the stock, and limits the quantity to it", async () => {
    const { text, markup, idle } = await place(corner);
    await until(() => text(".availability_messages") === "3 Unit(s) available");
    const field = markup.querySelector<HTMLInputElement>("[name=add_qty]")!;
    for (let press = 0; press < 5; press++) markup.querySelector<HTMLElement>(".fa-plus")!.click();
    await until(() => field.value === "3");
    await idle();
    for (let press = 0; press < 5; press++) markup.querySelector<HTMLElement>(".fa-minus")!.click();
    expect(field.value).to.equal("1");
  });

  it("sells nothing while the whole stock is in the cart", async () => {
    await put(51, 3);
    const { text, buy } = await place(corner);
    await until(() => text(".availability_messages") === "You already added all 3 Unit(s) in your cart.");
    expect(buy).to.have.class("out_of_stock");
    buy.click();
    expect(await storedCart()).to.deep.equal({ 51: 3 });
  });

  it("lets a listener prevent suite-cart-add", async () => {
    const { host, buy, choose, text } = await place(desk);
    choose("Oak");
    await until(() => text(".oe_price") === "$ 790.00");
    const intent = new Promise<unknown>((resolve) =>
      host.addEventListener("suite-cart-add", (event) => {
        event.preventDefault();
        resolve((event as CustomEvent).detail);
      }),
    );
    buy.click();
    expect(await intent).to.deep.include({ quantity: 1, server: location.origin });
    expect(await storedCart()).to.deep.equal({});
  });

  it("buys by the link that some suites have in place of a button", async () => {
    const { host, buy } = await place(desk, (page) => {
      page.querySelector("#add_to_cart")!.outerHTML =
        '<a role="button" id="add_to_cart" class="btn btn-primary js_check_product a-submit" href="#">Add to Cart</a>';
    });
    const intent = new Promise<unknown>((resolve) =>
      host.addEventListener("suite-cart-add", (event) => {
        event.preventDefault();
        resolve((event as CustomEvent).detail);
      }),
    );
    buy.click();
    expect(await intent).to.deep.include({ productId: 91, quantity: 1 });
  });

  it("shows an error if the suite cannot be reached, and calls again on retry", async () => {
    const { choose, part, text } = await place(desk);
    stub(window, "fetch").rejects(new TypeError("no connection"));
    choose("Oak");
    await until(() => part("failure"));
    (window.fetch as SinonStub).restore();
    part("retry")!.click();
    await until(() => text(".oe_price") === "$ 790.00");
    expect(part("failure")).to.equal(null);
  });

  it("restores the page as the suite sent it", async () => {
    const { choose, text, undo, sent, part } = await place(desk);
    choose("Brick");
    choose("Walnut");
    await until(() => part("offer"));
    choose("Natural");
    await until(() => text(".oe_price") === "$ 930.00");
    undo();
    expect(document.querySelector(".js_main_product")!.outerHTML).not.to.contain("suite-product");
    await until(() => !signs(document.querySelector(".js_main_product")!).length);
    expect(document.querySelector(".js_main_product")!.outerHTML).to.equal(sent);
  });
});
