import { expect } from "@open-wc/testing";
import { restore, stub } from "sinon";
import { define } from "#shared/element/index.ts";
import cardAdoption from "#shop/add-to-cart/add-to-cart.adopt.ts";
import { readOptions } from "#shop/optional-products/options.markup.ts";
import adoption from "#shop/product/product.adopt.ts";
import declaration from "#shop/product/product.element.ts";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { newCustomer } from "../basket.ts";
import { place } from "./product-page.ts";

define(declaration);
const desk = "/shop/product/studio-desk-9";

/** Resolves to the detail of the next suite-cart-add, which is prevented. */
const intentOf = (host: Element): Promise<{ productId: number; quantity: number }> =>
  new Promise((resolve) =>
    host.addEventListener("suite-cart-add", (event) => {
      event.preventDefault();
      resolve((event as CustomEvent<{ productId: number; quantity: number }>).detail);
    }),
  );

/** Returns a list of variants in the suite's markup: the template's field has no name. */
const list = (values = true) =>
  `<ul class="d-none js_add_cart_variants" data-attribute_exclusions="{}"></ul><input type="hidden" class="product_template_id" value="9">` +
  Object.entries({ 91: [901, 904, 907, 908], 94: [902, 904, 907, 908] })
    .map(
      ([id, combination], index) =>
        `<div class="custom-control custom-radio"><input type="radio" name="product_id" class="custom-control-input product_id js_product_change" id="v_${id}"
          value="${id}" data-lst_price="1.0" data-price="1.0"${values ? ` data-combination="${JSON.stringify(combination)}"` : ""}${index ? "" : " checked"}><label for="v_${id}">Variant ${id}</label></div>`,
    )
    .join("");

/** Returns a block with these fields, and more markup beside it in the form. */
const block = (fields: string, more = "") => {
  const page = document.createElement("div");
  page.innerHTML = `<form action="/shop/cart/update"><div class="js_product js_main_product">${fields}</div>${more}</form>`;
  document.body.append(page);
  return page.querySelector(adoption.selector)!;
};
const template = '<input type="hidden" class="product_template_id" value="9">';
const variant = '<input type="hidden" class="product_id" value="91">';

describe("suite-product", () => {
  // the first call starts the demo server
  beforeEach(async () => {
    stub(history, "replaceState");
    await newCustomer();
  });
  afterEach(() => restore());

  for (const values of [true, false])
    it(`reads the suite's list of variants ${values ? "with" : "without"} the values of each`, async () => {
      const { host, markup, buy, text } = await place(desk, (page) => {
        page.querySelector("input.product_id")!.remove();
        page.querySelector("input.product_template_id")!.remove();
        page.querySelector(".js_add_cart_variants")!.outerHTML = list(values);
      });
      const sent = [...markup.querySelectorAll("input[type=radio]")].map((radio) => radio.childNodes.length);
      markup.querySelector<HTMLElement>("#v_94")!.click();
      await until(() => text(".oe_price") === "$ 790.00");
      const intent = intentOf(host);
      buy.click();
      expect(await intent).to.deep.include({ productId: 94, quantity: 1 });
      expect([...markup.querySelectorAll("input[type=radio]")].map((radio) => radio.childNodes.length)).to.deep.equal(
        sent,
      );
    });

  const spelt = {
    "by class alone": ['class="product_template_id"', 'class="product_id"', 'class="quantity"'],
    "by name alone": ['name="product_template_id"', 'name="product_id"', 'name="add_qty"'],
  };
  for (const [how, [ofTemplate, ofVariant, ofQuantity]] of Object.entries(spelt))
    it(`finds its fields ${how}`, async () => {
      const { host, markup, choose, text, buy } = await place(desk, (page) => {
        const rewrite = (selector: string, written: string) =>
          (page.querySelector(selector)!.outerHTML = page
            .querySelector(selector)!
            .outerHTML.replace(/ (class|name)="[^"]*"/g, "")
            .replace("<input", `<input ${written}`));
        rewrite("input.product_template_id", ofTemplate!);
        rewrite("input.product_id", ofVariant!);
        rewrite("input[name=add_qty]", ofQuantity!);
      });
      choose("Walnut");
      await until(() => text(".oe_price") === "$ 930.00");
      expect(markup.querySelector<HTMLInputElement>(`[${ofVariant!}]`)!.value).not.to.equal("91");
      markup.querySelector<HTMLElement>(".fa-plus")!.click();
      const intent = intentOf(host);
      buy.click();
      expect((await intent).quantity).to.equal(2);
    });

  it("ignores fields of another product and of a search, and hidden copies", () => {
    const other =
      '<div class="js_product"><input class="product_template_id" value="77"><b class="oe_price"></b></div>';
    const search =
      '<div role="search"><input name="quantity" value="7"><input name="product_id" type="hidden" value="8"></div>';
    const hidden = '<div hidden><input name="add_qty" value="5"></div><input type="hidden" name="add_qty" value="6">';
    const found = adoption.read(
      block(`${other}${search}${hidden}${template}${variant}<input name="add_qty" value="1">`),
    );
    expect(found).to.deep.equal({ templateId: "9", productId: "91" });
  });

  it("is not adopted around contradictory fields, and reports the reason", () => {
    const two = (field: string) => field.replace(/value="\d+"/, 'value="55"');
    const quantity = '<input name="add_qty" value="1">';
    expect(
      [
        block(variant),
        block(template + two(template) + variant),
        block(template + variant + two(variant)),
        block(template + variant + quantity + quantity),
        block(template + template + variant + variant),
      ].map((each) => adoption.read(each)),
    ).to.deep.equal([
      "no field says which product it is",
      "several fields say which product it is",
      "several fields say which variant it is",
      "several fields say how many",
      { templateId: "9", productId: "91" },
    ]);
  });

  it("suite-add-to-cart finds the fields of a card by class or name, and rejects several variants", () => {
    const read = (fields: string) => {
      const card = document.createElement("div");
      card.className = "oe_product_cart";
      card.innerHTML = `<form>${fields}<a class="a-submit" href="#">Buy</a></form>`;
      return cardAdoption.read(card.querySelector("a")!);
    };
    const taken = { productId: "91", then: "cart" };
    expect(
      [
        variant,
        '<input type="hidden" name="product_id" value="91">',
        variant + variant.replace("91", "92"),
        "",
        '<input type="radio" name="product_id" value="91" checked><input type="radio" name="product_id" value="92">',
      ].map(read),
    ).to.deep.equal([
      taken,
      taken,
      "several fields say which variant it is",
      "no field says which variant it is",
      taken,
    ]);
  });

  it("suite-optional-products finds the fields of an option by name", async () => {
    const row = `<table><tr class="js_product"><td><input type="hidden" name="product_template_id" value="16"><input type="hidden" name="optional-product-16" value="20">
      <input type="hidden" name="optional-productname-16" value="Chair"><b class="product-name">Chair</b><span class="oe_price product_id" data-product-id="20">$ <span class="oe_currency_value">16.50</span></span><span class="js_raw_price">16.5</span></td></tr></table>`;
    const [chair] = await readOptions(row, location.origin);
    expect([chair!.templateId, chair!.productId, chair!.price]).to.deep.equal([16, 20, 16.5]);
  });

  it("suite-optional-products reads how an amount is written", async () => {
    const row = (written: string, raw: string) =>
      `<tr class="js_product"><td><input type="hidden" name="product_template_id" value="16"><input type="hidden" name="product_id" value="20"><span class="oe_price">$ <span class="oe_currency_value">${written}</span></span><span class="js_raw_price">${raw}</span></td></tr>`;
    const amounts = {
      "16.50": ["16.5", 2],
      "1.250": ["1.25", 3],
      "1,250": ["1250.0", 0],
      "1.250,00": ["1250.0", 2],
      "1,250.500": ["1250.5", 3],
      "0.00": ["0.0", 2],
      "0,000": ["0.0", 3],
      "750": ["750.0", 0],
    } as const;
    for (const [written, [raw, digits]] of Object.entries(amounts)) {
      const [option] = await readOptions(row(written, raw), location.origin);
      expect(option!.money.digits, written).to.equal(digits);
    }
  });

  it("buys the variant of a site builder's list of variants", async () => {
    document.body.innerHTML = `<suite-product data-template-id="9"><form action="/shop/cart/update" method="post">
      <select name="product_id"><option value="91">Ash<option value="94">Oak</select><p data-price></p><button>Buy</button></form></suite-product>`;
    const host = document.querySelector("suite-product")!;
    const price = () => host.querySelector("[data-price]")!.textContent;
    await until(() => price() === "750.00");
    const list = host.querySelector("select")!;
    list.value = "94";
    list.dispatchEvent(new Event("change", { bubbles: true }));
    await until(() => price() === "790.00");
    const intent = intentOf(host);
    host.querySelector("button")!.click();
    expect(await intent).to.deep.include({ productId: 94, quantity: 1 });
  });

  it("finds the form that buys beside a site builder's search", async () => {
    document.body.innerHTML = `<suite-product data-template-id="9" data-combination="907,908">
      <form role="search"><input name="search"><input name="quantity" value="9"><button>Search</button></form>
      <form action="/shop/cart/update" method="post"><input type="hidden" name="product_id" value="91">
        <label>Wood <select data-attribute-id="1"><option value="901">Ash</option></select></label>
        <label>Colour <select data-attribute-id="2"><option value="904">Natural</option></select></label>
        <p>$ <span data-price>1.00</span></p><input name="add_qty" value="2"><button>Buy</button></form></suite-product>`;
    const host = document.querySelector("suite-product")!;
    await until(() => host.querySelector("[data-price]")!.textContent === "750.00");
    const [search, buy] = host.querySelectorAll<HTMLButtonElement>("button");
    let isSearched = false;
    host.querySelector("form")!.addEventListener("submit", (event) => {
      isSearched = !event.defaultPrevented;
      event.preventDefault();
    });
    search!.click();
    const intent = intentOf(host);
    buy!.click();
    expect([isSearched, (await intent).quantity]).to.deep.equal([true, 2]);
  });
});
