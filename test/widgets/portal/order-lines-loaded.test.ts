import { expect } from "@open-wc/testing";
import { restore, spy, stub } from "sinon";
import { sampleOrder as order } from "#demo/server/portal/orders/sample.ts";
import declaration from "#portal/order-lines/order-lines.element.ts";
import { define } from "#shared/element/index.ts";
import { newVisitor, until } from "../shared/state/visitor.ts";

define(declaration);

const place = (attributes: string, content = "") => {
  document.body.innerHTML = `<suite-order-lines ${attributes}>${content}</suite-order-lines>`;
  return document.querySelector<HTMLElement & { refresh(): void }>("suite-order-lines")!;
};
const all = <T extends HTMLElement>(host: Element, selector: string) => [
  ...host.shadowRoot!.querySelectorAll<T>(`[part=loaded] ${selector}`),
];
const inside = <T extends HTMLElement>(host: Element, selector: string) => all<T>(host, selector)[0]!;
const texts = (host: Element, selector: string) =>
  all(host, selector).map(({ textContent }) => textContent.replace(/\s+/g, " ").trim());
const loaded = (host: Element) => until(() => inside(host, "[part=lines]"));
const part = (host: Element, name: string) => host.shadowRoot!.querySelector<HTMLElement>(`[part~=${name}]`);
const field = (host: Element) => inside<HTMLInputElement>(host, "[name=quantity]");
const sample = `data-order-id="${order.id}" data-access-token="${order.token}"`;

/** Answers requests for a page with this one, and calls with these results, one after the other; the last one is repeated. */
function answerWith(page: string, ...results: unknown[]) {
  const calls: string[] = [];
  stub(globalThis, "fetch").callsFake(async (asked) => {
    const request = asked as Request;
    calls.push(`${request.method} ${new URL(request.url).pathname}`);
    if (request.method === "GET") return Object.defineProperty(new Response(page), "url", { value: request.url });
    const result = results.length > 1 ? results.shift() : results[0];
    return new Response(JSON.stringify({ jsonrpc: "2.0", id: 1, result }), {
      headers: { "Content-Type": "application/json" },
    });
  });
  return calls;
}
const recordedPage = async () => (await fetch("/test/fixtures/wire/whole/portal_order_with_option_added.html")).text();

describe("suite-order-lines without lines", () => {
  beforeEach(newVisitor);
  afterEach(restore);

  it("shows the order of the suite's page, and leaves the author's markup as it is", async () => {
    const host = place(sample);
    const written = document.body.innerHTML;
    const addresses: string[] = [];
    host.addEventListener("suite-load", ({ detail }: CustomEventInit<{ address: string }>) =>
      addresses.push(detail!.address),
    );
    await loaded(host);
    expect(texts(host, "[part=name]").length).to.be.greaterThan(1);
    expect(texts(host, "[part=price]").every((text) => /^\$ [\d,.]+$/.test(text))).to.equal(true);
    expect(all(host, "[name=quantity]")).to.have.length(1);
    expect(texts(host, "[part=totals] th").at(-1)).to.equal("Total");
    expect(host.shadowRoot!.querySelectorAll(":is([class*=js_],[class*=fa],[id],script,style)")).to.have.length(0);
    expect(document.body.innerHTML).to.equal(written);
    // without the token
    expect(addresses).to.deep.equal([`${location.origin}/my/orders/${order.id}`]);
    await expect(host).to.be.accessible();
  });

  it("changes a quantity in the suite, and shows the amounts of the line and of the order", async () => {
    const host = place(sample);
    await loaded(host);
    const before = texts(host, "[part=totals] td").at(-1);
    const details: { quantity: number; total: string }[] = [];
    host.addEventListener("suite-order-change", ({ detail }: CustomEventInit<{ quantity: number; total: string }>) =>
      details.push(detail!),
    );
    const quantity = Number(field(host).value);
    inside(host, "[name=plus]").click();
    await until(() => details.length);
    expect([details[0]!.quantity, Number(field(host).value)]).to.deep.equal([quantity + 1, quantity + 1]);
    const after = texts(host, "[part=totals] td").at(-1);
    expect(after).to.equal(`$ ${details[0]!.total}`);
    expect(after).not.to.equal(before);
    expect(host.shadowRoot!.querySelector("[part=failure]")).to.equal(null);
  });

  it("takes the order from a link, which is the fallback, and changes lines by the token of the page", async () => {
    const host = place("", `<a href="/my/orders/${order.id}?access_token=${order.token}">Your order</a>`);
    await loaded(host);
    expect(host.querySelector("a")!.checkVisibility()).to.equal(false);
    let changes = 0;
    host.addEventListener("suite-order-change", () => changes++);
    inside(host, "[name=plus]").click();
    await until(() => changes);
  });

  it("shows a recorded page of a suite, and replaces the totals by those of the answer", async () => {
    const page = await recordedPage();
    answerWith(page, {
      order_line_product_uom_qty: "2.0",
      order_line_price_subtotal: "170.00",
      order_amount_total: "275.00",
      order_totals_table: `<table><tr><td><strong>Subtotal</strong></td><td><span data-id="total_untaxed">$ <span class="oe_currency_value">269.00</span></span></td></tr>
        <tr><td><b onclick="alert(1)">Taxes</b></td><td><span>$ <span class="oe_currency_value">6.00</span></span></td></tr>
        <tr><td>Total</td><td><span data-id="total_amount">$ <span class="oe_currency_value">275.00</span></span></td></tr></table>`,
    });
    const host = place('data-order-id="39"');
    await loaded(host);
    expect(texts(host, "[part=name]")).to.deep.equal([
      "[E-COM11] Cabinet with Doors",
      "Corner Desk Black",
      "Corner Desk Black",
    ]);
    expect(texts(host, "[part=price]")).to.deep.equal(["$ 14.00", "$ 85.00", "$ 85.00"]);
    expect(texts(host, "p.controls")).to.deep.equal(["Quantity: 1.000", "Quantity: 1.000"]);
    expect(texts(host, "[part=totals] tr")).to.deep.equal(["Subtotal$ 184.00", "Total$ 184.00"]);
    inside(host, "[name=plus]").click();
    await until(() => field(host).value === "2.0" && all(host, "[part=totals] tr").length === 3);
    expect(texts(host, "[part=price]").at(-1)).to.equal("$ 170.00");
    expect(texts(host, "[part=totals] tr")).to.deep.equal(["Subtotal$ 269.00", "Taxes$ 6.00", "Total$ 275.00"]);
    expect(all(host, "[onclick]")).to.have.length(0);
  });

  it("loads the order again after a line is gone, and stays", async () => {
    const calls = answerWith(await recordedPage(), false);
    const host = place('data-order-id="39"');
    await loaded(host);
    const before = inside(host, "[part=lines]");
    inside(host, "[name=remove]").focus();
    inside(host, "[name=remove]").click();
    await until(() => inside(host, "[part=lines]") !== before);
    expect(calls).to.deep.equal(["GET /my/orders/39", "POST /my/orders/39/update_line_dict", "GET /my/orders/39"]);
    expect(host.shadowRoot!.activeElement).not.to.equal(null);
  });

  it("restores the quantity and shows an error", async () => {
    answerWith(await recordedPage(), "<Response 213 bytes [302 FOUND]>");
    const host = place('data-order-id="39"');
    await loaded(host);
    field(host).value = "7";
    field(host).dispatchEvent(new Event("change", { bubbles: true }));
    await until(() => part(host, "failure"));
    expect(part(host, "failure")!.textContent).to.contain("The quantity was not changed.");
    expect(field(host).value).to.equal("1.0");
  });

  it("says that there is no such order, and keeps the author's content", async () => {
    answerWith("<h1>Documents</h1>");
    const host = place('data-order-id="99999"', '<a href="/my/orders">Orders</a>');
    await until(() => host.matches(":state(missing)"));
    expect(part(host, "missing")!.textContent).to.equal("This order is not available any more.");
    expect(host.querySelector("a")!.checkVisibility()).to.equal(true);
  });

  it("loads nothing beside lines of the page, and nothing of it enters a form around it", async () => {
    const requests = spy(globalThis, "fetch");
    const own = place(sample, '<p data-line-id="1"><input name="quantity" value="2" aria-label="Quantity"></p>');
    await until(() => own.matches(":state(ready)"));
    expect(requests.called).to.equal(false);
    document.body.innerHTML = `<form><suite-order-lines ${sample}></suite-order-lines></form>`;
    await loaded(document.querySelector("suite-order-lines")!);
    expect([...new FormData(document.querySelector("form")!)]).to.deep.equal([]);
  });

  it("reduces a hostile page to texts and checked addresses", async () => {
    answerWith(`<table id="sales_order_table"><tbody><tr><td><a href="javascript:alert(1)">&lt;img src=x onerror=alert(1)&gt;</a><script>alert(1)</script></td>
      <td><input class="js_quantity" data-id="7" value="1" onfocus="alert(1)"></td>
      <td><span class="oe_order_line_price_subtotal"><b onclick="alert(1)">€</b> <span class="oe_currency_value">1<img src=x></span></span></td></tr></tbody></table>
      <div id="total"><table><tr><td><input name="querySelector">Total</td><td data-id="total_amount"><span>9</span></td></tr></table></div>`);
    const host = place('data-order-id="1"');
    await loaded(host);
    expect(all(host, ":is(script,img,b,a,[onclick],[onfocus],[name=querySelector])")).to.have.length(0);
    expect(texts(host, "[part=name]")[0]).to.contain("<img src=x onerror=alert(1)>");
    expect(texts(host, "[part=price]")).to.deep.equal(["€ 1"]);
  });
});
