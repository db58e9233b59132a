import { expect } from "@open-wc/testing";
import { restore, stub } from "sinon";
import { define, pageRegistry } from "#shared/element/index.ts";
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

async function place(markup: string) {
  pageRegistry().stores?.clear();
  const asked: string[] = [];
  stub(window, "fetch").callsFake((input) => {
    asked.push(new URL((input as Request).url).pathname);
    return Promise.resolve(Response.json({ jsonrpc: "2.0", id: 1, result: info }));
  });
  document.body.innerHTML = `<main>${markup}</main>`;
  const host = document.querySelector<HTMLElement>("suite-checkout-address")!;
  await rendered(host);
  await until(() => document.querySelector("[name=street][autocomplete]"));
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

  it("are marked with the suite's message after a rejection, until they are valid", async () => {
    const { type, marked } = await place(`<suite-checkout-address><h5 class="text-danger"> Some fields are empty. </h5>
      <form action="/shop/address"><p><label>Street <input name="street" class="is-invalid"></label></p>
      <p><label>City <input name="city"></label></p><button>Next</button></form></suite-checkout-address>`);
    const street = document.querySelector<HTMLInputElement>("[name=street]")!;
    await until(() => marked().length > 0);
    expect([marked(), street.getAttribute("aria-description")]).to.deep.equal([["street"], "Some fields are empty."]);
    type("street", "1 Road");
    expect([marked(), street.hasAttribute("aria-description"), street.className]).to.deep.equal([[], false, ""]);
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
