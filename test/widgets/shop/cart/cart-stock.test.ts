import { expect, nextFrame } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { restore } from "sinon";
import { define } from "#shared/element/index.ts";
import declaration from "#shop/cart/cart.element.ts";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { keepPage } from "#test/widgets/ways.ts";
import { change, newCustomer, otherTab, products, put, storedCart } from "../basket.ts";
import { watchCalls } from "../lists.ts";
import { place, text } from "./cart-page.ts";

define(declaration);
const { chair, bench, cornerDesk, studioDesk, cableTray } = products;

/** Puts a product and its option into the cart, as the form of the product page does. */
async function putWithOption(quantity: number): Promise<void> {
  const page = await (await fetch("/shop")).text();
  const fields = {
    csrf_token: /csrf_token: "(\w+)"/.exec(page)![1]!,
    product_id: `${studioDesk}`,
    add_qty: `${quantity}`,
    "optional-product-39": `${cableTray}`,
    "optional-add-39": "1",
  };
  await fetch("/shop/cart/update_option", { method: "POST", body: new URLSearchParams(fields) });
}

describe("suite-cart on the page of the suite", () => {
  // the first call starts the demo server
  beforeEach(() => newCustomer());
  afterEach(() => restore());

  it("replaces all lines and totals of the page by those of the answer", async () => {
    await put(chair, 2);
    const { at, quantity, replaced } = await place(
      '<aside class="js_cart_lines">Lines</aside><div><p class="js_cart_summary">Sum</p></div>',
    );
    const before = text(".js_cart_summary #order_total");
    await replaced(() => at(chair, ".fa-plus")!.click());
    expect(quantity(chair)).to.equal("3");
    expect(text("#cart_products tbody tr"), "two copies of the lines").to.have.length(2);
    const sums = text(".js_cart_summary #order_total");
    expect(sums).to.have.length(2);
    expect(sums[0]).to.equal(sums[1]);
    expect(sums[0]).not.to.equal(before[0]);
    expect(await storedCart()).to.deep.equal({ [chair]: 3 });
  });

  it("keeps the focus on the same control of the same line", async () => {
    await put(chair, 2);
    await put(bench, 2);
    const { at, replaced } = await place();
    at(bench, ".js_add_cart_json:has(.fa-minus)")!.focus();
    await replaced(() => sendKeys({ press: "Enter" }));
    expect(document.activeElement).to.equal(at(bench, ".js_add_cart_json:has(.fa-minus)"));
    at(chair, "")!.focus();
    await replaced(() => sendKeys({ type: "4" }).then(() => sendKeys({ press: "Enter" })));
    expect(document.activeElement).to.equal(at(chair, ""));
  });

  it("sends a quantity once that Enter confirmed", async () => {
    await put(chair, 2);
    const { at, replaced, idle } = await place();
    const paths = watchCalls();
    at(chair, "")!.focus();
    // the browser dispatches `change` too once the answer replaces the field
    await replaced(() => sendKeys({ type: "4" }).then(() => sendKeys({ press: "Enter" })));
    await nextFrame();
    await idle();
    expect(paths().filter((path) => path === "/shop/cart/update_json")).to.have.length(1);
  });

  it("removes a line, and moves the focus to the next line", async () => {
    await put(chair, 2);
    await put(bench, 2);
    await put(cornerDesk, 2);
    const { at, replaced, quantity } = await place();
    at(bench, ".js_delete_product")!.focus();
    await replaced(() => sendKeys({ press: "Enter" }));
    expect(quantity(bench)).to.equal(undefined);
    expect(document.activeElement).to.equal(at(cornerDesk, ""));
    at(cornerDesk, ".js_delete_product")!.focus();
    await replaced(() => sendKeys({ press: "Enter" }));
    expect(document.activeElement).to.equal(at(chair, ""));
  });

  it("updates the rows of options at once, and removes them with their product", async () => {
    await putWithOption(2);
    await put(chair, 1);
    const { at, quantity, type, replaced } = await place();
    expect(quantity(cableTray)).to.equal("2");
    await replaced(() => {
      type(studioDesk, "5");
      expect([quantity(cableTray), quantity(chair)]).to.deep.equal(["5", "1"]);
    });
    expect([quantity(studioDesk), quantity(cableTray)]).to.deep.equal(["5", "5"]);
    await replaced(() => at(cableTray, ".js_delete_product")!.click());
    expect([quantity(studioDesk), quantity(cableTray)]).to.deep.equal(["5", undefined]);
    expect(await storedCart()).to.deep.equal({ [studioDesk]: 5, [chair]: 1 });
  });

  it("resets the rows of options too if the suite has less stock, also for the second time", async () => {
    const { line_id: desk } = await change({ product_id: cornerDesk, add_qty: 3 });
    const { type, quantity, replaced, host } = await place();
    for (let times = 0; times < 2; times++) {
      // the row of an option, below its product
      const option = document.createElement("tr");
      option.className = "optional_product";
      option.innerHTML = `<td><span class="js_quantity" data-line-id="${desk + 1000}" data-product-id="7">3</span></td>`;
      host.querySelector("#cart_products tbody tr")!.after(option);
      await replaced(() => type(cornerDesk, "9"));
      expect([quantity(cornerDesk), quantity(7)]).to.deep.equal(["3", undefined]);
    }
    expect(host.shadowRoot!.querySelector("[part=warning]")!.textContent).to.match(/only 3\.0 is available/);
  });

  it("adds a suggested product, and moves the focus to its new line", async () => {
    await put(studioDesk, 1);
    const { host, at, replaced, quantity } = await place();
    const suggested = Number(
      host.querySelector<HTMLElement>("#suggested_products [data-product-id]")!.dataset["productId"],
    );
    host.querySelector<HTMLElement>(".js_add_suggested_products")!.focus();
    await replaced(() => sendKeys({ press: "Enter" }));
    expect(await storedCart()).to.deep.equal({ [studioDesk]: 1, [suggested]: 1 });
    expect(quantity(suggested)).to.equal("1");
    expect(document.activeElement).to.equal(at(suggested, ""));
  });

  it("shows the field of a discount code and sends its form", async () => {
    await put(chair);
    const { host } = await place();
    host.insertAdjacentHTML(
      "beforeend",
      '<div><a href="#" class="show_coupon">I have a promo code</a><div class="coupon_form d-none"><form action="/shop/pricelist"><input name="promo"><a role="button" class="a-submit">Apply</a></form></div></div>',
    );
    const find = (selector: string) => host.querySelector<HTMLElement>(selector)!;
    find(".show_coupon").click();
    expect([find(".show_coupon").classList.contains("d-none"), find(".coupon_form").className]).to.deep.equal([
      true,
      "coupon_form",
    ]);
    expect(document.activeElement).to.equal(find("[name=promo]"));
    const sent = new Promise<string>((resolve) =>
      host.addEventListener("submit", (event) => {
        event.preventDefault();
        resolve((event.target as HTMLFormElement).action);
      }),
    );
    find(".a-submit").click();
    expect(await sent).to.equal(`${location.origin}/shop/pricelist`);
  });

  it("sends a discount code after the quantity that was typed before", async () => {
    await put(chair);
    const { host, type } = await place();
    host.insertAdjacentHTML(
      "beforeend",
      '<form class="coupon_form" action="/shop/pricelist" method="post"><input name="promo" value="TEN"><button name="go" value="1">Apply</button></form>',
    );
    const calls = watchCalls();
    const posted: unknown[] = [];
    const stop = keepPage(({ formData }) => posted.push(calls(), [...formData!]));
    type(chair, "4");
    host.querySelector<HTMLElement>("[name=go]")!.click();
    await until(() => posted.length);
    stop();
    expect(posted).to.deep.equal([
      ["/shop/cart/update_json"],
      [
        ["promo", "TEN"],
        ["go", "1"],
      ],
    ]);
    expect(await storedCart()).to.deep.equal({ [chair]: 4 });
  });

  it("sends no discount code once the page's editor is open", async () => {
    await put(chair);
    const { host, type } = await place();
    host.insertAdjacentHTML(
      "beforeend",
      '<form class="coupon_form" action="/shop/pricelist" method="post"><input name="promo" value="TEN"><button name="go">Apply</button></form>',
    );
    const posted: string[] = [];
    const stop = keepPage(({ destination }) => posted.push(destination.url));
    type(chair, "4");
    host.querySelector<HTMLElement>("[name=go]")!.click();
    document.body.classList.add("editor_enable");
    await until(() => !host.matches(":state(busy)"));
    await nextFrame();
    stop();
    document.body.classList.remove("editor_enable");
    expect(posted).to.deep.equal([]);
  });

  for (const [end, act] of [
    ["is removed", (host: Element) => host.replaceWith(...host.childNodes)],
    ["stays in the page while the suite's editor is open", () => document.body.classList.add("editor_enable")],
  ] as const) {
    it(`restores the link to the field of a discount code when it ${end}`, async () => {
      await put(chair);
      const { host } = await place();
      const coupon =
        '<div id="code"><a href="#" class="show_coupon">I have a promo code</a><div class="coupon_form d-none"><form action="/shop/pricelist"><input name="promo"></form></div></div>';
      host.insertAdjacentHTML("beforeend", coupon);
      const code = document.querySelector("#code")!;
      document.querySelector<HTMLElement>(".show_coupon")!.click();
      expect(code.outerHTML).to.not.equal(coupon);
      act(host);
      await new Promise(requestAnimationFrame);
      expect(code.outerHTML).to.equal(coupon);
      document.body.classList.remove("editor_enable");
    });
  }

  it("loads a change of another tab by one call", async () => {
    await put(chair, 2);
    const { quantity, replaced } = await place();
    const { line_id } = await change({ product_id: chair, add_qty: 5 });
    expect(line_id).to.be.greaterThan(0);
    const calls = watchCalls();
    await replaced(otherTab);
    expect(quantity(chair)).to.equal("7");
    expect(calls()).to.deep.equal(["/shop/cart"]);
  });
});
