import { expect } from "@open-wc/testing";
import { restore } from "sinon";
import { define } from "#shared/element/index.ts";
import addToCart from "#shop/add-to-cart/add-to-cart.element.ts";
import cartElement from "#shop/cart/cart.element.ts";
import cartPopover from "#shop/cart-popover/cart-popover.element.ts";
import compareButton from "#shop/compare-button/compare-button.element.ts";
import comparePanel from "#shop/compare-panel/compare-panel.element.ts";
import compareTable from "#shop/compare-table/compare-table.element.ts";
import wishlistElement from "#shop/wishlist/wishlist.element.ts";
import wishlistButton from "#shop/wishlist-button/wishlist-button.element.ts";
import wishlistLink from "#shop/wishlist-link/wishlist-link.element.ts";
import { until } from "../shared/state/visitor.ts";
import { watchWays } from "../ways.ts";
import { newCustomer, products, put, rendered, storedCart } from "./basket.ts";
import { ask, builtInPage, comeBack, elsewhere, newShopper } from "./lists.ts";

for (const declaration of [
  addToCart,
  cartPopover,
  cartElement,
  compareButton,
  comparePanel,
  compareTable,
  wishlistButton,
  wishlistLink,
  wishlistElement,
])
  define(declaration);
const { chair, bench, studioDesk } = products;
const lamp = 311;
const changes = ["suite-cart-change", "suite-wishlist-change", "suite-compare-change"] as const;

/** Opens a page with all elements of the shop: menus for wide and narrow screens, a card, the cart, the wishlist, the comparison. */
async function place() {
  const lineId = await put(chair, 1);
  for (const product_id of [bench, studioDesk]) await elsewhere("/shop/wishlist/add", { product_id });
  const wishes = [...(await builtInPage("/shop/wishlist")).querySelectorAll<HTMLElement>("[data-wish-id]")].map(
    ({ dataset }) =>
      `<li data-wish-id="${dataset["wishId"]}" data-product-id="${dataset["productId"]}"><button name="add">Add</button><button name="remove">Remove</button></li>`,
  );
  const menu = "<nav><suite-cart-popover></suite-cart-popover><suite-wishlist-link></suite-wishlist-link></nav>";
  document.body.innerHTML = `<main>${menu}${menu}
    <suite-add-to-cart data-product-id="${lamp}"></suite-add-to-cart>
    <suite-wishlist-button data-product-id="${lamp}"></suite-wishlist-button><suite-compare-button data-product-id="${lamp}"></suite-compare-button>
    <suite-cart><p data-line-id="${lineId}" data-product-id="${chair}"><input name="quantity" value="1"><button name="plus">+</button></p></suite-cart>
    <suite-wishlist><ul>${wishes.join("")}</ul></suite-wishlist>
    <suite-compare-table data-products="${chair},${bench},${studioDesk}"></suite-compare-table><suite-compare-panel></suite-compare-panel></main>`;
  const hosts = [...document.querySelectorAll<HTMLElement>("main > *, nav > *")].filter(
    ({ localName }) => localName.startsWith("suite-") && localName !== "suite-compare-panel",
  );
  for (const host of hosts) await rendered(host);
  comeBack();
  const find = (tag: string, selector: string) =>
    document.querySelector(tag)!.shadowRoot!.querySelector<HTMLElement>(selector) ??
    document.querySelector<HTMLElement>(`${tag} ${selector}`);
  await until(() => find("suite-compare-table", ".a-submit"));
  const told: string[] = [];
  const hear = (event: Event) =>
    told.push(`${event.type.slice(6)} of ${(event.composedPath()[0] as Element).localName}`);
  for (const name of changes) document.addEventListener(name, hear);
  const idle = () => until(() => !document.querySelector(":state(busy)"), "still busy");
  const counted = async (quantity: number) => {
    await until(
      () =>
        [...document.querySelectorAll("suite-cart-popover")].every(
          (host) => host.shadowRoot!.querySelector("[part=badge]")?.firstElementChild?.textContent === `${quantity}`,
        ),
      `not ${quantity} in the cart`,
    );
    await idle();
  };
  const stop = () => {
    for (const name of changes) document.removeEventListener(name, hear);
  };
  /** Returns the events that are dispatched from `act` until `done`. */
  const during = async (act: () => unknown, done: () => Promise<unknown>) => {
    told.length = 0;
    await act();
    await done();
    return [...told];
  };
  return { find, during, counted, idle, stop };
}

describe("a page with all elements of the shop", () => {
  // the first call starts the demo server
  let page: Awaited<ReturnType<typeof place>> | undefined;
  let leading: ReturnType<typeof watchWays> | undefined;
  beforeEach(async () => {
    await newShopper();
    await newCustomer();
    leading = watchWays();
    page = await place();
  });
  afterEach(() => {
    page?.stop();
    leading?.stop();
    restore();
    document.body.replaceChildren();
  });

  it("dispatches each change of the cart once, on the element that the visitor used", async () => {
    const { find, during, counted } = page!;
    await counted(1);
    expect(
      await during(
        () => find("suite-add-to-cart", "[part=button]")!.click(),
        () => counted(2),
      ),
    ).to.deep.equal(["cart-change of suite-add-to-cart"]);
    expect(
      await during(
        () => find("suite-cart", "[name=plus]")!.click(),
        () => counted(3),
      ),
    ).to.deep.equal(["cart-change of suite-cart"]);
    expect(
      await during(
        () => find("suite-compare-table", ".a-submit")!.click(),
        () => counted(4),
      ),
    ).to.deep.equal(["cart-change of suite-compare-table"]);
    expect(
      await during(
        () => find("suite-wishlist", "[name=add]")!.click(),
        () => counted(5),
      ),
    ).to.deep.equal(["cart-change of suite-wishlist", "wishlist-change of suite-wishlist"]);
    expect(Object.values(await storedCart()).reduce((sum, pieces) => sum + pieces)).to.equal(5);
  });

  it("dispatches each change that the page itself requested once, on the counter", async () => {
    const { during, counted } = page!;
    await counted(1);
    const add = () => ask("suite-cart-add", { productId: lamp, quantity: 2 });
    expect(await during(add, () => counted(3))).to.deep.equal(["cart-change of suite-cart-popover"]);
    expect(await during(add, () => counted(5))).to.deep.equal(["cart-change of suite-cart-popover"]);
  });

  it("dispatches each change of the lists once", async () => {
    const { find, during, idle } = page!;
    const compared = (count: number) => async () => {
      await until(
        () =>
          document
            .querySelector("suite-compare-panel")!
            .shadowRoot!.querySelector("[part=chip]")
            ?.textContent.includes(`${count} `) ?? !count,
      );
      await idle();
    };
    expect(await during(() => find("suite-compare-button", "[part=button]")!.click(), compared(1))).to.deep.equal([
      "compare-change of suite-compare-panel",
    ]);
    await ask("suite-compare-add", { productId: bench });
    await compared(2)();
    expect(await during(() => find("suite-compare-panel", "[part=remove]")!.click(), compared(1))).to.deep.equal([
      "compare-change of suite-compare-panel",
    ]);
    const columns = () =>
      document.querySelector("suite-compare-table")!.shadowRoot!.querySelectorAll(".product_summary").length;
    expect(columns()).to.equal(3);
    const isUpdated = () => until(() => columns() === 2);
    expect(await during(() => find("suite-compare-table", ".o_comparelist_remove")!.click(), isUpdated)).to.deep.equal([
      "compare-change of suite-compare-table",
    ]);
    const wished = () => until(() => document.querySelector("suite-wishlist-button:state(wished)"));
    expect(await during(() => find("suite-wishlist-button", "[part=button]")!.click(), wished)).to.deep.equal([
      "wishlist-change of suite-wishlist-button",
    ]);
  });
});
