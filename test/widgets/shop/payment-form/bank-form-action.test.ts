import { expect } from "@open-wc/testing";
import { restore, stub } from "sinon";
import { until } from "../../shared/state/visitor.ts";
import { newCustomer } from "../basket.ts";
import { payButton } from "../payment-page.ts";
import { pay } from "../payments.ts";
import { place, watchForms } from "./place.ts";

// a policy holds for as long as its page
describe("suite-payment-form on a page with the policy form-action 'none'", () => {
  it("says that the bank's page cannot be shown, sends nothing again, and goes on once the bank has decided", async () => {
    await newCustomer();
    const logged = stub(console, "error");
    const { host, part, card } = await place();
    await card("4000000000003220");
    const policy = document.createElement("meta");
    policy.httpEquiv = "Content-Security-Policy";
    policy.content = "form-action 'none'";
    document.head.append(policy);
    payButton().click();
    // the browser asks the policy only of a form that nothing else stops
    await until(() => part("failure"));
    const forms = watchForms();
    expect(part("failure")!.textContent).to.match(/cannot be shown here.*Nothing is sent again/);
    expect(logged.firstCall.args[0]).to.contain("the page of the bank cannot be shown: form-action");
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
