import { expect } from "@open-wc/testing";
import { ticketsIn } from "#content/event-tickets/tickets.markup.ts";
import { fieldIn, orderIn } from "#shop/common/fields.markup.ts";
import { chosenIn, methodOf, requiredIn, sentFields } from "#shop/payment-form/form.markup.ts";

const place = (html: string): HTMLFormElement => {
  const page = document.createElement("div");
  page.innerHTML = `<form>${html}</form>`;
  return page.querySelector("form")!;
};

describe("hidden ticket fields", () => {
  it("count if there is no visible field for the same ticket", () => {
    const form = place(
      `<input type="hidden" name="nb_register-1" value="9"><input name="nb_register-1" value="2">
      <input type="hidden" name="nb_register-2" value="1">`,
    );
    expect(ticketsIn(form)).to.deep.equal({ "nb_register-1": "2", "nb_register-2": "1" });
  });
});

describe("fields in a disabled fieldset", () => {
  it("count no tickets", () => {
    const form = place(
      `<fieldset disabled><legend><input name="nb_register-1" value="1"></legend><input name="nb_register-2" value="2"></fieldset>
      <input name="nb_register-3" value="3">`,
    );
    expect(ticketsIn(form)).to.deep.equal({ "nb_register-1": "1", "nb_register-3": "3" });
  });

  it("set neither product nor quantity of an order", () => {
    const off =
      '<fieldset disabled><input type="hidden" name="product_id" value="8"><input name="add_qty" value="9"></fieldset>';
    const form = place(`${off}<input type="hidden" name="product_id" value="7"><input name="add_qty" value="2">`);
    expect(orderIn(form)).to.deep.equal({ productId: 7, quantity: 2 });
    expect(fieldIn(place(off), "quantity")).to.equal(undefined);
  });

  it("are left out of a payment, and choose no method", () => {
    const form = place(
      `<fieldset disabled><input name="note" value="x"><input type="radio" name="pm_id" value="3" checked></fieldset><input name="ref" value="y">
      <input type="radio" name="pm_id" value="new_8" data-acquirer-id="8" data-s2s-payment>
      <div data-acquirer-id="8"><input name="cc_number" required>
        <fieldset disabled><input name="cc_zip" value="1" required><input name="return_url" value="/x"></fieldset></div>`,
    );
    expect(sentFields(form)).to.deep.equal([["ref", "y"]]);
    expect(chosenIn(form)).to.equal(null);
    expect(requiredIn(form.querySelector("div")!).map(({ name }) => name)).to.deep.equal(["cc_number"]);
    const method = methodOf(form, form.querySelector("[value=new_8]")!, location.origin);
    expect([method.kind === "card" && method.fields(), method.kind === "card" && method.returnUrl]).to.deep.equal([
      { cc_number: "" },
      "",
    ]);
  });
});
