import { expect, fixture, nextFrame } from "@open-wc/testing";
import { restore, spy, stub } from "sinon";
import { define } from "../../../../../shared/element/index.ts";
import { followBlock } from "../../../../../widgets/shop/common/pick/product-block.ts";
import compareButton from "../../../../../widgets/shop/compare-button/compare-button.element.ts";
import wishlistButton from "../../../../../widgets/shop/wishlist-button/wishlist-button.element.ts";
import { until } from "../../../shared/state/visitor.ts";
import { newShopper, stockPage, watchCalls } from "../../lists.ts";

define(wishlistButton);
define(compareButton);

const creating = "/product_configurator/create_product_variant";
const button = (host: Element) => host.shadowRoot!.querySelector<HTMLButtonElement>("[part=button]")!;

interface Asked {
  readonly productId: number;
  readonly templateId: number;
  readonly valueIds: readonly number[];
}

/** A product block with both buttons in the place of the stock ones. */
async function place(block: Element) {
  for (const kind of ["wishlist", "compare"]) {
    const stock = block.querySelector<HTMLElement>(`.o_add_${kind}_dyn`);
    const host = document.createElement(`suite-${kind}-button`);
    host.dataset["productId"] = stock?.dataset["productProductId"] ?? "0";
    if (stock) stock.replaceWith(host);
    else block.append(host);
  }
  const box = await fixture<HTMLElement>("<div></div>");
  box.append(block);
  const [wish, comparison] = ["wishlist", "compare"].map((kind) =>
    box.querySelector<HTMLElement>(`suite-${kind}-button`)!,
  ) as [HTMLElement, HTMLElement];
  await until(() => button(wish) && button(comparison), "no buttons");
  const change = (field: Element) => field.dispatchEvent(new Event("change", { bubbles: true }));
  /** What a click would ask for; it is prevented. */
  const asked = (host: HTMLElement = wish): Asked | undefined => {
    let seen: Asked | undefined;
    const note = (event: Event) => {
      event.preventDefault();
      seen = (event as CustomEvent<Asked>).detail;
    };
    for (const name of ["suite-wishlist-add", "suite-compare-add"]) document.addEventListener(name, note);
    button(host).click();
    for (const name of ["suite-wishlist-add", "suite-compare-add"]) document.removeEventListener(name, note);
    return seen && { productId: seen.productId, templateId: seen.templateId, valueIds: seen.valueIds };
  };
  return { block, wish, comparison, change, asked };
}

const stockBlock = async (path: string) => (await stockPage(path)).querySelector(".js_product")!;

describe("buttons in the suite's product block", () => {
  // the first call starts the suite
  beforeEach(() => newShopper());
  afterEach(() => restore());

  it("mean what the block says, whatever they say themselves", async () => {
    const { comparison, asked, block, change } = await place(await stockBlock("/shop/product/9"));
    expect(asked()).to.deep.equal({ productId: 91, templateId: 9, valueIds: [901, 904, 907, 908] });
    expect(asked(comparison)).to.deep.equal(asked());
    // as the stock script writes what it has found out
    const field = block.querySelector<HTMLInputElement>(".product_id")!;
    field.value = "94";
    change(field);
    expect(asked()!.productId).to.equal(94);
  });

  it("mean the variant of other values, where no script finds out which one that is", async () => {
    const { wish, asked, block, change } = await place(await stockBlock("/shop/product/9"));
    const oak = block.querySelector<HTMLInputElement>('[value="902"]')!;
    oak.checked = true;
    change(oak);
    expect(asked()).to.deep.equal({ productId: 0, templateId: 9, valueIds: [902, 904, 907, 908] });
    const calls = watchCalls();
    button(wish).click();
    await until(() => wish.matches(":state(wished)"));
    expect(calls()).to.deep.equal([creating, "/shop/wishlist/add"]);
    expect(await (await fetch("/shop/wishlist?count=1")).json()).to.deep.equal([94]);
    await until(() => button(wish).ariaPressed === "true");
  });

  it("mean what a visitor chose before they were there", async () => {
    const pressed = await stockBlock("/shop/product/9");
    pressed.querySelector<HTMLInputElement>('[value="902"]')!.checked = true;
    expect((await place(pressed)).asked()).to.deep.equal({
      productId: 0,
      templateId: 9,
      valueIds: [902, 904, 907, 908],
    });
    const selected = await stockBlock("/shop/product/9");
    const widths = selected.querySelector("select")!;
    widths.append(new Option("160 cm", "909"));
    const untouched = await place(selected.cloneNode(true) as Element);
    expect(untouched.asked()!.productId, "nothing was chosen").to.equal(91);
    widths.value = "909";
    expect((await place(selected)).asked()).to.deep.equal({
      productId: 0,
      templateId: 9,
      valueIds: [901, 904, 909, 908],
    });
  });

  it("have a variant made of the chosen values, where it does not exist yet", async () => {
    const said = stub(console, "error");
    const { wish, comparison, asked, block, change } = await place(await stockBlock("/shop/product/37"));
    expect(said.callCount, "the block says which product").to.equal(0);
    expect(asked()).to.deep.equal({ productId: 0, templateId: 37, valueIds: [3701, 3704] });
    const brass = block.querySelector<HTMLInputElement>('[value="3702"]')!;
    brass.checked = true;
    change(brass);
    const calls = watchCalls();
    button(wish).click();
    await until(() => wish.matches(":state(wished)"));
    button(comparison).click();
    await until(() => comparison.matches(":state(compared)"));
    expect(calls().filter((path) => path === creating)).to.have.length(2);
    const plain = block.querySelector<HTMLInputElement>('[value="3701"]')!;
    plain.checked = true;
    change(plain);
    expect(
      [wish.matches(":state(wished)"), comparison.matches(":state(compared)")],
      "another one is meant",
    ).to.deep.equal([false, false]);
  });

  it("are absent while the shop does not have what is chosen", async () => {
    const { wish, comparison, block } = await place(await stockBlock("/shop/product/9"));
    block.classList.add("css_not_available");
    await until(() =>
      [wish, comparison].every((host) => getComputedStyle(host).display === "none" && host.matches(":state(absent)")),
    );
    block.classList.remove("css_not_available");
    await until(() => [wish, comparison].every((host) => getComputedStyle(host).display === "inline-block"));
  });

  it("mean the variant that is chosen in a list of them", async () => {
    const list = document.createElement("div");
    list.className = "js_product";
    list.append(
      ...[31, 32].map((id, index) =>
        Object.assign(document.createElement("input"), {
          type: "radio",
          name: "product_id",
          className: "product_id js_product_change",
          value: id,
          checked: !index,
        }),
      ),
      Object.assign(document.createElement("ul"), { className: "js_add_cart_variants" }),
    );
    list.querySelector("ul")!.dataset["unchanged_value_ids"] = "[301, 302]";
    const { asked, change } = await place(list);
    expect(asked()).to.deep.equal({ productId: 31, templateId: 0, valueIds: [301, 302] });
    const [, second] = list.querySelectorAll("input");
    second!.checked = true;
    change(second!);
    expect(asked()!.productId).to.equal(32);
  });

  it("survive what is no JSON", async () => {
    const block = await stockBlock("/shop/product/9");
    block.querySelector<HTMLElement>("ul")!.dataset["unchanged_value_ids"] = "{'broken: []'}";
    const { asked } = await place(block);
    expect(asked()!.productId).to.equal(91);
  });

  it("are deaf once they are gone", async () => {
    const { block, wish, change } = await place(await stockBlock("/shop/product/9"));
    const end = new AbortController();
    const tell = spy();
    expect(followBlock(wish, end.signal, tell)).to.equal(true);
    change(block.querySelector(".product_id")!);
    expect(tell.callCount).to.equal(2);
    end.abort();
    change(block.querySelector(".product_id")!);
    block.classList.add("css_not_available");
    await nextFrame();
    expect(tell.callCount).to.equal(2);
  });
});
