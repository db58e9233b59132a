import { expect, fixture, oneEvent } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { restore, stub } from "sinon";
import dateField from "#forms/date-field/date-field.element.ts";
import { define, pageRegistry } from "#shared/element/index.ts";
import { until } from "#test/widgets/shared/state/visitor.ts";

define(dateField);

interface Host extends HTMLElement {
  value: string;
  readonly validity: ValidityState;
  checkValidity(): boolean;
}

async function place(html: string) {
  const form = await fixture<HTMLFormElement>(`<form>${html}</form>`);
  const host = form.querySelector<Host>("suite-date-field")!;
  await until(() => host.matches(":state(ready)"));
  const part = <T extends HTMLElement>(name: string) => host.shadowRoot!.querySelector<T>(`[part~=${name}]`)!;
  const write = (field: HTMLInputElement, text: string) => {
    field.value = text;
    for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }));
  };
  return { form, host, part, write, sent: () => [...new FormData(form)] };
}

const own = '<suite-date-field name="day" data-format="%d/%m/%Y"></suite-date-field>';

describe("suite-date-field", () => {
  afterEach(restore);

  it("is a control of its form, with a value in the suite's format", async () => {
    const { host, part, write, sent } = await place(own);
    await until(() => !!part("input"));
    const told = oneEvent(host, "change");
    write(part<HTMLInputElement>("input"), "1/2/2026");
    expect((await told).detail).to.deep.equal({ value: "2026-02-01" });
    expect(sent()).to.deep.equal([["day", "2026-02-01"]]);
    await until(() => part<HTMLInputElement>("input").value === "01/02/2026");
    await expect(host).to.be.accessible();
  });

  it("sends its form by Enter, only with a valid date", async () => {
    const { form, host, part, sent } = await place(own);
    await until(() => !!part("input"));
    const all: unknown[] = [];
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      all.push(sent());
    });
    const input = part<HTMLInputElement>("input");
    input.focus();
    await sendKeys({ type: "31/2/2026" });
    await sendKeys({ press: "Enter" });
    await until(() => host.matches(":state(invalid)"));
    expect(all).to.deep.equal([]);
    input.select();
    await sendKeys({ type: "1/2/2026" });
    await sendKeys({ press: "Enter" });
    expect(all).to.deep.equal([[["day", "2026-02-01"]]]);
  });

  it("shows its error, and blocks the form", async () => {
    const { host, part, write } = await place(own);
    await until(() => !!part("input"));
    write(part<HTMLInputElement>("input"), "31/2/2026");
    await until(() => part("error").textContent === "'31/2/2026' is not a correct date.");
    expect([host.validity.badInput, host.checkValidity()]).to.deep.equal([true, false]);
    await expect(host).to.be.accessible();
  });

  it("is required by its attribute, and has its initial value after a reset", async () => {
    const { form, host, part, write } = await place(
      '<suite-date-field name="day" data-format="%d/%m/%Y" value="2026-02-01" required></suite-date-field>',
    );
    await until(() => part<HTMLInputElement>("input")?.value === "01/02/2026");
    write(part<HTMLInputElement>("input"), "");
    await until(() => host.validity.valueMissing);
    form.reset();
    await until(() => part<HTMLInputElement>("input").value === "01/02/2026" && host.checkValidity());
  });

  it("opens the browser's calendar by each press on its button, and takes the chosen date", async () => {
    const shown = stub(HTMLInputElement.prototype, "showPicker");
    const { host, part, sent } = await place(own);
    await until(() => !!part("input"));
    const height = host.offsetHeight;
    const [field, button] = [part("input"), part("picker")].map((each) => each.getBoundingClientRect());
    expect(
      [button!.left > field!.left, button!.right <= field!.right, button!.top >= field!.top],
      "inside the border of the field",
    ).to.deep.equal([true, true, true]);
    part("picker").click();
    await until(() => shown.callCount === 1);
    const native = host.shadowRoot!.querySelector<HTMLInputElement>(".suite-date-native")!;
    expect([native.type, getComputedStyle(native).position, host.offsetHeight]).to.deep.equal([
      "date",
      "absolute",
      height,
    ]);
    native.value = "2026-02-03";
    native.dispatchEvent(new Event("change", { bubbles: true }));
    expect(sent()).to.deep.equal([["day", "2026-02-03"]]);
    await until(() => part<HTMLInputElement>("input").value === "03/02/2026");
    part("picker").click();
    await until(() => shown.callCount === 2);
    expect(native.value).to.equal("2026-02-03");
    await expect(host).to.be.accessible();
  });

  it("adds a calendar and a message to a field of the page, which is sent unchanged", async () => {
    const { form, host, write, sent } = await place(
      '<suite-date-field data-format="%d/%m/%Y" data-max="2026-12-31"><input name="day" aria-label="Day"></suite-date-field>',
    );
    const field = form.querySelector<HTMLInputElement>("[name=day]")!;
    await until(() => !!form.querySelector(".suite-date-button"));
    write(field, "1/1/2027");
    expect(sent()).to.deep.equal([["day", "1/1/2027"]]);
    expect(field.getAttribute("aria-invalid")).to.equal("true");
    expect(form.querySelector(".suite-field-error")!.textContent).to.equal("The date must not be after 31/12/2026.");
    write(field, "31/12/2026");
    expect(form.querySelector(".suite-field-error")).to.equal(null);
    const native = form.querySelector<HTMLInputElement>(".suite-date-native")!;
    native.type = "date";
    native.value = "2026-02-03";
    native.dispatchEvent(new Event("change", { bubbles: true }));
    expect(field.value).to.equal("03/02/2026");
    await expect(form).to.be.accessible();
    host.replaceWith(...host.childNodes);
    await until(() => !form.querySelector(".suite-date-button,.suite-date-native"));
  });

  it("shows no error before the format has loaded, and writes the date in the format afterwards", async () => {
    const forget = () => pageRegistry().stores?.clear();
    forget();
    let answer!: (response: Response) => void;
    stub(window, "fetch").returns(new Promise((resolve) => (answer = resolve)));
    const { form, write } = await place('<suite-date-field><input name="day" aria-label="Day"></suite-date-field>');
    const field = form.querySelector<HTMLInputElement>("[name=day]")!;
    await until(() => !!form.querySelector(".suite-date-button"));
    const wrong = () => form.querySelector(".suite-field-error")?.textContent;
    write(field, "1/2/2026");
    expect([field.value, wrong()]).to.deep.equal(["1/2/2026", undefined]);
    const lang_parameters = { date_format: "%d/%m/%Y", time_format: "%H:%M:%S" };
    answer(Response.json({ jsonrpc: "2.0", id: 1, result: { lang_parameters } }));
    await until(() => (write(field, "31/2/2026"), wrong() === "'31/2/2026' is not a correct date."));
    write(field, "2026-02-01");
    expect([field.value, wrong()]).to.deep.equal(["01/02/2026", undefined]);
    forget();
  });

  it("has one calendar in a copy of its markup, and no errors of the original", async () => {
    const markup = '<suite-date-field data-format="%d/%m/%Y"><input name="day" aria-label="Day"></suite-date-field>';
    const { form, host, write } = await place(markup);
    await until(() => host.querySelector(".suite-date-native"));
    write(host.querySelector("input")!, "no date");
    await until(() => host.querySelector("[aria-invalid]"));
    const { outerHTML } = host;
    host.replaceWith(host.cloneNode(true));
    for (const restored of [false, true]) {
      if (restored) form.innerHTML = outerHTML;
      await until(() => form.querySelector(":state(ready) .suite-date-native"));
      expect(form.querySelectorAll(".suite-date-native,.suite-date-button").length).to.equal(2);
      expect(form.querySelector(".suite-field-error,.is-invalid,[aria-invalid],[aria-describedby]")).to.equal(null);
    }
  });
});
