import { expect } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { restore, spy, stub } from "sinon";
import { define } from "#shared/element/index.ts";
import declaration from "#shop/product/product.element.ts";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { newCustomer, rendered } from "../basket.ts";
import { place } from "./product-page.ts";

define(declaration);
const corner = "/shop/product/mole-corner-desk-5";

const type = (field: HTMLInputElement, text: string) => {
  field.value = text;
  field.dispatchEvent(new Event("change", { bubbles: true }));
};

/** Returns the quantities of the recorded combination calls. */
async function quantitiesOf(requests: readonly Request[]): Promise<unknown[]> {
  const calls = requests.filter(({ url }) => url.includes("get_combination_info"));
  const bodies = await Promise.all(calls.map((request) => request.clone().json() as Promise<{ params: object }>));
  return bodies.map(({ params }) => (params as { add_qty: unknown }).add_qty);
}

/** Records a copy of each request: the body of a sent request cannot be read. */
function watchRequests(): readonly Request[] {
  const real = window.fetch.bind(window);
  const requests: Request[] = [];
  stub(window, "fetch").callsFake((input, init) => {
    if (input instanceof Request) requests.push(input.clone());
    return real(input, init);
  });
  return requests;
}

describe("suite-product", () => {
  // the first call starts the demo server
  beforeEach(async () => {
    stub(history, "replaceState");
    await newCustomer();
  });
  afterEach(() => restore());

  it("buys the typed quantity on Enter, even if the form's first button changes the quantity", async () => {
    const { host, markup } = await place(corner, (page) =>
      page.querySelector(".js_product")!.insertAdjacentHTML("afterbegin", '<button name="minus">Less</button>'),
    );
    const events: unknown[] = [];
    host.addEventListener("suite-cart-add", (event) => {
      event.preventDefault();
      events.push((event as CustomEvent<{ quantity: number }>).detail.quantity);
    });
    markup.querySelector<HTMLInputElement>("[name=add_qty]")!.select();
    await sendKeys({ type: "3" });
    await sendKeys({ press: "Enter" });
    await until(() => events.length > 0);
    expect(events).to.deep.equal([3]);
  });

  for (const text of ["0", "-3"])
    it(`disables its button and buys nothing at a quantity of ${text} of a storable product`, async () => {
      const { host, markup, buy, idle } = await place(corner);
      const field = markup.querySelector<HTMLInputElement>("[name=add_qty]")!;
      const events = spy();
      host.addEventListener("suite-cart-add", events);
      type(field, text);
      await idle();
      expect([field.value, buy.getAttribute("aria-disabled")]).to.deep.equal([text, "true"]);
      expect(buy).to.have.class("disabled");
      expect(buy).to.have.class("out_of_stock");
      buy.click();
      await idle();
      expect(events.callCount).to.equal(0);
      type(field, "2");
      expect([...buy.classList].filter((name) => /disabled|out_of_stock/.test(name))).to.deep.equal([]);
      expect(buy.hasAttribute("aria-disabled")).to.equal(false);
    });

  it("disables a site builder's button without a type", async () => {
    document.body.innerHTML = `<suite-product data-template-id="5" data-product-id="51"><form method="post"><input name="add_qty" value="1"><button>Buy</button></form></suite-product>`;
    const host = document.querySelector("suite-product")!;
    await rendered(host);
    await until(() => !host.matches(":state(busy)"));
    type(host.querySelector("input")!, "0");
    expect(host.querySelector("button")!.getAttribute("aria-disabled")).to.equal("true");
  });

  it("reduces the quantity to the stock, and requests its price again", async () => {
    const { markup, idle } = await place(corner);
    const field = markup.querySelector<HTMLInputElement>("[name=add_qty]")!;
    const requests = watchRequests();
    type(field, "50");
    await until(() => field.value === "3");
    await until(async () => (await quantitiesOf(requests)).at(-1) === 3);
    await idle();
    expect(await quantitiesOf(requests)).to.deep.equal([50, 3]);
  });
});
