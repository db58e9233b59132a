import { expect } from "@open-wc/testing";
import { restore, type SinonStub, stub } from "sinon";
import { define } from "#shared/element/index.ts";
import declaration from "#shop/product/product.element.ts";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { newCustomer, rendered } from "../basket.ts";
import { edit } from "../payment-page.ts";
import { place } from "./product-page.ts";

define(declaration);
const desk = "/shop/product/studio-desk-9";
const repairKit = "/shop/product/repair-kit-for-chairs-58";

/** Resolves to the detail of the next suite-cart-add, which is prevented. */
const intentOf = (host: Element): Promise<unknown> =>
  new Promise((resolve) =>
    host.addEventListener("suite-cart-add", (event) => {
      event.preventDefault();
      resolve((event as CustomEvent).detail);
    }),
  );

const variants = { 91: [901, 904, 907, 908], 94: [902, 904, 907, 908] };

/** Replaces the attributes by a list of variants, an option of the suite's editor. */
function listVariants(page: HTMLElement): void {
  page.querySelector("input.product_id")!.remove();
  page.querySelector(".js_add_cart_variants")!.outerHTML = Object.entries(variants)
    .map(
      ([id, combination], index) =>
        `<div class="custom-control custom-radio"><input type="radio" class="product_id js_product_change" name="product_id" id="variant_${id}"
          value="${id}" data-combination="${JSON.stringify(combination)}"${index ? "" : " checked"}><label for="variant_${id}">Variant ${id}</label></div>`,
    )
    .join("");
}

// the test runner ends at any navigation
let named: SinonStub<[unknown, string, (string | URL | null)?]>;

describe("suite-product", () => {
  // the first call starts the demo server
  beforeEach(async () => {
    named = stub(history, "replaceState");
    await newCustomer();
  });
  afterEach(() => {
    restore();
    location.hash = "";
  });

  it("follows a list of variants", async () => {
    const { host, markup, buy, text } = await place(desk, listVariants);
    const events: unknown[] = [];
    host.addEventListener("suite-variant-change", ({ detail }: CustomEventInit<unknown>) => events.push(detail));
    markup.querySelector<HTMLElement>("#variant_94")!.click();
    await until(() => text(".oe_price") === "$ 790.00");
    expect(named.args).to.deep.equal([[history.state, "", new URL("#attr=902,904,907,908", location.href).href]]);
    expect(events).to.deep.equal([{ productId: 94, possible: true, price: 790, combination: variants[94] }]);
    const intent = intentOf(host);
    buy.click();
    expect(await intent).to.deep.include({ productId: 94, quantity: 1 });
  });

  it("chooses the variant of a list that the address names, also when it changes", async () => {
    location.hash = "attr=902,904,907,908";
    const { markup, text } = await place(desk, listVariants);
    const chosen = () => markup.querySelector<HTMLInputElement>(".product_id:checked")!.value;
    await until(() => text(".oe_price") === "$ 790.00");
    expect(chosen()).to.equal("94");
    location.hash = "attr=901,904,907,908";
    await until(() => text(".oe_price") === "$ 750.00");
    expect(chosen()).to.equal("91");
  });

  it("adds a text field for a custom value, and sends its text with the order", async () => {
    const { host, markup, choose, buy, idle } = await place(repairKit);
    const field = () => markup.querySelector<HTMLInputElement>(".variant_custom_value");
    expect(field()).to.equal(null);
    choose("Card with your words");
    await until(field);
    expect(field()).to.have.attribute("aria-label", "Card with your words");
    expect(field()).to.have.class("custom_value_radio");
    await expect(host).to.be.accessible();
    field()!.value = "For Nora";
    await idle();
    const intent = intentOf(host);
    buy.click();
    const names = { attribute_value_id: 92, attribute_value_name: "Card with your words" };
    expect(((await intent) as { notes: unknown }).notes).to.deep.equal({
      product_custom_attribute_values: [{ ...names, custom_value: "For Nora" }],
      no_variant_attribute_values: [{ ...names, value: "5802", attribute_name: "Wrapping", is_custom: true }],
    });
    choose("None");
    await until(() => !field());
  });

  it("adds a text field with a visible label beside a list in a site builder's form", async () => {
    document.body.innerHTML = `<suite-product data-template-id="58"><form action="/shop/cart/update" method="post">
      <label>Wrapping <select data-attribute-id="9"><option value="5801">None</option>
        <option value="5802" data-is_custom="True">Card with your words</option></select></label><button>Buy</button></form></suite-product>`;
    const select = document.querySelector("select")!;
    const field = () => document.querySelector<HTMLInputElement>(".variant_custom_value");
    await until(() => document.querySelector("suite-product:state(ready)"));
    select.value = "5802";
    select.dispatchEvent(new Event("change", { bubbles: true }));
    await until(field);
    expect(field()!.labels![0]!.innerText.trim()).to.equal("Card with your words:");
    expect(select.closest("label")!.contains(field())).to.equal(false);
    select.value = "5801";
    select.dispatchEvent(new Event("change", { bubbles: true }));
    await until(() => !field());
    expect(document.querySelector(".variant_custom_value_label")).to.equal(null);
  });

  it("adds the field of a value that is chosen from the beginning, once in a copy, until the page is edited", async () => {
    document.body.innerHTML = `<suite-product data-template-id="58"><form action="/shop/cart/update" method="post">
      <fieldset data-attribute-id="9"><legend>Wrapping</legend><label><input type="radio" name="wrapping" value="5801"> None</label>
      <label><input type="radio" name="wrapping" value="5802" data-is_custom="True" checked> Card with your words</label></fieldset>
      <button>Buy</button></form></suite-product>`;
    const host = document.querySelector("suite-product")!;
    const fields = () => [
      ...document.querySelectorAll("fieldset > .variant_custom_value_label > .variant_custom_value"),
    ];
    await until(() => fields().length === 1);
    const copy = host.cloneNode(true) as HTMLElement;
    const copied = copy.querySelector(".variant_custom_value");
    host.replaceWith(copy);
    await until(() => fields().some((field) => field !== copied));
    expect(document.querySelectorAll(".variant_custom_value_label")).to.have.length(1);
    edit(true);
    await until(() => fields().length === 0);
    edit(false);
    await until(() => fields().length === 1);
  });

  it("warns of malformed exclusions only where visitors can choose", async () => {
    const warned = stub(console, "warn");
    const select = `<select data-attribute-id="9"><option value="5801">None</option></select>`;
    for (const [content, exclusions, count] of [
      ["", "{'exclusions: []'}", 0],
      [select, "{}", 0],
      [select, "{'exclusions: []'}", 1],
    ] as const) {
      document.body.innerHTML = `<suite-product data-template-id="58"><form method="post" data-attribute_exclusions="${exclusions}">${content}<button>Buy</button></form></suite-product>`;
      await rendered(document.querySelector("suite-product")!);
      expect(warned.callCount, content + exclusions).to.equal(count);
    }
  });

  it("ignores malformed exclusions: the suite's answers rule combinations out", async () => {
    const warned = stub(console, "warn");
    const { choose, part } = await place(desk, (page) => {
      page.querySelector<HTMLElement>("[data-attribute_exclusions]")!.dataset["attribute_exclusions"] =
        "{'exclusions: []'}";
    });
    choose("Brick");
    choose("Walnut");
    await until(() => part("offer"));
    expect(part("conflict")!.innerText).to.contain("This combination does not exist.");
    expect(part("offer")!.innerText).to.equal("Choose Natural instead");
    expect(warned.args.map(([text]) => String(text))).to.deep.equal([
      "<suite-product> data-attribute_exclusions is no JSON: ignored",
    ]);
  });
});
