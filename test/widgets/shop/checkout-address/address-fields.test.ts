import { expect } from "@open-wc/testing";
import { restore, stub } from "sinon";
import { define, pageRegistry } from "#shared/element/index.ts";
import { checkoutAddressEnv } from "#shop/checkout-address/checkout-address.bind.ts";
import declaration from "#shop/checkout-address/checkout-address.element.ts";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { rendered } from "../basket.ts";
import { bound } from "./place.ts";

define(declaration);

const info = {
  fields: ["street", "city", "zip", "country_name", "state_code"],
  states: [[9, "Alaska", "AK"]],
  phone_code: 1,
};

async function place(markup: string, isReady = () => !!document.querySelector("[name=street][autocomplete]")) {
  pageRegistry().stores?.clear();
  const asked: string[] = [];
  stub(window, "fetch").callsFake((input) => {
    asked.push(new URL((input as Request).url).pathname);
    return Promise.resolve(Response.json({ jsonrpc: "2.0", id: 1, result: info }));
  });
  document.body.innerHTML = `<main>${markup}</main>`;
  const host = document.querySelector<HTMLElement>("suite-checkout-address")!;
  await rendered(host);
  await until(isReady);
  const marked = () => [...document.querySelectorAll<HTMLInputElement>("[aria-invalid]")].map(({ name }) => name);
  return { ...bound(host), asked, marked };
}

describe("fields of suite-checkout-address", () => {
  afterEach(() => {
    restore();
    document.body.replaceChildren();
  });

  it("are marked, cleared and observed outside of the form too", async () => {
    const { type, asked, marked, options, idle } =
      await place(`<suite-checkout-address><form id="f" action="/shop/address">
      <p><label>Street <input name="street"></label></p><button>Next</button></form></suite-checkout-address>
      <p><label>City <input name="city" form="f"></label></p>
      <p><label>Country <select name="country_id" form="f"><option value=""></option><option value="233">US</option></select></label></p>
      <p><label>State <select name="state_id" form="f"></select></label></p>`);
    document.querySelector("button")!.click();
    await until(() => marked().length === 3);
    for (const [name, text] of Object.entries({ street: "1 Road", city: "Town", country_id: "233" })) type(name, text);
    expect([marked(), document.querySelector(".suite-field-error")]).to.deep.equal([[], null]);
    await until(() => asked.length > 0);
    await idle();
    expect(options()).to.include("Alaska");
  });

  /** Holds the code of the form back until `arrive` or `fail`. */
  function holdCode() {
    const code = checkoutAddressEnv.loadForm();
    let [arrive, fail] = [() => {}, () => {}];
    const held = new Promise<Awaited<typeof code>>((resolve, reject) => {
      arrive = () => resolve(code);
      fail = () => reject(new Error("no code"));
    });
    stub(checkoutAddressEnv, "loadForm").returns(held);
    return { arrive: () => arrive(), fail: () => fail() };
  }
  const street = `<suite-checkout-address><form action="/shop/address">
    <p><label>Street <input name="street"></label></p><button name="by" value="next">Next</button></form></suite-checkout-address>`;
  /** Records what the form sends. */
  function watchSent() {
    const sent: unknown[] = [];
    document.querySelector("main")!.addEventListener("submit", (event) => {
      event.preventDefault();
      sent.push((event.submitter as HTMLButtonElement | null)?.value);
    });
    return sent;
  }

  it("are checked, though the form was sent before their code had come", async () => {
    const { arrive } = holdCode();
    const { marked, type } = await place(street, () => true);
    const sent = watchSent();
    const button = document.querySelector("button")!;
    button.click();
    document.querySelector("form")!.requestSubmit();
    arrive();
    await until(() => marked().length > 0);
    expect([sent, marked()]).to.deep.equal([[], ["street"]]);
    type("street", "1 Road");
    button.click();
    expect(sent).to.deep.equal(["next"]);
  });

  it("are sent once when their code has come, or could not be loaded", async () => {
    for (const end of ["arrive", "fail"] as const) {
      stub(console, "error");
      const code = holdCode();
      const { host, type } = await place(street, () => true);
      const sent = watchSent();
      type("street", "1 Road");
      for (let press = 0; press < 2; press++)
        document.querySelector("form")!.requestSubmit(document.querySelector("button"));
      code[end]();
      await until(() => sent.length > 0);
      expect([sent, host.matches(":state(error)")]).to.deep.equal([["next"], end === "fail"]);
      restore();
    }
  });

  it("are not sent by a press after which the element was removed", async () => {
    const { arrive } = holdCode();
    const { host } = await place(street, () => true);
    const sent = watchSent();
    const form = document.querySelector("form")!;
    document.querySelector("button")!.click();
    host.before(form);
    host.remove();
    await until(() => !host.matches(":state(ready)"));
    arrive();
    await checkoutAddressEnv.loadForm();
    expect(sent).to.deep.equal([]);
  });

  it("are marked after a rejection with what to write instead, until they are valid", async () => {
    const { type, marked, host, note } =
      await place(`<suite-checkout-address><h5 class="text-danger"> Some fields are wrong. </h5>
      <form action="/shop/address"><p><label>Street <input name="street" class="is-invalid" value=" "></label></p>
      <p><label>Email <input name="email" class="is-invalid" value="ann"></label></p>
      <p><label>Phone <input name="phone" class="is-invalid" value="home"></label></p>
      <p><label>VAT <input name="vat" class="is-invalid" value="12"></label></p>
      <p><label>State <select name="state_id" class="is-invalid"><option value=""></option></select></label></p>
      <p><label>Zip <input name="zip" class="is-invalid" value="x"></label></p>
      <p><label>City <input name="city"></label></p><button>Next</button></form></suite-checkout-address>`);
    await until(() => marked().length > 0);
    const notes = () => ["street", "email", "phone", "vat", "state_id", "zip", "city"].map(note);
    expect(notes()).to.deep.equal([
      "Enter your street and house number.",
      "Please enter an email address such as name@example.com.",
      "Enter your phone number, such as +1 202 555 0123.",
      "Enter your VAT number with the letters of its country, such as BE0477472701.",
      "Choose your state or province.",
      "Some fields are wrong.",
      null,
    ]);
    type("street", "1 Road");
    const street = document.querySelector<HTMLInputElement>("[name=street]")!;
    expect([marked().length, note("street"), street.className]).to.deep.equal([5, null, ""]);
    await expect(host).to.be.accessible();
    const form = host.querySelector("form")!;
    host.replaceWith(form);
    await until(() => form.querySelectorAll(".is-invalid").length === 6, "the suite's marks are not restored");
    await until(() => !form.querySelector(".suite-field-error,[aria-invalid]"));
  });

  it("have no errors of the original in a copy of the markup", async () => {
    const { host, marked } = await place(declaration.example);
    document.querySelector("button")!.click();
    await until(() => marked().length > 0);
    const copy = host.cloneNode(true) as HTMLElement;
    const { outerHTML } = host;
    for (const restored of [false, true]) {
      if (restored) document.querySelector("main")!.innerHTML = outerHTML;
      else host.replaceWith(copy);
      const now = document.querySelector<HTMLElement>("suite-checkout-address")!;
      await rendered(now);
      await until(() => now.querySelector("[name=street][data-suite-before]"));
      expect([marked(), now.querySelector(".suite-field-error,.is-invalid")]).to.deep.equal([[], null]);
    }
  });
});
