import { expect } from "@open-wc/testing";
import { ticketsIn } from "#content/event-tickets/tickets.markup.ts";
import { fieldOf } from "#portal/order-lines/order-lines.markup.ts";
import cardAdoption from "#shop/add-to-cart/add-to-cart.adopt.ts";
import type { ProductChoice } from "#shop/api/product.ts";
import { fieldIn as addressField } from "#shop/checkout-address/form.markup.ts";
import { lineAt } from "#shop/common/cart-lines.markup.ts";
import { followBlock } from "#shop/common/pick/product-block.ts";
import { chosenIn, formIn, methodOf } from "#shop/payment-form/form.markup.ts";
import adoption from "#shop/product/product.adopt.ts";
import { productShown } from "#shop/tracking/tracking.markup.ts";

/** Returns the product of a button that follows the block around it. */
function productOf(page: Element, selector: string): ProductChoice | null {
  let choice: ProductChoice | null = null;
  const end = new AbortController();
  followBlock(page.querySelector<HTMLElement>(selector)!, end.signal, (now) => (choice = now));
  end.abort();
  return choice;
}

type Read = (page: HTMLElement) => unknown;

/** Adapters with a recorded page: the function that reads it, the fields that are found without a name, and those that are found without a class. */
const adapters: readonly (readonly [subject: string, page: string, read: Read, nameless: string, classless: string])[] =
  [
    [
      "product",
      "product_variants",
      (page) => adoption.read(page.querySelector(adoption.selector)!),
      ".product_id,.product_template_id,.quantity",
      ".product_id,.product_template_id,.quantity",
    ],
    [
      "compare button",
      "product_variants",
      (page) => productOf(page, ".o_add_compare_dyn"),
      ".product_id,.product_template_id",
      ".product_id,.product_template_id",
    ],
    [
      "wishlist button",
      "product_dynamic",
      (page) => productOf(page, ".o_add_wishlist_dyn"),
      ".product_id,.product_template_id",
      ".product_id,.product_template_id",
    ],
    ["tracking", "product_variants", productShown, ".product_id", ".product_id"],
    [
      "card",
      "shop",
      (page) => [...page.querySelectorAll(cardAdoption.selector)].map((button) => cardAdoption.read(button)),
      "none",
      "[name=product_id]",
    ],
    [
      "cart",
      "shop_cart",
      (page) => [...page.querySelectorAll("#cart_products input[type=text]")].map(lineAt),
      "none",
      ".js_quantity",
    ],
    [
      "address",
      "shop_address",
      (page) =>
        ["name", "country_id", "zip"].map(
          (name) => addressField(page.querySelector<HTMLFormElement>(".checkout_autoformat")!, name)?.localName,
        ),
      "none",
      ".checkout_autoformat [name]",
    ],
    [
      "payment",
      "shop_payment",
      (page) => {
        const form = formIn(page)!;
        const { kind, acquirerId, path } = methodOf(form, chosenIn(form)!, location.origin);
        return { kind, acquirerId, path };
      },
      "[name=pm_id]",
      "[name]",
    ],
    [
      "event tickets",
      "event_page",
      (page) => ticketsIn(page.querySelector("#registration_form")!),
      "none",
      "#registration_form [name]",
    ],
    ["order lines", "portal_order_with_option_added", (page) => fieldOf(page, 79)?.value, "none", ".js_quantity"],
  ];

/** Edits of the suite's views that keep the meaning of the fields. */
const edits: Readonly<Record<string, (page: HTMLElement, nameless: string, classless: string) => void>> = {
  "without names": (page, nameless) =>
    page.querySelectorAll(nameless).forEach((field) => field.removeAttribute("name")),
  "without classes": (page, _, classless) =>
    page.querySelectorAll(classless).forEach((field) => field.removeAttribute("class")),
  "in wrappers": (page) =>
    page.querySelectorAll("input").forEach((field) => {
      const wrapper = document.createElement("span");
      field.before(wrapper);
      wrapper.append(field);
    }),
  "beside a search": (page) =>
    page
      .querySelectorAll("#wrap")
      .forEach((wrap) =>
        wrap.insertAdjacentHTML(
          "afterbegin",
          '<form role="search"><input name="search"><input name="product_id" type="hidden" value="5"><input name="product_template_id" type="hidden" value="6"><input name="quantity" value="7"></form>',
        ),
      ),
  "before another product": (page) =>
    page
      .querySelectorAll("#wrap")
      .forEach((wrap) =>
        wrap.insertAdjacentHTML(
          "beforeend",
          '<form class="js_product"><input class="product_id" name="product_id" type="hidden" value="5"><input class="product_template_id" name="product_template_id" type="hidden" value="6"></form>',
        ),
      ),
  "beside copies out of sight": (page) =>
    page.querySelectorAll<HTMLInputElement>("input[type=text],input[type=email],select").forEach((field) => {
      const { name, className, dataset } = field;
      const copy = Object.assign(document.createElement("input"), { type: "hidden", name, className, value: "8" });
      Object.assign(copy.dataset, dataset);
      field.before(copy);
    }),
};

describe("fields of the suite's pages", () => {
  afterEach(() => document.querySelector("main.recorded")?.remove());

  async function open(name: string): Promise<HTMLElement> {
    const html = await (await fetch(`/test/fixtures/wire/whole/${name}.html`)).text();
    const page = document.createElement("main");
    page.className = "recorded";
    page.append(...new DOMParser().parseFromString(html, "text/html").body.querySelectorAll("#wrap"));
    page.querySelectorAll("img,iframe").forEach((each) => each.remove());
    document.body.append(page);
    return page;
  }

  for (const [subject, name, read, nameless, classless] of adapters)
    it(`of ${subject} are found in every spelling, and other fields are ignored`, async () => {
      const expected = read(await open(name));
      expect(JSON.stringify(expected ?? null)).not.to.match(/^(null|\[\]|".*field.*")$/);
      for (const [how, edit] of Object.entries(edits)) {
        document.querySelector("main.recorded")!.remove();
        const page = await open(name);
        edit(page, nameless, classless);
        expect(read(page), how).to.deep.equal(expected);
      }
    });

  it("of a product are found beside its block in the form", async () => {
    const page = await open("product_variants");
    const expected = productOf(page, ".o_add_compare_dyn");
    const form = page.querySelector(".js_main_product")!.closest("form")!;
    form.prepend(...page.querySelectorAll("input.product_template_id,input.product_id"));
    expect(productOf(page, ".o_add_compare_dyn")).to.deep.equal(expected);
    expect(adoption.read(page.querySelector(adoption.selector)!)).to.deep.equal({
      templateId: "9",
      productId: "10",
    });
  });
});
