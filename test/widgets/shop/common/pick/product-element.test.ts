import { expect } from "@open-wc/testing";
import { restore, stub } from "sinon";
import { define } from "#shared/element/index.ts";
import productElement from "#shop/product/product.element.ts";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { newShopper } from "#test/widgets/shop/lists.ts";
import { button, place } from "./block.ts";

define(productElement);

const form = (
  fields = '<input type="hidden" name="product_id" value="91">',
) => `<form action="/shop/cart/update" method="post">${fields}
  <label>Wood <select data-attribute-id="1"><option value="901">Ash</option><option value="902">Oak</option><option value="903">Walnut</option></select></label>
  <label>Colour <select data-attribute-id="2"><option value="904">Natural</option><option value="906">Brick</option></select></label><button>Buy</button></form>`;

describe("buttons inside of suite-product", () => {
  beforeEach(async () => {
    stub(history, "replaceState");
    await newShopper();
  });
  afterEach(() => restore());

  /** Places simple markup with both buttons in it. */
  async function placeIn(markup: string, attributes = "") {
    const product = document.createElement("suite-product");
    product.innerHTML = markup;
    Object.assign(product.dataset, {
      templateId: "9",
      combination: "907,908",
      ...(attributes && { productId: attributes }),
    });
    const placed = await place(product);
    await until(() => !product.matches(":state(busy)") && product.shadowRoot!.querySelector("[part=base] > *"));
    const [wood, colour] = product.querySelectorAll("select") as unknown as [HTMLSelectElement, HTMLSelectElement];
    const choose = (field: HTMLSelectElement, value: string) => {
      field.value = value;
      placed.change(field);
    };
    return { ...placed, product, wood, colour, choose };
  }

  for (const [how, markup, attribute] of [
    ["with a field of the variant", form(), ""],
    ["with an attribute alone", form(""), "91"],
  ] as const)
    it(`follow the choice ${how}, and are pressed if the variant is listed`, async () => {
      const { wish, comparison, intentOf, choose, wood, product } = await placeIn(markup, attribute);
      expect([intentOf()!.productId, intentOf(comparison)!.productId]).to.deep.equal([91, 91]);
      const events = new Promise<{ productId: number }>((resolve) =>
        product.addEventListener("suite-variant-change", (event) =>
          resolve((event as CustomEvent<{ productId: number }>).detail),
        ),
      );
      choose(wood, "902");
      expect(intentOf()).to.deep.equal({ productId: 0, templateId: 9, valueIds: [902, 904, 907, 908] });
      const { productId } = await events;
      expect([intentOf()!.productId, intentOf(comparison)!.productId]).to.deep.equal([productId, productId]);
      button(wish).click();
      await until(() => wish.matches(":state(wished)"));
      expect(await (await fetch("/shop/wishlist?count=1")).json()).to.deep.equal([productId]);
      choose(wood, "901");
      await until(() => !wish.matches(":state(wished)"));
      choose(wood, "902");
      await until(() => wish.matches(":state(wished)") && button(wish).ariaDisabled === "true");
    });

  it("are absent while the product has no such combination", async () => {
    const { wish, comparison, choose, wood, colour } = await placeIn(form());
    const isAbsent = () =>
      [wish, comparison].every((host) => host.matches(":state(absent)") && getComputedStyle(host).display === "none");
    choose(colour, "906");
    choose(wood, "903");
    await until(isAbsent);
    choose(colour, "904");
    await until(() => [wish, comparison].every((host) => !host.matches(":state(absent)")));
  });

  it("are absent for an archived variant, which the event alone reports", async () => {
    const real = window.fetch.bind(window);
    let isPossible = false;
    stub(window, "fetch").callsFake(async (input, init) => {
      const response = await real(input, init);
      if (!(input as Request).url.includes("get_combination_info")) return response;
      const answer = (await response.json()) as { result: object };
      return Response.json({ ...answer, result: { ...answer.result, is_combination_possible: isPossible } });
    });
    const { wish, product, choose, wood } = await placeIn(form());
    await until(() => wish.matches(":state(absent)"));
    isPossible = true;
    choose(wood, "902");
    const tell = (possible: boolean) =>
      product.dispatchEvent(
        new CustomEvent("suite-variant-change", { detail: { productId: 94, possible, combination: [902, 904] } }),
      );
    await until(() => !wish.matches(":state(absent)"));
    tell(false);
    expect(wish.matches(":state(absent)")).to.equal(true);
    tell(true);
    expect(wish.matches(":state(absent)")).to.equal(false);
  });
});
