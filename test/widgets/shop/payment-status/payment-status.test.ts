import { expect } from "@open-wc/testing";
import { restore, stub } from "sinon";
import { define } from "#shared/element/index.ts";
import declaration from "#shop/payment-status/payment-status.element.ts";
import { newVisitor, until } from "#test/widgets/shared/state/visitor.ts";
import { behave, builtInPage, watchCalls } from "../lists.ts";
import { lastOrder, lookAgain, pay, placed } from "../payments.ts";

define(declaration);
const tag = "suite-payment-status";
const place = (orderId: number, content = "") => placed(`<${tag} data-order-id="${orderId}">${content}</${tag}>`, tag);

/** Returns the block of the suite's page about the visitor's last payment. */
const builtInBlock = async () =>
  (await builtInPage("/qa/payment")).querySelector(".oe_website_sale_tx_status")!.outerHTML;

describe(tag, () => {
  // the first call starts the demo server
  beforeEach(async () => {
    behave();
    await newVisitor();
  });
  afterEach(() => {
    document.body.replaceChildren();
    restore();
  });

  it("shows the state of the payment, announces a change to screen readers, and stops once the payment is decided", async () => {
    await pay({ state: "pending", provider: "transfer" });
    const { host, text, said } = await place(await lastOrder());
    const told: unknown[] = [];
    host.addEventListener("suite-payment-status-change", ({ detail }: CustomEventInit<unknown>) => told.push(detail));
    await until(() => said() === "Pending... The order will be validated after the payment.");
    expect(text("[part=content]")).to.contain("Communication");
    expect(host.matches(":state(pending)")).to.equal(true);
    await expect(host).to.be.accessible();
    await pay({ state: "done" });
    lookAgain();
    await until(() => said().startsWith("Done,"));
    expect(text("[part=content]")).to.contain("Thank you for your order.");
    expect(told.at(-1)).to.deep.equal({ pending: false });
    const calls = watchCalls();
    lookAgain();
    expect(calls()).to.deep.equal([]);
    await expect(host).to.be.accessible();
  });

  it("keeps the page's own text while the suite reports the same state, and never changes the text", async () => {
    await pay({ state: "pending" });
    const block = await builtInBlock();
    const { host, said, text, find } = await place(await lastOrder(), block);
    await until(() => host.matches(":state(pending)"));
    const calls = watchCalls();
    lookAgain();
    await until(() => calls().length === 1);
    expect([said(), find("[part=content]")!.checkVisibility(), host.innerText.trim()]).to.deep.equal([
      "",
      false,
      "Pending... The order will be validated after the payment.",
    ]);
    await pay({ state: "error" });
    lookAgain();
    await until(() => said().startsWith("An error occured"));
    expect(text("[part=content]")).to.match(/^An error occured while processing your payment/);
    expect([host.innerText.trim(), host.innerHTML]).to.deep.equal(["", block]);
  });

  it("warns that the confirmation takes long, and sends another request by a press", async () => {
    await pay({ state: "pending" });
    const { host, find } = await place(await lastOrder());
    await until(() => host.matches(":state(pending)"));
    const calls = watchCalls();
    // each return to the tab sends a request at once
    await until(() => {
      lookAgain();
      return find("[part=warning]");
    });
    expect(calls().length).to.equal(19);
    expect(find("[part=warning] [role=status]")!.textContent).to.equal(
      "We are waiting for the confirmation of the bank or payment provider.",
    );
    await expect(host).to.be.accessible();
    await pay({ state: "done" });
    find<HTMLButtonElement>("[part=retry]")!.click();
    await until(() => find("[part=content]")!.textContent!.includes("Done,"));
    expect(find("[part=warning]")).to.equal(null);
  });

  it("keeps the page's text and shows a failure for the order of another visitor", async () => {
    stub(console, "error");
    const { host, text, find } = await place(1, "<p>Thank you.</p>");
    await until(() => find("[part=failure]"));
    expect(text("[part=failure]")).to.contain("Something went wrong on the server.");
    expect(host.innerText.trim()).to.equal("Thank you.");
    await expect(host).to.be.accessible();
  });
});
