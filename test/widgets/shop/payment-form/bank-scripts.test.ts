import { expect } from "@open-wc/testing";
import { restore, stub } from "sinon";
import { until } from "../../shared/state/visitor.ts";
import { newCustomer } from "../basket.ts";
import { payButton } from "../payment-page.ts";
import { pay } from "../payments.ts";
import { dialogClosed, place, watchForms } from "./place.ts";

// a policy holds for as long as its page
describe("suite-payment-form on a page with the policy script-src 'self'", () => {
  it("says that the bank's page cannot be shown, sends nothing again, and goes on once the bank has decided", async () => {
    await newCustomer();
    const forms = watchForms();
    const logged = stub(console, "error");
    const { host, part, card } = await place();
    await card("4000000000003063");
    const policy = document.createElement("meta");
    policy.httpEquiv = "Content-Security-Policy";
    policy.content = "script-src 'self'";
    document.head.append(policy);
    const closed = dialogClosed();
    payButton().click();
    await until(() => part("failure"));
    expect(part("failure")!.textContent).to.match(/cannot be shown here.*Nothing is sent again/);
    expect(logged.firstCall.args[0]).to.contain("the page of the bank cannot be shown: script-src");
    await closed;
    expect(part("bank")).to.equal(null);
    payButton().form!.requestSubmit();
    expect([payButton().disabled, host.matches(":state(busy)"), forms.sent.length]).to.deep.equal([true, true, 0]);
    await pay({ state: "done" });
    await until(() => forms.sent.length > 0);
    expect(forms.sent).to.deep.equal([{ path: "/payment/process", fields: {} }]);
    forms.stop();
    restore();
  });
});
