import { expect } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { restore, stub } from "sinon";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { newCustomer, rendered } from "../basket.ts";
import { behave, comeBack, watchCalls } from "../lists.ts";
import { edit, payButton } from "../payment-page.ts";
import { field, method, place, type Sent, type, watchForms } from "./place.ts";

const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

describe("suite-payment-form", () => {
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

  it("shows the fields of the chosen method, and is accessible", async () => {
    const { host } = await place();
    expect(field("cc_number").checkVisibility()).to.equal(false);
    method("new_").click();
    await until(() => field("cc_number").checkVisibility());
    await expect(host).to.be.accessible();
    method("form_").click();
    expect(field("cc_number").checkVisibility()).to.equal(false);
  });

  it("navigates to the provider by a form of its own, once for several presses", async () => {
    await place();
    const calls = watchCalls();
    payButton().focus();
    payButton().click();
    payButton().click();
    expect(payButton().disabled).to.equal(true);
    await until(() => forms!.sent.length > 0);
    payButton().click();
    expect(calls().filter((path) => path === "/shop/payment/transaction/").length).to.equal(1);
    expect(forms!.sent.length).to.equal(1);
    expect(forms!.sent[0]!.path).to.equal("/payment/transfer/feedback");
    expect(Object.keys(forms!.sent[0]!.fields)).to.include("reference");
    expect(Object.keys(forms!.sent[0]!.fields)).not.to.include("data_set");
  });

  it("requests that the provider saves the method if the visitor wants that", async () => {
    await place();
    const asked: string[] = [];
    const real = window.fetch.bind(window);
    stub(window, "fetch").callsFake(async (input, init) => {
      const request = input as Request;
      if (request.url.includes("/transaction")) asked.push(await request.clone().text());
      return real(request, init);
    });
    const quay = method("form_9");
    quay.click();
    document.querySelector<HTMLElement>("#o_payment_form_acq_9 [name=o_payment_form_save_token]")!.click();
    payButton().click();
    await until(() => forms!.sent.length > 0);
    const { params } = JSON.parse(asked[0]!) as { params: Record<string, unknown> };
    expect([params["acquirer_id"], params["save_token"]]).to.deep.equal([9, true]);
    expect(forms!.sent[0]!.path).to.equal("/quay-pay/checkout");
    expect(Object.keys(forms!.sent[0]!.fields)).not.to.include("o_payment_form_save_token");
  });

  it("shows all brands of a provider in place of the link to the other brands", async () => {
    await place();
    const more = document.querySelector<HTMLElement>(".o_payment_form_pay_icon_more")!;
    const list = more.closest("ul")!;
    expect(list.querySelectorAll("li.d-none").length).to.be.above(0);
    more.click();
    expect(list.querySelectorAll("li.d-none").length).to.equal(0);
    expect(more.closest("li")!.hidden).to.equal(true);
  });

  it("formats the card number while it is typed, names the fields for autofill, and shows the brand", async () => {
    const { card } = await place();
    await card("378282246310005");
    expect(field("cc_number").value).to.equal("3782 822463 10005");
    expect(field("cc_expiry").value).to.equal("12 / 40");
    expect([field("cc_number").autocomplete, field("cc_number").inputMode]).to.deep.equal(["cc-number", "numeric"]);
    expect(field("cc_number").getAttribute("spellcheck")).to.equal("false");
    // Firefox does not reflect this value in its property
    expect(field("cvc").getAttribute("autocomplete")).to.equal("cc-csc");
    expect(field("cc_brand").value).to.equal("amex");
    expect(document.querySelector(".card_placeholder")!.className).to.equal("card_placeholder amex");
    field("cc_number").setSelectionRange(6, 6);
    field("cc_number").focus();
    await sendKeys({ press: "Backspace" });
    expect([field("cc_number").value, field("cc_number").selectionStart]).to.deep.equal(["3782 224631 0005", 4]);
  });

  it("shows an error beside each invalid field, sends nothing, and focuses the first one", async () => {
    const { part, card } = await place();
    const calls = watchCalls();
    await card("4242424242424241");
    payButton().click();
    await until(() => field("cc_number").matches("[aria-invalid=true]"));
    const note = document.getElementById(field("cc_number").getAttribute("aria-describedby")!)!;
    expect(note.textContent).to.equal("The value is invalid.");
    expect(document.activeElement).to.equal(field("cc_number"));
    expect([
      calls().filter((path) => path === "/payment/stripe/s2s/create_json_3ds").length,
      forms!.sent.length,
    ]).to.deep.equal([0, 0]);
    expect(part("failure") === null).to.equal(true);
    // the security code of Amex has four digits, others have three: the card number of the same block decides
    field("cc_number").value = "";
    await type("cc_number", "4242424242424242");
    expect(field("cc_number").matches("[aria-invalid]")).to.equal(false);
    field("cvc").value = "";
    await type("cvc", "1234");
    payButton().click();
    await until(() => field("cvc").matches("[aria-invalid=true]"));
    expect(forms!.sent.length).to.equal(0);
  });

  it("calls no provider if the page prevents the payment, and keeps the input", async () => {
    const { host, card, idle } = await place();
    await card("4242424242424242");
    const calls = watchCalls();
    const asked = new Promise((resolve) =>
      host.addEventListener("suite-payment-submit", (event) => (event.preventDefault(), resolve(event))),
    );
    payButton().click();
    await asked;
    await idle();
    expect([calls(), forms!.sent, field("cc_number").value]).to.deep.equal([[], [], "4242 4242 4242 4242"]);
  });

  it("pays by a new card, and sends its fields to the provider alone", async () => {
    const { host, card } = await place();
    const told: unknown[] = [];
    for (const name of ["suite-payment-submit", "suite-payment-error", "suite-token-change", "suite-error"])
      host.addEventListener(name, (event) => told.push([name, (event as CustomEvent).detail]));
    await card("4242424242424242");
    payButton().click();
    await until(() => forms!.sent.length > 0);
    const [{ path, fields }] = forms!.sent as [Sent];
    expect(path).to.equal("/shop/payment/token");
    expect(fields["pm_id"]).to.match(/^\d+$/);
    expect(Object.keys(fields).filter((name) => /^(cc_|cvc)/.test(name))).to.deep.equal([]);
    expect([field("cc_number").value, field("cvc").value]).to.deep.equal(["", ""]);
    const kept = JSON.stringify([
      told,
      fields,
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      location.href,
    ]);
    expect(/4242|Onymous|12 \/ 40/.test(kept), kept).to.equal(false);
    expect(told).to.deep.equal([["suite-payment-submit", { acquirerId: 8, provider: "stripe" }]]);
  });

  it("shows why a card was refused, keeps the input, and can be sent again", async () => {
    const { host, part, card, idle } = await place();
    await card("4000000000000002");
    payButton().focus();
    const busy: unknown[] = [];
    const watcher = new MutationObserver(() => busy.push([payButton().ariaBusy, payButton().disabled]));
    watcher.observe(payButton(), { attributeFilter: ["aria-busy"] });
    payButton().click();
    await until(() => part("failure"));
    await idle();
    watcher.disconnect();
    expect(busy).to.deep.equal([
      ["true", true],
      [null, false],
    ]);
    expect(part("failure")!.innerText.trim()).to.equal(
      "We are not able to add your payment method at the moment. Your card was declined.",
    );
    expect([field("cc_number").value, payButton().disabled]).to.deep.equal(["4000 0000 0000 0002", false]);
    expect(document.activeElement).to.equal(payButton());
    expect(forms!.sent.length).to.equal(0);
    await expect(host).to.be.accessible();
  });

  it("restores the form when it is removed, and while the page is edited", async () => {
    const { host, markup, sent, undo, card } = await place();
    await card("4242424242424241");
    payButton().click();
    await until(() => field("cc_number").matches("[aria-invalid=true]"));
    edit(true);
    await until(() => !field("cc_number").matches("[aria-invalid]"));
    undo();
    host.remove();
    expect(markup.outerHTML.replace(/value="\w*"/g, "")).to.equal(sent.replace(/value="\w*"/g, ""));
  });

  it("reloads a page that the back/forward cache restores, since the order may be paid", async () => {
    await place();
    comeBack();
    await until(() => forms!.sent.length > 0);
    expect(forms!.sent).to.deep.equal([{ path: location.pathname, fields: {} }]);
  });

  it("reports the missing form to the page author", async () => {
    const host = document.createElement("suite-payment-form");
    host.textContent = "Nothing";
    const errors: unknown[] = [];
    host.addEventListener("suite-error", (event) => errors.push((event as CustomEvent<{ kind: string }>).detail.kind));
    document.body.append(host);
    await rendered(host);
    await until(() => errors.length > 0);
    expect(errors).to.deep.equal(["config"]);
  });

  it("sends nothing and shows an error if it cannot start", async () => {
    const said = stub(console, "error");
    stub(window, "BroadcastChannel").throws(new Error("no channels here"));
    const { part } = await place();
    field("cc_number").value = "4242424242424242";
    expect(said.args.flat()).to.deep.equal(["<suite-payment-form> contract: no channels here"]);
    payButton().click();
    await frames();
    expect(forms!.sent).to.deep.equal([]);
    expect(part("failure")!.textContent).to.contain("We're unable to process your payment.");
  });
});
