import { expect } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { restore, stub } from "sinon";
import { define } from "#shared/element/index.ts";
import delivery from "#shop/delivery/delivery.element.ts";
import declaration from "#shop/terms/terms.element.ts";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { newCustomer, products, put, rendered } from "../basket.ts";
import { watchCalls } from "../lists.ts";
import { adopt, edit, openPayment, payButton } from "../payment-page.ts";

define(declaration);
define(delivery);

async function place(content: string) {
  const page = document.createElement("div");
  page.innerHTML = `${content}<button id="pay">Pay</button>`;
  document.body.append(page);
  const host = page.querySelector("suite-terms")!;
  await rendered(host);
  const checkbox = page.querySelector<HTMLInputElement>("[type=checkbox]")!;
  const status = () => host.shadowRoot!.querySelector("[part=status]")!;
  return { page, host, checkbox, status, button: page.querySelector("button")! };
}
const terms = '<suite-terms data-for="pay"><label><input type="checkbox"> I agree</label></suite-terms>';

describe("suite-terms", () => {
  beforeEach(() => newCustomer());
  afterEach(() => {
    restore();
    edit(false);
  });

  it("disables the button until the terms are accepted, with the reason in its own text and in the button's description", async () => {
    const { host, checkbox, status, button } = await place(terms);
    const calls = watchCalls();
    expect([button.disabled, button.ariaDescription]).to.deep.equal([true, "Accept the terms."]);
    await until(() => status().textContent === "Accept the terms.");
    expect(status().role).to.equal("status");
    const { height } = host.getBoundingClientRect();
    const isSeen = () => status().getBoundingClientRect().height > 10;
    expect(isSeen()).to.equal(false);
    await expect(host).to.be.accessible();
    checkbox.focus();
    await sendKeys({ press: "Space" });
    expect([button.disabled, button.getAttribute("aria-description")]).to.deep.equal([false, null]);
    await until(() => status().textContent === "");
    expect([host.getBoundingClientRect().height, host.matches(":state(accepted)")]).to.deep.equal([height, true]);
    await sendKeys({ press: "Space" });
    expect(button.disabled).to.equal(true);
    await until(isSeen);
    expect(calls()).to.deep.equal([]);
  });

  it("shows every reason, and enables the button once no reason is left", async () => {
    await put(products.chair);
    const carriers =
      '<suite-delivery data-for="pay"><label><input type="radio" name="delivery_type" value="1"> Parcel</label></suite-delivery>';
    const { page, checkbox, status, button } = await place(carriers + terms);
    await until(() => status().textContent.includes("delivery"));
    expect(status().textContent.split(". ").sort()).to.have.length(2);
    checkbox.click();
    await until(() => status().textContent === "Choose a delivery method.");
    expect([button.disabled, button.ariaDescription]).to.deep.equal([true, "Choose a delivery method."]);
    page.querySelector<HTMLElement>("[type=radio]")!.click();
    await until(() => !button.disabled);
    checkbox.click();
    expect([button.disabled, button.ariaDescription]).to.deep.equal([true, "Accept the terms."]);
  });

  it("adopts the suite's checkbox with its label, whose name and position stay, and restores the markup", async () => {
    await put(products.chair);
    await openPayment();
    const sentButton = payButton().outerHTML;
    const { host, sent, markup, undo } = await adopt(declaration);
    const checkbox = markup.querySelector<HTMLInputElement>("#checkbox_cgv")!;
    expect(checkbox.nextElementSibling!.localName).to.equal("label");
    expect(checkbox.labels![0]!.textContent!.replace(/\s+/g, " ").trim()).to.equal("I agree to the terms & conditions");
    expect(payButton().disabled).to.equal(true);
    await expect(host).to.be.accessible();
    edit(true);
    await until(() => payButton().outerHTML === sentButton);
    edit(false);
    await until(() => payButton().disabled);
    undo();
    await until(() => payButton().outerHTML === sentButton);
    expect(markup.outerHTML).to.equal(sent);
  });

  it("reads a checkbox that the browser restores after the element has started", async () => {
    const { checkbox, button } = await place(terms);
    checkbox.checked = true;
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
    expect(button.disabled).to.equal(false);
  });

  it("reports to the page author that the checkbox is missing, and disables no button", async () => {
    const said = stub(console, "error");
    const { button } = await place('<suite-terms data-for="pay">I agree</suite-terms>');
    expect([button.disabled, said.callCount]).to.deep.equal([false, 1]);
  });
});
