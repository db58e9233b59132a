import { expect } from "@open-wc/testing";
import { restore, stub } from "sinon";
import { define } from "#shared/element/index.ts";
import declaration from "#shop/payment-processing/payment-processing.element.ts";
import { newVisitor, until } from "#test/widgets/shared/state/visitor.ts";
import { watchWays } from "#test/widgets/ways.ts";
import { behave, builtInPage, misbehave, watchCalls } from "../lists.ts";
import { lookAgain, lookAway, pay, placed } from "../payments.ts";

define(declaration);
const tag = "suite-payment-processing";
const place = (markup = `<${tag}></${tag}>`) => placed(markup, tag);

let way: ReturnType<typeof watchWays> | undefined;

describe(tag, () => {
  // the first call starts the demo server
  beforeEach(async () => {
    behave();
    await newVisitor();
    way = watchWays();
  });
  afterEach(() => {
    document.body.replaceChildren();
    way?.stop();
    behave();
    restore();
  });

  it("shows that there is no payment, and lists a new one without a press", async () => {
    // a hidden page sends no request
    const away = lookAway();
    const { host, find, text, said } = await place();
    expect(text("[part=waiting]")).to.equal("We are processing your payments, please wait ...");
    away.back();
    await until(() => find("[part=missing]"));
    expect(find<HTMLAnchorElement>("[part=contact]")!.href).to.equal(`${location.origin}/contactus`);
    await until(() => said() === "We are not able to find your payment, but don't worry.");
    await expect(host).to.be.accessible();
    await pay({ state: "pending" });
    lookAgain();
    await until(() => find("[part=transaction]"));
    expect(find("[part=missing]")).to.equal(null);
    expect(text("[part=group]")).to.match(
      /^Payments received\s+SO\d+-1\s*\$85\.00\s+Pending\.\.\. The order will be validated after the payment\./,
    );
    expect(way!.ways).to.deep.equal([]);
  });

  it("lists several payments by their states, and announces changes to screen readers", async () => {
    await pay({ state: "pending" });
    for (const state of ["draft", "error", "cancel", "authorized"]) await pay({ state, another: "on" });
    const { host, text, said } = await place();
    const headings = () => [...host.shadowRoot!.querySelectorAll("[part=heading]")].map((each) => each.textContent);
    await until(() => headings().length > 0);
    expect(headings()).to.deep.equal([
      "Payments failed",
      "Payments received",
      "Waiting for payment",
      "Cancelled payments",
    ]);
    expect(text("[part=group]")).to.contain("Reason: Your card was declined.");
    await expect(host).to.be.accessible();
    const told: unknown[] = [];
    host.addEventListener("suite-payment-change", ({ detail }: CustomEventInit<{ transactions: object[] }>) =>
      told.push(detail!.transactions.length),
    );
    const before = said();
    const calls = watchCalls();
    lookAgain();
    await until(() => calls().length === 1);
    await pay({ state: "done" });
    lookAgain();
    await until(() => said() !== before);
    expect(said()).to.match(/^SO\d+-1: Your order is being processed, please wait \.\.\.$/);
    expect(told).to.deep.equal([5]);
    expect(way!.ways).to.deep.equal([]);
  });

  it("navigates once the only payment is decided, also after a reload of the page", async () => {
    await pay({ state: "pending" });
    const first = await place();
    await until(() => first.find("[part=transaction]"));
    await pay({ state: "done" });
    const { find } = await place();
    await until(() => way!.ways.length > 0);
    expect(way!.ways).to.deep.equal([`${location.origin}/qa/payment`]);
    expect(find<HTMLAnchorElement>("[part=link]")!.href).to.equal(way!.ways[0]);
    lookAgain();
    await until(() => find("[part=transaction]")!.textContent!.includes("has been processed"));
    lookAgain();
    expect(way!.ways.length, "the element navigates once").to.equal(1);
  });

  it("navigates at once for a bank transfer, on the suite's own page", async () => {
    await pay({ state: "pending", provider: "transfer" });
    const page = await builtInPage("/payment/process");
    const markup = page.querySelector(".o_payment_processing")!.outerHTML;
    const { host } = await place(`<${tag}>${markup}</${tag}>`);
    await until(() => way!.ways.length > 0);
    expect(host.innerHTML).to.equal(markup);
  });

  it("sends no request while the page is hidden", async () => {
    await pay({ state: "pending" });
    const away = lookAway();
    const calls = watchCalls();
    const { find } = await place();
    await new Promise(requestAnimationFrame);
    expect(calls()).to.deep.equal([]);
    away.back();
    await until(() => find("[part=transaction]"));
    expect(calls()).to.deep.equal(["/payment/process/poll"]);
  });

  it("shows an error as text, keeps the listed payments, and continues", async () => {
    const log = stub(console, "error");
    await pay({ state: "pending" });
    const { host, find, text } = await place();
    await until(() => find("[part=transaction]"));
    await pay({ state: "pending", error: "exception" });
    lookAgain();
    await until(() => find("[part=details]"));
    expect(text("[part=failure]")).to.contain("Internal server error");
    expect(text("[part=details]")).to.match(/^The order SO056 could not be confirmed/);
    await expect(host).to.be.accessible();
    await pay({ state: "pending", error: "retry" });
    misbehave({ errors: 1 });
    find<HTMLButtonElement>("[part=retry]")!.click();
    await until(() => text("[part=failure]").startsWith("Something went wrong on the server."));
    expect(find("[part=transaction]")).not.to.equal(null);
    behave();
    find<HTMLButtonElement>("[part=retry]")!.click();
    await until(() => !text("[part=failure]").startsWith("Something"));
    lookAgain();
    await until(() => !find("[part=failure]"));
    expect(log.callCount).to.equal(2);
  });
});
