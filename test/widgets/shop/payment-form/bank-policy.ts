import { expect } from "@open-wc/testing";
import { restore, stub } from "sinon";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { newCustomer } from "../basket.ts";
import { payButton } from "../payment-page.ts";
import { pay } from "../payments.ts";
import { dialogClosed, place, watchForms } from "./place.ts";

/**
 * Tests a page whose policy refuses the bank's page. A policy cannot be removed from its page, so each has its own file.
 * @param card card number for which the bank needs a confirmation
 * @param reason directive in the message
 * @param isFramed true if the bank's page is first shown in a dialog, whose `close` event follows the refusal
 */
export const refusesBank = (policy: string, card: string, reason: string, isFramed: boolean): void =>
  describe(`suite-payment-form on a page with the policy ${policy}`, () => {
    it("shows that the bank's page cannot be displayed, sends nothing again, and continues once the bank has decided", async () => {
      await newCustomer();
      const logged = stub(console, "error");
      const form = await place();
      await form.card(card);
      const meta = document.createElement("meta");
      meta.httpEquiv = "Content-Security-Policy";
      meta.content = policy;
      document.head.append(meta);
      const closed = isFramed && dialogClosed();
      payButton().click();
      await until(() => form.part("failure"));
      // the browser does not check the policy for a prevented form
      const forms = watchForms();
      expect(form.part("failure")!.textContent).to.match(/cannot be shown here.*Nothing is sent again/);
      expect(logged.firstCall.args[0]).to.contain(`the page of the bank cannot be shown: ${reason}`);
      await closed;
      expect(form.part("bank")).to.equal(null);
      payButton().form!.requestSubmit();
      expect([payButton().disabled, form.host.matches(":state(busy)"), forms.sent.length]).to.deep.equal([
        true,
        true,
        0,
      ]);
      await pay({ state: "done" });
      await until(() => forms.sent.length > 0);
      expect(forms.sent).to.deep.equal([{ path: "/payment/process", fields: {} }]);
      forms.stop();
      restore();
    });
  });
