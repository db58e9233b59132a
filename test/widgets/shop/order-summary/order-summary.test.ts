import { expect } from "@open-wc/testing";
import { sendKeys, setViewport } from "@web/test-runner-commands";
import { define } from "#shared/element/index.ts";
import declaration from "#shop/order-summary/order-summary.element.ts";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { newCustomer, products, put, rendered } from "../basket.ts";
import { adopt, amountAt, edit, openPayment } from "../payment-page.ts";

define(declaration);

const detail = { carrierId: 2, amount: "79.00", untaxed: "100.00", taxes: "5.00", total: "184.00" };
const changeDelivery = (change: object) =>
  document.body.dispatchEvent(new CustomEvent("suite-delivery-change", { detail: change, bubbles: true }));

describe("suite-order-summary", () => {
  beforeEach(() => newCustomer());
  afterEach(async () => {
    edit(false);
    await setViewport({ width: 800, height: 600 });
  });

  it("collapses and expands the suite's summary by press and by keyboard, and resets it on a wide screen", async () => {
    await put(products.chair);
    await openPayment();
    const { host, markup, sent, undo } = await adopt(declaration);
    const toggle = markup.querySelector<HTMLElement>(".toggle_summary")!;
    const content = markup.querySelector(".toggle_summary_div")!;
    const isOpen = () => {
      const classes = !content.classList.contains("d-none");
      expect(toggle.ariaExpanded).to.equal(String(classes));
      return classes;
    };
    expect([isOpen(), toggle.role, toggle.tabIndex]).to.deep.equal([false, "button", 0]);
    toggle.focus();
    await sendKeys({ press: "Enter" });
    expect(isOpen()).to.equal(true);
    await sendKeys({ press: "Space" });
    expect(isOpen()).to.equal(false);
    toggle.click();
    expect(isOpen()).to.equal(true);
    await expect(host).to.be.accessible();
    await setViewport({ width: 1300, height: 600 });
    await until(() => !isOpen());
    toggle.click();
    edit(true);
    await until(() => !toggle.hasAttribute("role"));
    undo();
    expect(markup.outerHTML).to.equal(sent);
  });

  it("shows the form of a discount code, and sends the form by its link", async () => {
    await put(products.chair);
    await openPayment();
    const { markup } = await adopt(declaration);
    const form = markup.querySelector<HTMLFormElement>("[name=coupon_code]")!;
    let sent = "";
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      sent = String(new FormData(form).get("promo"));
    });
    const link = markup.querySelector<HTMLElement>(".show_coupon")!;
    link.click();
    expect([link, form.parentElement!].map(({ classList }) => classList.contains("d-none"))).to.deep.equal([
      true,
      false,
    ]);
    expect(document.activeElement).to.equal(form.querySelector("[name=promo]"));
    await sendKeys({ type: "PINE10" });
    form.querySelector<HTMLElement>(".a-submit")!.click();
    expect(sent).to.equal("PINE10");
  });

  it("shows the amounts of the chosen delivery in the suite's markup", async () => {
    await put(products.chair);
    await openPayment();
    await adopt(declaration);
    changeDelivery(detail);
    expect(
      ["#order_delivery", "#order_total_untaxed", "#order_total_taxes", "#order_total", ".toggle_summary"].map(
        amountAt,
      ),
    ).to.deep.equal(["79.00", "100.00", "5.00", "184.00", "184.00"]);
  });

  it("shows the amounts of the chosen delivery in a page author's markup, and keeps the amounts that are not in the event", async () => {
    const page = document.createElement("div");
    page.innerHTML =
      '<suite-order-summary>Delivery <b data-amount="delivery">0</b>, in all <b data-amount="total">9.00</b></suite-order-summary>';
    document.body.append(page);
    await rendered(page.firstElementChild!);
    changeDelivery({ carrierId: 1, amount: "<i>5</i>" });
    expect(page.textContent).to.equal("Delivery <i>5</i>, in all 9.00");
    changeDelivery(detail);
    expect(page.textContent).to.equal("Delivery 79.00, in all 184.00");
    for (const odd of [null, { amount: 7, total: {} }])
      document.dispatchEvent(new CustomEvent("suite-delivery-change", { detail: odd }));
    expect(page.textContent).to.equal("Delivery 79.00, in all 184.00");
  });
});
