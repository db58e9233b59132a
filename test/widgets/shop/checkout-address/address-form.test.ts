import { expect } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { restore, stub } from "sinon";
import { define } from "#shared/element/index.ts";
import declaration from "#shop/checkout-address/checkout-address.element.ts";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { rendered } from "../basket.ts";
import { behave, misbehave, watchCalls } from "../lists.ts";
import { bound, newBuyer, place, prepared } from "./place.ts";

define(declaration);

const follows = (one: Element, other: Element) =>
  !!(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
/** Prevents that the form leaves the page; returns the fields of each submission. */
function watchSending(): Record<string, string>[] {
  const sent: Record<string, string>[] = [];
  document.querySelector("form")!.addEventListener("submit", (event) => {
    event.preventDefault();
    sent.push(Object.fromEntries(new FormData(event.target as HTMLFormElement)) as Record<string, string>);
  });
  return sent;
}

describe("suite-checkout-address, the form of the suite's page", () => {
  // the first call starts the demo server
  beforeEach(() => newBuyer());
  afterEach(() => {
    restore();
    behave();
  });

  it("shows the states, the order of city and zip code, and the fields of the chosen country", async () => {
    const { type, idle, options, isShown, field, host } = await place("/shop/address");
    const calls = watchCalls();
    expect(isShown("state_id")).to.equal(false);
    for (const country of ["75", "233"]) type("country_id", country);
    await idle();
    expect(calls(), "one call for both").to.deep.equal(["/shop/country_infos/233"]);
    expect(options()).to.include.members(["Alaska", "Vermont"]).and.not.include("State / Province...");
    expect([isShown("state_id"), follows(field("city"), field("zip"))]).to.deep.equal([true, true]);
    expect(field("state_id").querySelector<HTMLElement>("[data-code=VT]")!.textContent).to.equal("Vermont");
    expect(field("state_id").querySelector("[selected]"), "a reset chooses no state").to.equal(null);
    await expect(host).to.be.accessible();
    type("country_id", "75");
    expect(field("state_id").value, "no state of another country is sent").to.equal("");
    await idle();
    expect([isShown("state_id"), follows(field("city"), field("zip"))]).to.deep.equal([false, false]);
    type("country_id", "65");
    await idle();
    expect([isShown("zip"), isShown("state_id"), isShown("city")]).to.deep.equal([false, true, true]);
  });

  it("keeps the chosen state, and the focus of a field that it moves", async () => {
    const { type, idle, field } = await place("/shop/address");
    type("country_id", "233");
    await idle();
    type("state_id", "19");
    field("city").focus();
    type("country_id", "75");
    await idle();
    expect(document.activeElement).to.equal(field("city"));
    type("country_id", "233");
    await idle();
    expect([field("state_id").value, document.activeElement]).to.deep.equal(["19", field("city")]);
  });

  it("names every field for autofill and for screen readers", async () => {
    const { field, host } = await place("/shop/address");
    expect(field("street").autocomplete).to.equal("billing address-line1");
    const visible = host.querySelectorAll<HTMLInputElement>(".form-control");
    for (const { autocomplete, name } of visible) expect(autocomplete, name).not.to.equal("");
    await expect(host).to.be.accessible();
  });

  it("marks each missing field with a message in the language of the page, and sends the complete form", async () => {
    const { field, note, type, idle, host } = await place("/shop/address");
    const sent = watchSending();
    for (const [name, text] of Object.entries({ name: "Ann", email: "ann", street: "1 Road", city: "Town" }))
      type(name, text);
    document.querySelector<HTMLElement>(".a-submit")!.focus();
    await sendKeys({ press: "Space" });
    await until(() => note("email"));
    expect(sent).to.deep.equal([]);
    expect(document.activeElement, "the first invalid field").to.equal(field("email"));
    expect([note("email"), note("phone"), note("country_id"), note("name")]).to.deep.equal([
      "Please enter an email address such as name@example.com.",
      "Enter your phone number, such as +1 202 555 0123.",
      "Choose your country.",
      null,
    ]);
    expect(field("phone").getAttribute("aria-invalid")).to.equal("true");
    await expect(host).to.be.accessible();
    type("email", "ann@example.com");
    expect([note("email"), field("email").matches(".is-invalid")]).to.deep.equal([null, false]);
    type("phone", "1");
    type("country_id", "75");
    await idle();
    document.querySelector<HTMLElement>(".a-submit")!.click();
    expect(sent).to.have.length(1);
    expect(sent[0]).to.deep.include({ name: "Ann", email: "ann@example.com", country_id: "75", partner_id: "-1" });
  });

  it("leaves a link that a handler of the page has served, and links outside of the element", async () => {
    const { type, host } = await place("/shop/address");
    const sent = watchSending();
    for (const [name, text] of Object.entries({
      name: "Ann",
      email: "ann@example.com",
      street: "1 Road",
      city: "Town",
      phone: "1",
      country_id: "75",
    }))
      type(name, text);
    const link = host.querySelector<HTMLElement>(".a-submit")!;
    link.addEventListener("click", (event) => event.preventDefault(), { once: true });
    link.click();
    const outside = document.createElement("a");
    outside.className = "a-submit";
    host.after(outside);
    outside.click();
    outside.remove();
    expect(sent).to.deep.equal([]);
    link.click();
    expect(sent).to.have.length(1);
  });

  it("shows that a country could not be loaded, loses no input, and still sends the form", async () => {
    const { type, find, field, host, idle, options } = await place("/shop/address");
    const said = stub(console, "error");
    const sent = watchSending();
    for (const name of ["name", "phone", "street", "city"]) type(name, "1");
    type("email", "ann@example.com");
    misbehave({ errors: 1 });
    type("country_id", "233");
    await until(() => find("[part=failure]"));
    expect(find("[role=alert]")!.textContent).to.match(/fields and states of this country.*server/);
    expect([field("name").value, said.called]).to.deep.equal(["1", true]);
    await expect(host).to.be.accessible();
    document.querySelector<HTMLElement>(".a-submit")!.click();
    expect(sent[0]).to.deep.include({ country_id: "233", city: "1" });
    behave();
    find("[part=retry]")!.click();
    await idle();
    await until(() => !find("[part=failure]"));
    expect(options()).to.include("Vermont");
  });

  it("shows a note while the visitor wants another shipping address", async () => {
    await place("/shop/address");
    const box = document.querySelector<HTMLInputElement>("#shipping_use_same")!;
    const note = document.querySelector(".ship_to_other")!;
    expect(note.checkVisibility()).to.equal(false);
    box.focus();
    await sendKeys({ press: "Space" });
    expect(note.checkVisibility()).to.equal(true);
  });

  it("restores the page when it is removed", async () => {
    const { type, idle, giveBack, before } = await place("/shop/address");
    for (const country of ["75", "65", "113", "233"]) {
      type("country_id", country);
      await idle();
    }
    document.querySelector<HTMLElement>(".a-submit")!.click();
    document.querySelector<HTMLElement>("#shipping_use_same")!.click();
    giveBack();
    await until(() => document.querySelector("#wrap")!.outerHTML === before, "the markup is not restored").catch(() =>
      expect(document.querySelector("#wrap")!.outerHTML).to.equal(before),
    );
  });
});

describe("suite-checkout-address with the form of a page author", () => {
  beforeEach(() => newBuyer());
  afterEach(() => restore());

  it("finds the fields by their names alone", async () => {
    document.body.innerHTML = declaration.example;
    const host = document.querySelector<HTMLElement>("suite-checkout-address")!;
    await rendered(host);
    await prepared();
    const { type, idle, isShown, field, note, options } = bound(host);
    const sent = watchSending();
    type("country_id", "233");
    await idle();
    expect([isShown("state_id"), options().includes("Maine")]).to.deep.equal([true, true]);
    type("country_id", "75");
    await idle();
    expect([isShown("state_id"), follows(field("city"), field("zip"))]).to.deep.equal([false, false]);
    document.querySelector("button")!.click();
    await until(() => note("name"));
    expect([note("name"), document.activeElement, sent.length]).to.deep.equal(["Enter your name.", field("name"), 0]);
    await expect(host).to.be.accessible();
  });
});
