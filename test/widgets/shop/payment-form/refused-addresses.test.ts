import { expect } from "@open-wc/testing";
import { restore, stub } from "sinon";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { watchWays } from "#test/widgets/ways.ts";
import { rendered } from "../basket.ts";
import { forget } from "./place.ts";

const attack = "javascript:globalThis.attacked = true";
const prepare = "/shop/payment/transaction/";
const create = "/payment/stripe/s2s/create_json_3ds";
const redirect = `<input type="radio" name="pm_id" value="form_5" checked data-acquirer-id="5" data-provider="transfer" data-form-payment="true">
  <input type="hidden" name="prepare_tx_url" value="${prepare}">`;
const card = (returnUrl: string) =>
  `<input type="radio" name="pm_id" value="new_8" checked data-acquirer-id="8" data-provider="stripe" data-s2s-payment="true">
  <div data-acquirer-id="8"><input name="cc_holder_name" value="Ann"><input type="hidden" name="return_url" value="${returnUrl}">
  <input type="hidden" name="data_set" data-create-route="${create}"></div>`;

describe("suite-payment-form with an address that runs a script", () => {
  let ways: ReturnType<typeof watchWays> | undefined;
  beforeEach(() => {
    forget();
    Reflect.deleteProperty(globalThis, "attacked");
    ways = watchWays();
  });
  afterEach(() => {
    ways?.stop();
    restore();
    document.body.replaceChildren();
  });

  for (const [what, action, methods, answer, button] of [
    ["the form's action", attack, '<input type="radio" name="pm_id" value="3" checked>', false, "Pay"],
    [
      "the acquirer's form",
      prepare,
      redirect,
      `<input name="data_set" data-action-url="${attack}"><input name="amount" value="1">`,
      "Pay",
    ],
    [
      "the page after a saved card",
      prepare,
      card(attack),
      { result: true, id: 7, "3d_secure": false, verified: true },
      "Add",
    ],
  ] as const)
    it(`shows its error state for ${what}, and can be used again`, async () => {
      stub(console, "error");
      stub(window, "fetch").callsFake(() => Promise.resolve(Response.json({ jsonrpc: "2.0", id: 1, result: answer })));
      const id = button === "Add" ? "o_payment_form_add_pm" : "o_payment_form_pay";
      document.body.innerHTML = `<suite-payment-form><form action="${action}">${methods}<button id="${id}" type="submit">${button}</button></form></suite-payment-form>`;
      const host = document.querySelector<HTMLElement>("suite-payment-form")!;
      await rendered(host);
      document.querySelector<HTMLElement>(`#${id}`)!.click();
      await until(() => host.matches(":state(error)"));
      expect(host.shadowRoot!.querySelector("[part=failure]")!.textContent).to.contain("not able to redirect you");
      expect(host.matches(":state(busy)")).to.equal(false);
      expect(ways!.ways).to.deep.equal([]);
      expect(globalThis).not.to.have.property("attacked");
    });
});
