import { expect } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { restore, type SinonStub, spy, stub } from "sinon";
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
    const field = markup.querySelector<HTMLInputElement>("[name=add_qty]")!;
    field.select();
    await sendKeys({ type: "3" });
    await sendKeys({ press: "Enter" });
    await until(() => events.length > 0);
    expect([events, field.value]).to.deep.equal([[3], "3"]);
    markup.querySelector<HTMLElement>("button[name=minus]")!.click();
    expect([events, field.value], "a button that changes the quantity buys nothing").to.deep.equal([[3], "2"]);
    expect((history.replaceState as SinonStub).called, "the quantity is not in the address").to.equal(false);
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

  it("buys the quantity of a list, and shows the rest of the stock in it", async () => {
    const { host, markup, buy, idle } = await place(corner, (page) => {
      page.querySelector("[name=add_qty]")!.outerHTML = '<select name="add_qty"><option>1<option>2<option>50</select>';
    });
    const list = markup.querySelector<HTMLSelectElement>("[name=add_qty]")!;
    const asked = new Promise<{ quantity: number }>((resolve) =>
      host.addEventListener("suite-cart-add", (event) => {
        event.preventDefault();
        resolve((event as CustomEvent<{ quantity: number }>).detail);
      }),
    );
    list.value = "50";
    list.dispatchEvent(new Event("change", { bubbles: true }));
    await until(() => list.value === "3");
    await idle();
    markup.querySelector<HTMLElement>(".fa-minus")!.click();
    expect(list.value).to.equal("2");
    await idle();
    buy.click();
    expect((await asked).quantity).to.equal(2);
  });

  it("disables a site builder's button without a type, and shows the stock", async () => {
    document.body.innerHTML = `<suite-product data-template-id="5" data-product-id="51"><form method="post"><input name="add_qty" value="1"><p data-stock></p><button>Buy</button></form></suite-product>`;
    const host = document.querySelector("suite-product")!;
    const stock = host.querySelector("p")!;
    await rendered(host);
    await until(() => !host.matches(":state(busy)"));
    expect([stock.textContent, stock.role]).to.deep.equal(["3 Unit(s) available", "status"]);
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
