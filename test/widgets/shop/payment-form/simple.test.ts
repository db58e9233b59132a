import { expect, nextFrame } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { restore, stub } from "sinon";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { rendered } from "../basket.ts";
import { edit } from "../payment-page.ts";
import { forget, watchForms } from "./place.ts";

/** Opens a page with a page author's markup, whose suite returns the given answers by path. */
async function write(markup: string, answers: Readonly<Record<string, unknown>> = {}) {
  forget();
  const asked: string[] = [];
  stub(window, "fetch").callsFake((input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    asked.push(pathname);
    return Promise.resolve(Response.json({ jsonrpc: "2.0", id: 1, result: answers[pathname] ?? false }));
  });
  const logged = stub(console, "error");
  document.body.innerHTML = `<div id="page"><suite-payment-form>${markup}</suite-payment-form></div>`;
  const host = document.querySelector<HTMLElement>("suite-payment-form")!;
  await rendered(host);
  const part = (name: string) => host.shadowRoot!.querySelector<HTMLElement>(`[part~=${name}]`);
  const press = (selector: string) => host.querySelector<HTMLElement>(selector)!.click();
  const said = () => logged.args.map(([text]) => String(text));
  return { host, asked, said, part, press };
}

const create = "/payment/stripe/s2s/create_json_3ds";
const linked = "/web/dataset/call_kw/payment.token/get_linked_records";
const unlink = "/web/dataset/call_kw/payment.token/unlink";
const card = `<label><input type="radio" name="pm_id" value="new_8" data-acquirer-id="8" data-s2s-payment checked> Card</label>
  <fieldset data-acquirer-id="8"><input type="hidden" data-create-route="${create}"></fieldset>`;
const saved = (id: number) => `<p>Card ${id} <button name="delete_pm" value="${id}">Delete</button></p>`;

describe("suite-payment-form in a page author's markup", () => {
  let forms: ReturnType<typeof watchForms> | undefined;
  beforeEach(() => void (forms = watchForms()));
  afterEach(() => {
    forms?.stop();
    restore();
    document.body.replaceChildren();
  });

  for (const button of [
    '<button type="button" name="add_pm">Save</button>',
    '<button name="add_pm">Save</button>',
    '<input type="button" name="add_pm" value="Save">',
    '<button>Pay</button><button type="button" name="add_pm">Save</button>',
    '<button>Pay</button><button name="add_pm">Save</button>',
  ])
    it(`saves a card by ${button}`, async () => {
      const { asked, press } = await write(`<form action="/shop/payment/token">${card}${button}</form>`, {
        [create]: { result: true, id: 7, "3d_secure": false },
      });
      press("[name=add_pm]");
      await until(() => forms!.sent.length > 0);
      expect([asked, forms!.sent]).to.deep.equal([[create], [{ path: location.pathname, fields: {} }]]);
    });

  it("pays by the pay button beside a button that saves, and disables both while it pays", async () => {
    const { host, asked, press } = await write(
      `<form action="/shop/payment/token">${card}<button type="button" name="add_pm">Save</button><button class="pay">Pay</button></form>`,
      { [create]: { result: true, id: 7, "3d_secure": false } },
    );
    const buttons = [...host.querySelectorAll("button")];
    press(".pay");
    await until(() => asked.length > 0);
    expect(buttons.map(({ disabled }) => disabled)).to.deep.equal([true, true]);
    await until(() => forms!.sent.length > 0);
    expect(forms!.sent).to.deep.equal([{ path: "/shop/payment/token", fields: { pm_id: "7" } }]);
  });

  it("deletes methods on a page without a choice, and keeps the surrounding markup", async () => {
    const { host, asked, press } = await write(`<form>${saved(2)}${saved(3)}</form>`, {
      [linked]: { "2": [] },
      [unlink]: true,
    });
    press("[value='2']");
    await until(() => !host.querySelector("[value='2']"));
    expect(asked).to.deep.equal([linked, unlink]);
    expect(host.textContent.trim()).to.equal("Card 3 Delete");
    expect([document.activeElement, forms!.sent]).to.deep.equal([document.body, []]);
  });

  it("moves the focus on from a method that is deleted by keyboard", async () => {
    const { host, press } = await write(`<form>${saved(2)}${saved(3)}</form>`, {
      [linked]: { "2": [] },
      [unlink]: true,
    });
    host.querySelector<HTMLElement>("[value='2']")!.focus();
    press("[value='2']");
    await until(() => !host.querySelector("[value='2']"));
    expect(document.activeElement).to.equal(host.querySelector("[value='3']"));
  });

  it("keeps the delete button busy and disabled during the call", async () => {
    const { host, asked, press } = await write(`<form>${saved(2)}${saved(3)}</form>`, {
      [linked]: { "2": [] },
      [unlink]: false,
    });
    const [button, other] = [...host.querySelectorAll("button")] as [HTMLButtonElement, HTMLButtonElement];
    button.focus();
    press("[value='2']");
    expect([button.disabled, button.ariaBusy, other.ariaBusy]).to.deep.equal([true, "true", null]);
    await until(() => asked.length === 2 && !button.disabled);
    expect([button.ariaBusy, document.activeElement === button]).to.deep.equal([null, true]);
  });

  it("deletes a method outside of the form", async () => {
    const { host, press } = await write(`${saved(2)}<form>${card}<button>Pay</button></form>`, {
      [linked]: { "2": [] },
      [unlink]: true,
    });
    press("[value='2']");
    await until(() => !host.querySelector("[value='2']"));
    expect(host.querySelector("[name=pm_id]")).not.to.equal(null);
  });

  it("reports the missing value of a delete button to the page author, and sends nothing", async () => {
    const { asked, said, press } = await write(
      `<form>${card}<button name="delete_pm">Delete</button><button>Pay</button></form>`,
    );
    press("[name=delete_pm]");
    expect(said()).to.deep.equal([
      '<suite-payment-form> config: a button named delete_pm needs the id of a saved method: value="3"',
    ]);
    expect([asked, forms!.sent]).to.deep.equal([[], []]);
  });

  it("reports a missing form to the page author", async () => {
    const { said } = await write(`<p>Card 2</p>`);
    expect(said()).to.deep.equal([
      "<suite-payment-form> config: nothing to pay by: no form with radio buttons named pm_id or buttons named delete_pm in it",
    ]);
  });

  /** Fields of a card, shown on demand. */
  const typed = `<label><input type="radio" name="pm_id" value="new_8" data-acquirer-id="8" data-s2s-payment form="f"> Card</label>
    <fieldset data-acquirer-id="8"><input type="hidden" data-create-route="${create}"><p class="form-group">
      <label>Number <input name="cc_number" form="f" required></label></p></fieldset>`;
  const invalid = () =>
    [
      ...document.querySelectorAll(
        ".suite-field-error,.is-invalid,.o_has_error,[aria-invalid],[aria-busy=true]:not(div)",
      ),
    ].map(({ localName }) => localName);

  it("marks, clears and sends fields outside of the form, those of a card to its provider alone", async () => {
    const { asked } = await write(
      `<form id="f" action="/shop/payment/token"><button>Pay</button></form>${typed}<input name="note" value="n" form="f">`,
      { [create]: { result: true, id: 7, "3d_secure": false } },
    );
    const number = document.querySelector<HTMLInputElement>("[name=cc_number]")!;
    expect(number.checkVisibility(), "before the card is chosen").to.equal(false);
    document.querySelector<HTMLElement>("[name=pm_id]")!.click();
    await until(() => number.matches("[autocomplete]"));
    number.focus();
    await sendKeys({ press: "Enter" });
    await until(() => invalid().length > 0);
    await sendKeys({ type: "4242424242424242" });
    expect(invalid()).to.deep.equal([]);
    await sendKeys({ press: "Enter" });
    await until(() => forms!.sent.length > 0);
    expect(asked).to.deep.equal([create]);
    expect(forms!.sent).to.deep.equal([{ path: "/shop/payment/token", fields: { pm_id: "7", note: "n" } }]);
  });

  it("has no errors of the original in a copy of its markup", async () => {
    const { host, press } = await write(
      `<form id="f" action="/shop/payment/token">${typed}<button>Pay</button></form>`,
    );
    press("[name=pm_id]");
    await until(() => host.querySelector("[name=cc_number][autocomplete]"));
    press("button");
    await until(() => invalid().length > 0);
    const copy = host.cloneNode(true) as HTMLElement;
    host.replaceWith(copy);
    await rendered(copy);
    await until(() => copy.querySelector("[name=cc_number][autocomplete]"));
    expect(invalid()).to.deep.equal([]);
  });

  /** A saved card, which is chosen, and fields of another card, whose code loads once the card is chosen. */
  const another = `<form action="/shop/payment/token"><input type="radio" name="pm_id" value="3" checked>${card.replace(" checked", "").replace("</fieldset>", '<input name="cc_number" required></fieldset>')}<button>Pay</button></form>`;

  for (const number of ["", "4242424242424242"])
    it(`leaves another choice alone that the visitor makes before the code of a card has loaded: "${number}"`, async () => {
      const { host, asked, part, press } = await write(another);
      const typed = host.querySelector<HTMLInputElement>("[name=cc_number]")!;
      typed.value = number;
      press("[value=new_8]");
      press("form > button");
      press("[value='3']");
      await until(() => typed.matches("[autocomplete]"));
      for (let count = 0; count < 4; count++) await nextFrame();
      expect([invalid(), asked, forms!.sent, part("failure")]).to.deep.equal([[], [], [], null]);
      press("form > button");
      await until(() => forms!.sent.length > 0);
      expect(forms!.sent).to.deep.equal([{ path: "/shop/payment/token", fields: { pm_id: "3" } }]);
    });

  it("writes and sends nothing if the page's editor was opened before the code of a card has loaded", async () => {
    const { host, asked, part, press } = await write(another);
    press("[value=new_8]");
    press("form > button");
    edit(true);
    await import("#shop/payment-form/card-fields.ts");
    for (let count = 0; count < 4; count++) await nextFrame();
    const { attributes } = host.querySelector("[name=cc_number]")!;
    edit(false);
    expect([...attributes].map(({ name }) => name)).to.deep.equal(["name", "required"]);
    expect([asked, forms!.sent, part("failure")]).to.deep.equal([[], [], null]);
  });

  it("does not navigate if the page's editor was opened during the payment", async () => {
    const { host, asked, press } = await write(
      `<form action="/shop/payment/token">${card}<button>Pay</button></form>`,
      {
        [create]: { result: true, id: 7, "3d_secure": false },
      },
    );
    await import("#shop/payment-form/card-fields.ts");
    await nextFrame();
    press("button");
    edit(true);
    await until(() => asked.length > 0 && host.matches(":state(busy)"));
    for (let count = 0; count < 4; count++) await nextFrame();
    edit(false);
    expect(forms!.sent).to.deep.equal([]);
  });
});
