import { expect } from "@open-wc/testing";
import { restore, stub } from "sinon";
import { define } from "#shared/element/index.ts";
import declaration from "#shop/product/product.element.ts";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { rendered } from "../basket.ts";
import { edit } from "../payment-page.ts";

define(declaration);

describe("suite-product around a site builder's form", () => {
  beforeEach(() => void stub(history, "replaceState"));
  afterEach(() => {
    restore();
    edit(false);
  });

  it("restores the author's markup while the page is edited, and continues afterwards", async () => {
    document.body.innerHTML = `<suite-product data-template-id="9" data-combination="907,908"><form action="/shop/cart/update" method="post">
      <input type="hidden" name="product_id" value="91">
      <label>Wood <select data-attribute-id="1"><option value="901">Ash</option><option value="903">Walnut</option></select></label>
      <label>Colour <select data-attribute-id="2"><option value="904">Natural</option><option value="906">Brick</option></select></label>
      <p>$ <span data-price>750.00</span></p><p data-stock></p><button>Buy</button></form></suite-product>`;
    const host = document.querySelector("suite-product")!;
    const written = host.outerHTML;
    const price = () => host.querySelector("[data-price]")!.textContent;
    const wood = host.querySelector("select")!;
    const choose = (value: string) => {
      wood.value = value;
      wood.dispatchEvent(new Event("change", { bubbles: true }));
    };
    await rendered(host);
    choose("903");
    await until(() => price() === "930.00");
    edit(true);
    await until(() => host.outerHTML === written);
    edit(false);
    await until(() => price() === "930.00");
    choose("901");
    await until(() => price() === "750.00");
  });

  it("says in its options which values exclude each other", async () => {
    document.body.innerHTML = `<suite-product data-template-id="9" data-combination="907,908"><form action="/shop/cart/update" method="post"
      data-attribute_exclusions='{"exclusions":{"903":[906]}}'>
      <label>Wood <select data-attribute-id="1"><option value="901">Ash</option><option value="903">Walnut</option></select></label>
      <label>Colour <select data-attribute-id="2"><option value="904">Natural</option><option value="906">Brick</option></select></label>
      <button>Buy</button></form></suite-product>`;
    const host = document.querySelector("suite-product")!;
    const brick = host.querySelector<HTMLOptionElement>("[value='906']")!;
    const wood = host.querySelector("select")!;
    await rendered(host);
    for (const [value, label, opacity] of [
      ["903", "Brick, not available with Walnut", "0.6"],
      ["901", null, "1"],
    ]) {
      wood.value = value!;
      wood.dispatchEvent(new Event("change", { bubbles: true }));
      await until(() => brick.ariaLabel === label);
      expect(getComputedStyle(brick).opacity).to.equal(opacity);
    }
  });

  for (const [name, templateId, productId, price, listPrice] of [
    ["shows the list price of a discounted product", 12, 121, "161.50", "190.00"],
    ["hides the list price of a product without a discount", 5, 51, "1,090.00", "1,090.00"],
  ] as const)
    it(`${name}, with the price for scripts and search engines`, async () => {
      const isDiscounted = price !== listPrice;
      document.body.innerHTML = `<div class="oe_website_sale${isDiscounted ? "" : " discount"}"><suite-product data-template-id="${templateId}" data-product-id="${productId}">
        <form method="post"><del${isDiscounted ? " hidden" : ""}>$ <span data-list-price></span></del> $ <span data-price></span>
        <p class="oe_default_price${isDiscounted ? " d-none" : ""}">$ <span class="oe_currency_value"></span></p>
        <span class="js_raw_price"></span><button>Buy</button></form></suite-product></div>`;
      const texts = ["[data-price]", "[data-list-price]", ".oe_default_price span", ".js_raw_price"].map((selector) =>
        document.querySelector(selector)!,
      );
      await until(() => texts[0]!.textContent);
      expect(texts.map(({ textContent }) => textContent)).to.deep.equal([
        price,
        listPrice,
        listPrice,
        String(Number(price.replace(",", ""))),
      ]);
      expect([
        document.querySelector("del")!.hidden,
        document.querySelector(".oe_default_price")!.matches(".d-none"),
        document.querySelector(".oe_website_sale")!.matches(".discount"),
      ]).to.deep.equal([!isDiscounted, !isDiscounted, isDiscounted]);
    });

  it("follows the choice, and hides the list price without a discount", async () => {
    document.body.innerHTML = `<suite-product data-template-id="9" data-combination="907,908"><form action="/shop/cart/update" method="post">
      <input type="hidden" name="product_id" value="91">
      <fieldset data-attribute-id="1"><legend>Wood</legend>
        <label><input type="radio" name="wood" value="901" checked> Ash</label><label><input type="radio" name="wood" value="902"> Oak</label></fieldset>
      <label>Colour <select data-attribute-id="2"><option value="904">Natural</option><option value="906">Brick</option></select></label>
      <p><s>$ <span data-list-price>9.00</span></s> $ <span data-price>750.00</span> <b data-product-name></b></p><button>Buy</button></form></suite-product>`;
    const price = document.querySelector("[data-price]")!;
    const oak = document.querySelector<HTMLInputElement>("[value='902']")!;
    await until(() => document.querySelector("[data-product-name]")!.textContent === "Studio desk (Ash, Natural)");
    expect(document.querySelector("s")!.hidden).to.equal(true);
    oak.click();
    await until(() => price.textContent === "790.00");
    expect(document.querySelector<HTMLInputElement>("[name=product_id]")!.value).not.to.equal("91");
  });
});
