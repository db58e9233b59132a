import { expect } from "@open-wc/testing";
import { emulateMedia, sendKeys } from "@web/test-runner-commands";
import { restore, stub } from "sinon";
import { define } from "#shared/element/index.ts";
import button from "#shop/add-to-cart/add-to-cart.element.ts";
import cart from "#shop/cart/cart.element.ts";
import popover from "#shop/cart-popover/cart-popover.element.ts";
import { showsRefusals } from "#test/widgets/refusal.ts";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { newCustomer, products, rendered, storedCart } from "../basket.ts";
import { behave, misbehave, watchCalls } from "../lists.ts";

for (const declaration of [button, popover, cart]) define(declaration);
const { chair, cornerDesk } = products;

const picture = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='80' height='80'/%3E";
const card = (attributes: string, text = "") =>
  `<suite-cart-popover></suite-cart-popover><article><img src="${picture}" width="80" height="80" alt="A chair"><suite-add-to-cart ${attributes}>${text}</suite-add-to-cart></article>`;

async function place(markup = card(`data-product-id="${chair}"`)) {
  document.body.innerHTML = `<main>${markup}</main>`;
  const host = document.querySelector("suite-add-to-cart")!;
  for (const element of document.querySelectorAll("main > suite-cart-popover, suite-cart, suite-add-to-cart"))
    await rendered(element);
  const find = <E extends HTMLElement>(selector: string) => host.shadowRoot!.querySelector<E>(selector);
  const badge = () =>
    document.querySelector("suite-cart-popover")!.shadowRoot!.querySelector("[part=badge]")?.firstElementChild
      ?.textContent ?? "";
  const idle = () => until(() => !host.matches(":state(busy)"));
  return { host, find, badge, idle, press: () => find("[part=button]")!.click() };
}

describe("suite-add-to-cart", () => {
  // the first call starts the demo server
  beforeEach(async () => {
    await emulateMedia({ reducedMotion: "reduce" });
    await newCustomer();
  });
  afterEach(() => restore());

  it("adds the product by one call, dispatches its event and updates the counter", async () => {
    const { host, badge, find, press } = await place(
      card(`data-product-id="${chair}" data-quantity="2"`, "Into the basket"),
    );
    const details: unknown[] = [];
    host.addEventListener("suite-cart-change", (event) => details.push((event as CustomEvent).detail));
    const calls = watchCalls();
    press();
    press();
    await until(() => badge() === "2");
    expect(calls()).to.deep.equal(["/shop/cart/update_json"]);
    await until(() => details.length);
    expect(details).to.deep.equal([{ quantity: 2 }]);
    await until(() => find("[role=status]")!.textContent === "Added to your cart.");
    await expect(host).to.be.accessible();
    expect(await storedCart()).to.deep.equal({ [chair]: 2 });
  });

  it("is as high as the space that is reserved for it", async () => {
    const { host } = await place();
    expect(host.getBoundingClientRect().height).to.equal(40);
    expect(button.box.minBlockSize).to.equal("2.5em");
  });

  it("adds the product and the quantity that the form of the suite's card has at the press", async () => {
    document.body.innerHTML = `<div class="oe_product_cart"><form><input type="hidden" name="product_id" value="${chair}"><input name="add_qty" value="1">
      <suite-add-to-cart data-product-id="${chair}"><a class="a-submit" href="#">Buy</a></suite-add-to-cart></form></div>`;
    const host = document.querySelector("suite-add-to-cart")!;
    await rendered(host);
    const [product, quantity] = document.querySelectorAll("input");
    product!.value = String(products.bench);
    quantity!.value = "3";
    const asked = new Promise<unknown>((resolve) =>
      document.addEventListener(
        "suite-cart-add",
        (event) => {
          event.preventDefault();
          resolve((event as CustomEvent<unknown>).detail);
        },
        { once: true },
      ),
    );
    host.querySelector("a")!.click();
    expect(await asked).to.deep.include({ productId: products.bench, quantity: 3 });
  });

  it("adds the product and the quantity that lists of the suite's card have at the press", async () => {
    document.body.innerHTML = `<div class="oe_product_cart"><form><select name="product_id"><option value="${chair}">A<option value="${products.bench}" selected>B</select>
      <select name="add_qty"><option>1<option selected>5</select>
      <suite-add-to-cart data-product-id="${chair}"><a class="a-submit" href="#">Buy</a></suite-add-to-cart></form></div>`;
    const host = document.querySelector("suite-add-to-cart")!;
    await rendered(host);
    const asked = new Promise<unknown>((resolve) =>
      document.addEventListener(
        "suite-cart-add",
        (event) => {
          event.preventDefault();
          resolve((event as CustomEvent<unknown>).detail);
        },
        { once: true },
      ),
    );
    host.querySelector("a")!.click();
    expect(await asked).to.deep.include({ productId: products.bench, quantity: 5 });
  });

  it("warns that the options could not be offered, and stays on the page", async () => {
    const { host, find, press } = await place(card(`data-product-id="${chair}" data-then="cart"`));
    const real = window.fetch;
    stub(window, "fetch").callsFake((request, init) =>
      (request as Request).url.includes("show_optional")
        ? Promise.resolve(new Response("", { status: 500 }))
        : real(request, init),
    );
    press();
    await until(() => find("[part=warning]"));
    expect(find("[part=warning] p")!.textContent).to.equal(
      "The product is in your cart. Its options could not be shown.",
    );
    await expect(host).to.be.accessible();
    find("[part=dismiss]")!.click();
    await until(() => !find("[part=warning]"));
  });

  it("sends nothing if the page prevents its event", async () => {
    const { host, press } = await place();
    document.addEventListener("suite-cart-add", (event) => event.preventDefault(), { once: true });
    const calls = watchCalls();
    press();
    expect([calls().length, host.matches(":state(busy)")]).to.deep.equal([0, false]);
  });

  it("shows each kind of failure, and adds nothing until the visitor retries", async () => {
    const { host, find, press, idle, badge } = await place();
    stub(console, "error");
    for (const error of [{ errors: 1 }, { garbage: true }]) {
      misbehave(error);
      const calls = watchCalls();
      press();
      await idle();
      await until(() => find("[part=failure]"));
      expect(calls(), JSON.stringify(error)).to.deep.equal(["/shop/cart/update_json"]);
      restore();
      stub(console, "error");
    }
    await expect(host).to.be.accessible();
    behave();
    find("[part=retry]")!.focus();
    await sendKeys({ press: "Enter" });
    await until(() => !find("[part=failure]"));
    expect(host.shadowRoot!.activeElement === find("[part=button]")).to.equal(true);
    await until(() => badge() === "1");
    expect(await storedCart()).to.deep.equal({ [chair]: 1 });
  });

  it("shows a message of its own for a product that no longer exists", async () => {
    const said = stub(console, "error");
    const { find, press } = await place(card('data-product-id="99999"'));
    press();
    await until(() => find("[part=failure]"));
    expect(find("[part=failure] [role=alert]")!.textContent).to.equal("This product is not available any more.");
    expect(said.firstCall.args[0]).to.match(/^<suite-add-to-cart> config: .*Record does not exist/);
  });

  it("shows the suite's message for an archived variant", async () => {
    stub(console, "error");
    const { find, press } = await place(card('data-product-id="95"'));
    press();
    await until(() => find("[part=failure]"));
    expect(find("[part=failure] [role=alert]")!.textContent).to.equal("This product is no longer available.");
  });

  it("shows the suite's warning beside the button", async () => {
    const { host, find, press } = await place(
      card(`data-product-id="${cornerDesk}" data-quantity="9" data-then="cart"`),
    );
    press();
    await until(() => find("[part=warning]"));
    expect(find("[part=warning]")!.textContent).to.match(/only 3\.0 is available/);
    await expect(host).to.be.accessible();
    find("[part=dismiss]")!.focus();
    await sendKeys({ press: "Enter" });
    await until(() => !find("[part=warning]"));
    expect(host.shadowRoot!.activeElement === find("[part=button]")).to.equal(true);
  });

  it("leaves the suite's warning to a cart on the page", async () => {
    const { find, press, badge } = await place(
      `${card(`data-product-id="${cornerDesk}" data-quantity="9"`)}<suite-cart></suite-cart>`,
    );
    const lines = document.querySelector("suite-cart")!.shadowRoot!;
    press();
    await until(() => lines.querySelector("[part=warning]"));
    await until(() => badge() === "3");
    expect(find("[part=warning]")).to.equal(null);
  });

  it("animates a copy of the picture to the counter, and removes the copy", async () => {
    await emulateMedia({ reducedMotion: "no-preference" });
    const { press } = await place();
    press();
    await until(() => document.querySelector("body > img"));
    const copy = document.querySelector<HTMLImageElement>("body > img")!;
    expect([copy.alt, copy.src, getComputedStyle(copy).pointerEvents]).to.deep.equal(["", picture, "none"]);
    for (const flight of copy.getAnimations()) flight.finish();
    await until(() => !document.querySelector("body > img"));
  });

  it("does not animate the picture for visitors who prefer reduced motion", async () => {
    const { press, badge, idle } = await place();
    const flies: Node[] = [];
    const watcher = new MutationObserver((records) =>
      flies.push(...records.flatMap(({ addedNodes }) => [...addedNodes])),
    );
    watcher.observe(document.body, { childList: true });
    press();
    await until(() => badge() === "1");
    await idle();
    flies.push(...watcher.takeRecords().flatMap(({ addedNodes }) => [...addedNodes]));
    watcher.disconnect();
    expect(flies).to.deep.equal([]);
  });

  showsRefusals(["/shop/cart/update_json"], async (refuse) => {
    const { host, press } = await place();
    refuse();
    press();
    return host;
  });
});
