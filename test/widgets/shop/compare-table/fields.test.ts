import { expect, fixture } from "@open-wc/testing";
import { define } from "#shared/element/index.ts";
import compareTable from "#shop/compare-table/compare-table.element.ts";
import { rendered } from "../basket.ts";
import { builtInPage, newShopper, products } from "../lists.ts";

define(compareTable);

describe("suite-compare-table", () => {
  // the first call starts the demo server
  before(() => newShopper());

  it("finds the variant of a form by its class, and the quantity", async () => {
    const page = await builtInPage(`/shop/compare/?products=${products.chair},${products.studioDesk}`);
    const host = document.createElement("suite-compare-table");
    host.append(page.querySelector("#o_comparelist_table")!);
    (await fixture("<div></div>")).append(host);
    await rendered(host);
    const field = host.querySelector<HTMLInputElement>("form [name=product_id]")!;
    field.removeAttribute("name");
    field.className = "product_id";
    field.insertAdjacentHTML("afterend", '<input name="add_qty" value="2">');
    const intent = new Promise<unknown>((resolve) =>
      host.addEventListener("suite-cart-add", (event) => {
        event.preventDefault();
        resolve((event as CustomEvent<unknown>).detail);
      }),
    );
    field.form!.querySelector<HTMLElement>(".a-submit")!.click();
    expect(await intent).to.deep.include({ productId: Number(field.value), quantity: 2 });
  });
});
