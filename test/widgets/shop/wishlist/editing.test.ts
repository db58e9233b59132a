import { expect, fixture } from "@open-wc/testing";
import { define } from "#shared/element/index.ts";
import wishlistElement from "#shop/wishlist/wishlist.element.ts";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { builtInPage, elsewhere, newShopper, products } from "../lists.ts";
import { edit } from "../payment-page.ts";

define(wishlistElement);

describe("suite-wishlist in the suite's editor", () => {
  // the first call starts the demo server
  beforeEach(() => newShopper());
  afterEach(() => void edit(false));

  it("restores the rows while the page is edited, and hides removed entries again afterwards", async () => {
    for (const product_id of [products.chair, products.bench]) await elsewhere("/shop/wishlist/add", { product_id });
    const host = document.createElement("suite-wishlist");
    host.append((await builtInPage("/shop/wishlist")).querySelector(".wishlist-section")!);
    (await fixture("<div></div>")).append(host);
    await until(() => host.matches(":state(ready)"));
    const hidden = () => [...host.querySelectorAll<HTMLElement>("[data-wish-id]")].map((row) => row.hidden);
    const changed = new Promise((resolve) => host.addEventListener("suite-wishlist-change", resolve));
    host.querySelector<HTMLElement>(".o_wish_rm")!.click();
    await changed;
    expect(hidden()).to.deep.equal([true, false]);
    edit(true);
    await until(() => hidden().join() === "false,false");
    edit(false);
    await until(() => hidden().join() === "true,false");
  });
});
