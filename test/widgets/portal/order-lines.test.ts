import { expect } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { restore, stub } from "sinon";
import declaration from "#portal/order-lines/order-lines.element.ts";
import { define } from "#shared/element/index.ts";
import { until } from "../shared/state/visitor.ts";
import { place } from "./place.ts";

define(declaration);

const path = "/my/orders/39/update_line/79?access_token=t-1";
const builtIn = `<p><b data-id="total_amount">$ <span class="oe_currency_value">184.00</span></b></p>
<table id="sales_order_table"><tbody>
  <tr>
    <td>Desk</td>
    <td>
      <a class="js_update_line_json" title="Remove one" href="${path}&amp;remove=True"><span class="fa fa-minus"></span></a>
      <input type="text" class="js_quantity" data-id="79" value="1.0">
      <a class="js_update_line_json" title="Add one" href="${path}"><span class="fa fa-plus"></span></a>
    </td>
    <td><span class="oe_order_line_price_subtotal">$ <span class="oe_currency_value">85.00</span></span></td>
    <td><a class="js_update_line_json" title="Remove" href="${path}&amp;unlink=True"><span class="fa fa-trash-o"></span></a></td>
  </tr>
</tbody></table>
<div id="total"><div><table><tbody><tr><td><span data-id="total_amount">$ <span>184.00</span></span></td></tr></tbody></table></div></div>`;

const changed = {
  order_line_product_uom_qty: "2.0",
  order_line_price_total: "170.00",
  order_line_price_subtotal: "170.00",
  order_amount_total: "269.00",
  order_totals_table: `<table class="new"><tr><td><span data-id="total_amount">$ <span>269.00</span></span><img src="x" onerror="alert(1)"></td></tr></table>`,
};

describe("suite-order-lines", () => {
  afterEach(() => {
    restore();
    document.querySelector("main")?.remove();
  });

  /** Answers all calls. Returns the paths and parameters that were sent. */
  function answer(...answers: (() => Response | Promise<Response>)[]) {
    const sent: [string, Record<string, unknown>][] = [];
    for (const level of ["error", "warn"] as const) stub(console, level);
    stub(window, "fetch").callsFake(async (request) => {
      const { params } = (await (request as Request).json()) as { params: Record<string, unknown> };
      sent.push([new URL((request as Request).url).pathname, params]);
      return answers[Math.min(sent.length, answers.length) - 1]!();
    });
    return sent;
  }
  const result = (value: unknown) => () =>
    new Response(JSON.stringify({ jsonrpc: "2.0", id: 1, result: value }), {
      headers: { "Content-Type": "application/json" },
    });

  it("changes a line of the suite by one call, and shows amounts of the line and the order", async () => {
    const sent = answer(result(changed));
    const { host, find, page } = await place(builtIn, declaration);
    const details: unknown[] = [];
    host.addEventListener("suite-order-change", (event) => details.push((event as CustomEvent).detail));
    const plus = find("[title='Add one']");
    expect([plus.role, find(".js_quantity").ariaLabel]).to.deep.equal(["button", "Quantity"]);
    plus.click();
    await until(() => details.length);
    expect(sent).to.deep.equal([
      [
        "/my/orders/39/update_line_dict",
        { line_id: 79, remove: false, unlink: false, access_token: "t-1", input_quantity: false },
      ],
    ]);
    expect(details).to.deep.equal([{ lineId: 79, quantity: 2, total: "269.00" }]);
    expect(find<HTMLInputElement>(".js_quantity").value).to.equal("2.0");
    expect(find(".oe_order_line_price_subtotal .oe_currency_value").textContent).to.equal("170.00");
    expect(
      [...page.querySelectorAll("[data-id=total_amount] span")].map(({ textContent }) => textContent),
    ).to.deep.equal(["269.00", "269.00"]);
    expect([find("#total table").className, find("#total img[onerror]")]).to.deep.equal(["new", null]);
    await expect(host).to.be.accessible();
  });

  for (const [what, ids, amounts] of [
    ["the second of three alike is the untaxed one", ["total_amount", "total_amount", "total_amount"], ["9", "7", "9"]],
    ["two alike are both the total", ["total_amount", "total_amount"], ["9", "9"]],
    [
      "the untaxed one has an id of its own beside any number of totals",
      ["total_untaxed", "total_amount", "total_amount", "total_amount"],
      ["7", "9", "9", "9"],
    ],
    ["the one without discounts has its own", ["amount_undiscounted", "total_amount"], ["11", "9"]],
  ] as const)
    it(`writes the amounts of the order into the page: ${what}`, async () => {
      const totals = { order_amount_total: "9", order_amount_untaxed: "7", order_amount_undiscounted: "11" };
      answer(result({ order_line_product_uom_qty: "2.0", ...totals }));
      const places = ids.map((id) => `<p data-id="${id}"><span>1</span></p>`).join("");
      const table = builtIn.slice(builtIn.indexOf("<table id"), builtIn.indexOf("<div id"));
      const { host, find, page } = await place(table + places, declaration);
      let details = 0;
      host.addEventListener("suite-order-change", () => details++);
      find("[title='Add one']").click();
      await until(() => details);
      const written = [...page.querySelectorAll("p[data-id] span")].map(({ textContent }) => textContent);
      expect(written).to.deep.equal(amounts);
    });

  it("sends a typed quantity once, one less by a button, and writes quantities as the page does", async () => {
    const sent = answer(result(changed));
    const { find } = await place(builtIn.replace('value="1.0"', 'value="١"'), declaration);
    const field = find<HTMLInputElement>(".js_quantity");
    field.value = "7";
    field.dispatchEvent(new Event("change", { bubbles: true }));
    await until(() => field.value === "٢");
    find("[title='Remove one']").click();
    await until(() => sent.length === 2);
    expect(sent.map(([, params]) => [params["input_quantity"], params["remove"]])).to.deep.equal([
      [7, false],
      [false, true],
    ]);
  });

  for (const [name, reply, message] of [
    ["no connection", () => Promise.reject(new TypeError("Failed to fetch")), /may have been changed or not/],
    ["HTTP 500", () => new Response("<h1>500</h1>", { status: 500 }), /was not changed\. Something went wrong/],
    ["a wrong token", result("<Response 213 bytes [302 FOUND]>"), /was not changed\. You do not have access/],
    ["nothing", result(null), /may have been changed or not/],
  ] as const)
    it(`restores the quantity and shows an error: ${name}`, async () => {
      answer(reply);
      const { host, find } = await place(builtIn, declaration);
      const field = find<HTMLInputElement>(".js_quantity");
      field.value = "7";
      field.dispatchEvent(new Event("change", { bubbles: true }));
      await until(() => host.shadowRoot!.querySelector("[role=alert]"));
      expect(host.shadowRoot!.querySelector("[role=alert]")!.textContent).to.match(message);
      expect([field.value, host.matches(":state(error)")]).to.deep.equal(["1.0", true]);
    });

  it("sends a quantity by Enter once, without the form of the page around it and without its buttons", async () => {
    const sent = answer(result(changed));
    const rows = `<form><suite-order-lines data-order-id="6"><p data-line-id="17"><button name="minus">Less</button>
      <input name="quantity" value="1" aria-label="Quantity"></p></suite-order-lines></form>`;
    const { page, find } = await place(rows, declaration);
    let posts = 0;
    page.addEventListener("submit", (event) => {
      event.preventDefault();
      posts++;
    });
    const field = find<HTMLInputElement>("[name=quantity]");
    field.select();
    await sendKeys({ type: "7" });
    await sendKeys({ press: "Enter" });
    field.blur();
    await until(() => field.value === "2");
    expect([sent.map(([, params]) => params["input_quantity"]), posts]).to.deep.equal([[7], 0]);
  });

  for (const [outcome, reply] of [
    ["an answer", result(changed)],
    ["a failure", () => Promise.reject(new TypeError("Failed to fetch"))],
  ] as const)
    it(`keeps a quantity that the visitor types while a change runs, and sends it after ${outcome}`, async () => {
      let respond = () => {};
      const first = new Promise<Response>((resolve) => (respond = () => resolve(reply())));
      const sent = answer(() => first, result({ ...changed, order_line_product_uom_qty: "9.0" }));
      const { find, host } = await place(builtIn, declaration);
      const field = find<HTMLInputElement>(".js_quantity");
      find("[title='Add one']").click();
      await until(() => sent.length === 1);
      field.select();
      await sendKeys({ type: "9" });
      respond();
      await until(() => !host.matches(":state(busy)"));
      expect(field.value).to.equal("9");
      field.blur();
      await until(() => field.value === "9.0");
      expect(sent.map(([, params]) => params["input_quantity"])).to.deep.equal([false, 9]);
    });

  it("shows an answer in a field whose typed text the visitor removed again", async () => {
    answer(result(changed));
    const { find } = await place(builtIn, declaration);
    const field = find<HTMLInputElement>(".js_quantity");
    field.focus();
    await sendKeys({ press: "End" });
    await sendKeys({ type: "9" });
    await sendKeys({ press: "Backspace" });
    field.blur();
    find("[title='Add one']").click();
    await until(() => field.value === "2.0");
  });

  for (const [typed, quantity] of [
    ["1 000,50", 1000],
    ["1’000", 1000],
    ["\u200f١٬٠٠٠", 1000],
    ["3.7", 3],
    ["0", 0],
  ] as const)
    it(`reads a quantity as visitors write it: ${typed}`, async () => {
      const sent = answer(result(changed));
      const { find } = await place(builtIn, declaration);
      const field = find<HTMLInputElement>(".js_quantity");
      field.value = typed;
      field.dispatchEvent(new Event("change", { bubbles: true }));
      await until(() => sent.length);
      expect(sent[0]![1]["input_quantity"]).to.equal(quantity);
    });

  for (const typed of ["-4", "−4", "many", ""])
    it(`refuses text that is no quantity: "${typed}"`, async () => {
      const sent = answer(result(changed));
      const { host, find } = await place(builtIn, declaration);
      const field = find<HTMLInputElement>(".js_quantity");
      field.value = typed;
      field.dispatchEvent(new Event("change", { bubbles: true }));
      await until(() => host.shadowRoot!.querySelector("[role=alert]"));
      expect([field.value, sent]).to.deep.equal(["1.0", []]);
    });

  it("calls the older route if the newer one is missing", async () => {
    const sent = answer(() => new Response("", { status: 404 }), result(["2.0", "269.00"]));
    const { find } = await place(builtIn, declaration);
    find("[title='Add one']").click();
    await until(() => find<HTMLInputElement>(".js_quantity").value === "2.0");
    expect(sent.map(([route]) => route)).to.deep.equal(["/my/orders/39/update_line_dict", "/my/orders/39/update_line"]);
  });

  it("works on simple rows, and restores the suite's markup", async () => {
    const sent = answer(result(changed));
    const simple = await place(
      `<suite-order-lines data-order-id="6" data-access-token="t-2"><table><tbody><tr data-line-id="17"><th>Cushion</th><td><input name="quantity" value="1" aria-label="Quantity"></td><td><button type="button" name="plus">More</button></td><td data-amount="subtotal">1</td></tr></tbody></table></suite-order-lines>`,
      declaration,
    );
    simple.find("[name=plus]").click();
    await until(() => simple.find("[data-amount]").textContent === "170.00");
    expect([sent[0]![0], sent[0]![1]["line_id"], sent[0]![1]["access_token"]]).to.deep.equal([
      "/my/orders/6/update_line_dict",
      17,
      "t-2",
    ]);
    simple.page.remove();
    const { page, written, giveBack } = await place(builtIn, declaration);
    giveBack();
    await until(() => page.innerHTML === written);
  });
});
