import { expect } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { restore, stub } from "sinon";
import { define } from "#shared/element/index.ts";
import declaration from "#shop/delivery/delivery.element.ts";
import { showsRefusals } from "#test/widgets/refusal.ts";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { newCustomer, products, put, rendered } from "../basket.ts";
import { behave, misbehave, watchCalls } from "../lists.ts";
import { adopt, amountAt, edit, openPayment, payButton } from "../payment-page.ts";

define(declaration);
const path = "/shop/update_carrier";

const carriers = `<fieldset><legend>Delivery</legend>
  <label><input type="radio" name="delivery_type" value="1"> Parcel <span class="badge"></span></label>
  <label><input type="radio" name="delivery_type" value="2"> Carried up <span class="badge"></span></label></fieldset>`;

/** Markup of the suite for carriers whose prices are not computed yet (behaviour/shop-cart-checkout.md item 43). */
const carriersToCompute = `<fieldset><legend>Delivery</legend><ul>${[1, 2]
  .map(
    (
      id,
    ) => `<li><input type="radio" name="delivery_type" value="${id}" id="to_compute_${id}"><label for="to_compute_${id}">Carrier ${id}</label>
      <span class="badge d-none"></span><span class="badge o_delivery_compute">Select to compute</span></li>`,
  )
  .join("")}</ul></fieldset>`;

/** Opens a page with a page author's markup. */
async function place(pay = '<button id="pay">Pay</button>', markup = carriers) {
  const page = document.createElement("div");
  page.innerHTML = `<suite-delivery data-for="pay">${markup}</suite-delivery><p>$ <span data-amount="total"></span></p>${pay}`;
  document.body.append(page);
  const host = page.querySelector("suite-delivery")!;
  await rendered(host);
  const radio = (id: number) => page.querySelector<HTMLInputElement>(`[value="${id}"]`)!;
  const part = (name: string) => host.shadowRoot!.querySelector<HTMLElement>(`[part~=${name}]`);
  const idle = () => until(() => !host.matches(":state(busy)"));
  const button = page.querySelector("button")!;
  return { page, host, radio, part, idle, button };
}

/** Makes the suite return one result for every carrier. */
const answers = (result: object) => {
  const real = window.fetch.bind(window);
  stub(window, "fetch").callsFake((input, init) =>
    new URL(input instanceof Request ? input.url : input, location.href).pathname === path
      ? Promise.resolve(Response.json({ jsonrpc: "2.0", id: 1, result }))
      : real(input, init),
  );
};
const amounts = { new_amount_delivery: "5.00", new_amount_untaxed: "1.00", new_amount_tax: "1.00" };

describe("suite-delivery", () => {
  beforeEach(() => newCustomer());
  afterEach(() => {
    restore();
    behave();
    edit(false);
  });

  it("requests a choice, and disables the button until the suite has confirmed the carrier", async () => {
    await put(products.chair);
    const { page, host, radio, part, idle, button } = await place();
    const calls = watchCalls();
    expect([button.disabled, button.ariaDescription]).to.deep.equal([true, "Choose a delivery method."]);
    expect(part("status")!.textContent).to.equal("Choose a delivery method.");
    expect(part("status")!.getBoundingClientRect().height).to.be.above(10);
    await expect(host).to.be.accessible();
    const changes: unknown[] = [];
    host.addEventListener("suite-delivery-change", (event) => changes.push((event as CustomEvent).detail));
    radio(1).focus();
    let isHeld = false;
    page.addEventListener("change", () => (isHeld = button.disabled));
    await sendKeys({ press: "ArrowDown" });
    expect([radio(2).checked, isHeld]).to.deep.equal([true, true]);
    await idle();
    expect([button.disabled, button.hasAttribute("aria-description")]).to.deep.equal([false, false]);
    expect(document.activeElement).to.equal(radio(2));
    const total = page.querySelector("[data-amount=total]")!.textContent;
    expect(changes).to.have.length(1);
    expect(changes[0]).to.deep.include({ carrierId: 2, amount: "79.00", total });
    expect(radio(2).parentElement!.querySelector(".badge")!.textContent).to.equal("79.00");
    await until(() => part("status")!.textContent === `Delivery: 79.00. Total: ${total}.`);
    expect(calls()).to.deep.equal([path]);
  });

  it("sends the carrier that the page has chosen, without an announcement, and updates the suite's page", async () => {
    await put(products.chair);
    await openPayment();
    const { host, markup, part } = await adopt(declaration);
    await until(() => !payButton().disabled);
    expect(part("status")!.textContent).to.equal("");
    const before = amountAt("#order_total");
    markup.querySelector<HTMLElement>("label[for=delivery_2]")!.click();
    expect(payButton().disabled).to.equal(true);
    await until(() => !payButton().disabled);
    expect([amountAt("#order_delivery"), amountAt("#order_total") === before]).to.deep.equal(["79.00", false]);
    expect(amountAt(".toggle_summary")).to.equal(amountAt("#order_total"));
    await expect(host).to.be.accessible();
  });

  it("chooses a carrier by a press anywhere in its row, except on the row's own controls", async () => {
    const { page, radio } = await place(
      "",
      carriersToCompute.replaceAll(
        "</li>",
        '<p>By hand</p><a href="#more">More</a><button type="button">?</button></li>',
      ),
    );
    const [first, second] = page.querySelectorAll<HTMLElement>("li");
    const calls = watchCalls();
    second!.querySelector<HTMLElement>("p")!.click();
    expect(radio(2).checked).to.equal(true);
    for (const own of first!.querySelectorAll<HTMLElement>("a,button")) own.click();
    expect(radio(2).checked).to.equal(true);
    radio(1).disabled = true;
    first!.click();
    expect(radio(2).checked).to.equal(true);
    radio(1).disabled = false;
    first!.querySelector<HTMLElement>(".o_delivery_compute")!.click();
    expect(radio(1).checked).to.equal(true);
    await until(() => calls().filter((each) => each === path).length === 2);
  });

  it("shows that a carrier is free above an amount, with the page's own text", async () => {
    await put(products.studioDesk, 2);
    await openPayment();
    const { markup } = await adopt(declaration);
    await until(() => !payButton().disabled);
    expect(amountAt("#order_delivery")).to.equal("0.00");
    expect(markup.querySelector(".badge")!.textContent).to.equal("Free");
  });

  it("shows the suite's message that a carrier cannot deliver the order, as text, and disables the button", async () => {
    answers({ ...amounts, status: false, error_message: "<b>Too</b> heavy", carrier_id: 1, new_amount_total: "7.00" });
    const { page, host, radio, part, button } = await place();
    radio(1).click();
    await until(() => part("failure"));
    const alert = part("failure")!.querySelector("[role=alert]")!;
    expect([alert.textContent, alert.childElementCount, part("retry")]).to.deep.equal(["<b>Too</b> heavy", 0, null]);
    expect([button.disabled, button.ariaDescription]).to.deep.equal([true, "<b>Too</b> heavy"]);
    expect(page.querySelector("[data-amount=total]")!.textContent).to.equal("7.00");
    expect(host.matches(":state(refused)")).to.equal(true);
    await expect(host).to.be.accessible();
  });

  it("shows all carriers as free if a discount makes them free", async () => {
    const discounted = { new_amount_order_discounted: "9.00", new_amount_total: "7.00" };
    answers({ ...amounts, ...discounted, status: true, error_message: false, carrier_id: 1 });
    const { page, radio, idle } = await place();
    for (const badge of page.querySelectorAll(".badge")) badge.textContent = "29.00";
    radio(1).click();
    await idle();
    expect([...page.querySelectorAll(".badge")].map(({ textContent }) => textContent)).to.deep.equal(["Free", "Free"]);
  });

  it("replaces the badge of a price to compute by the price, and restores all badges", async () => {
    await put(products.chair);
    const { page, host, radio, idle } = await place("", carriersToCompute);
    const sent = page.querySelector("fieldset")!.outerHTML;
    const badges = () => [...page.querySelectorAll(".badge")].map((badge) => [badge.className, badge.textContent]);
    for (const id of [1, 2, 1]) {
      radio(id).click();
      await idle();
    }
    expect(badges()).to.deep.equal([
      ["badge", "29.00"],
      ["badge o_delivery_compute d-none", "Select to compute"],
      ["badge", "79.00"],
      ["badge o_delivery_compute d-none", "Select to compute"],
    ]);
    host.remove();
    await until(() => host.querySelector("fieldset")!.outerHTML === sent);
  });

  it("shows that a call failed, disables the button, and tries again by Retry", async () => {
    await put(products.chair);
    const { host, radio, part, idle, button } = await place();
    stub(console, "error");
    misbehave({ errors: 1 });
    radio(1).click();
    await until(() => part("failure"));
    expect([radio(1).checked, button.disabled]).to.deep.equal([true, true]);
    await expect(host).to.be.accessible();
    behave();
    part("retry")!.click();
    await until(() => !part("failure"));
    await idle();
    expect(button.disabled).to.equal(false);
  });

  it("restores the button when it is removed and while the editor is open, and keeps a button that the page had disabled", async () => {
    await put(products.chair);
    await openPayment();
    const sent = payButton().outerHTML;
    const { markup, undo, sent: markupSent } = await adopt(declaration);
    await until(() => !payButton().disabled);
    document.querySelector<HTMLElement>("label[for=delivery_2]")!.click();
    expect(payButton().disabled).to.equal(true);
    edit(true);
    await until(() => !payButton().disabled);
    expect(payButton().outerHTML).to.equal(sent);
    edit(false);
    undo();
    await until(() => payButton().outerHTML === sent);
    expect(markup.outerHTML).to.equal(markupSent);
    payButton().remove();
    const { host, button } = await place('<button id="pay" disabled aria-description="Soon">Pay</button>');
    expect(button.ariaDescription).to.equal("Choose a delivery method.");
    host.remove();
    await until(() => button.ariaDescription === "Soon");
    expect(button.disabled).to.equal(true);
  });

  showsRefusals([path], async (refuse) => {
    const { host, radio } = await place();
    refuse();
    radio(1).click();
    return host;
  });
});
