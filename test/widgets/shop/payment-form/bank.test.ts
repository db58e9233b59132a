import { expect } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { restore } from "sinon";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { newCustomer } from "../basket.ts";
import { behave, comeBack } from "../lists.ts";
import { edit, payButton } from "../payment-page.ts";
import { pay } from "../payments.ts";
import { field, place, watchForms } from "./place.ts";

describe("paying with suite-payment-form beside others", () => {
  let forms: ReturnType<typeof watchForms> | undefined;
  beforeEach(async () => {
    await newCustomer();
    forms = watchForms();
  });
  afterEach(() => {
    forms?.stop();
    restore();
    behave();
    edit(false);
  });

  it("sends the form of a bank's page that has only one form", async () => {
    const { card } = await place();
    await card("4000000000003220");
    payButton().click();
    await until(() => forms!.sent.length > 0);
    expect(forms!.sent[0]!.path).to.equal("/payment/bank");
    expect([field("cc_number").value, field("cvc").value], "the fields of the card are cleared").to.deep.equal([
      "",
      "",
    ]);
  });

  it("shows any other page of a bank in an isolated frame, and sends nothing after it was closed until the bank has decided", async () => {
    const { host, part, card } = await place();
    await card("4000000000003063");
    payButton().click();
    await until(() => part("bank")?.firstElementChild);
    const frame = part("bank")!.firstElementChild as HTMLIFrameElement;
    expect(frame.sandbox.contains("allow-same-origin")).to.equal(false);
    expect([frame.contentDocument === null, frame.title]).to.deep.equal([true, "Confirmation by your bank"]);
    part("close")!.click();
    await until(() => part("failure"));
    expect(part("failure")!.textContent).to.match(/may not be complete.*Nothing is sent again/);
    expect(part("retry")!.textContent).to.equal("Reload the page");
    payButton().form!.requestSubmit();
    expect([host.matches(":state(bank)"), host.matches(":state(busy)")]).to.deep.equal([false, true]);
    expect([payButton().disabled, forms!.sent.length]).to.deep.equal([true, 0]);
    await pay({ state: "done" });
    await until(() => forms!.sent.length > 0);
    expect(forms!.sent).to.deep.equal([{ path: "/payment/process", fields: {} }]);
  });

  it("waits for the bank if the element is removed and inserted again", async () => {
    const { host, part, card } = await place();
    await card("4000000000003063");
    payButton().click();
    await until(() => part("bank")?.firstElementChild);
    const { parentElement } = host;
    host.remove();
    await until(() => !host.matches(":state(ready)"));
    parentElement!.append(host);
    await until(() => part("failure"));
    expect(part("failure")!.textContent).to.match(/Nothing is sent again/);
    expect(payButton().disabled).to.equal(true);
    payButton().form!.requestSubmit();
    comeBack();
    await until(() => forms!.sent.length > 0);
    expect(forms!.sent, "the page is reloaded").to.deep.equal([{ path: location.pathname, fields: {} }]);
  });

  it("closes the bank's page by Escape, without a key event for the scripts of the page", async () => {
    const { part, card } = await place();
    await card("4000000000003063");
    payButton().click();
    await until(() => part("bank")?.firstElementChild);
    const heard: string[] = [];
    const hear = ({ key }: KeyboardEvent) => heard.push(key);
    document.addEventListener("keydown", hear);
    part("close")!.focus();
    await sendKeys({ press: "Escape" });
    await until(() => part("failure"));
    document.removeEventListener("keydown", hear);
    expect(part("bank")).to.equal(null);
    expect(heard).to.deep.equal([]);
  });

  it("shows that another tab pays the order, while that tab does", async () => {
    const { part } = await place();
    const other = new BroadcastChannel("suite.paying /shop/payment/token");
    other.postMessage("paying");
    await until(() => part("failure"));
    expect(part("failure")!.textContent).to.match(/another tab/);
    expect(payButton().disabled).to.equal(true);
    other.postMessage("free");
    await until(() => !part("failure"));
    expect(payButton().disabled).to.equal(false);
    other.close();
  });

  it("does not pay while another tab pays, also without its message", async () => {
    const { part } = await place();
    let release!: () => void;
    const held = new Promise<void>((resolve) => (release = resolve));
    await new Promise<void>((granted) => {
      void navigator.locks.request("suite.paying /shop/payment/token", () => {
        granted();
        return held;
      });
    });
    payButton().click();
    await until(() => part("failure"));
    expect(part("failure")!.textContent).to.match(/another tab/);
    expect(forms!.sent.length).to.equal(0);
    release();
  });
});
