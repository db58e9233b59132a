import { expect, fixture, oneEvent } from "@open-wc/testing";
import { sendKeys, sendMouse } from "@web/test-runner-commands";
import rating from "#content/rating/rating.element.ts";
import { isWebKit, needs } from "#scripts/wtr/needs.mjs";
import { define } from "#shared/element/index.ts";
import { until } from "../shared/state/visitor.ts";

define(rating);

interface Host extends HTMLElement {
  value: string;
  readonly form: HTMLFormElement | null;
  readonly validity: ValidityState;
  checkValidity(): boolean;
  formStateRestoreCallback(state: string): void;
}

async function setup(html: string) {
  const form = await fixture<HTMLFormElement>(`<form>${html}<button>Send</button></form>`);
  const host = form.querySelector<Host>("suite-rating")!;
  await until(() => host.matches(":state(ready)"));
  const part = (name: string) => host.shadowRoot!.querySelector<HTMLElement>(`[part~=${name}]`);
  const radios = () => [...host.shadowRoot!.querySelectorAll("input")];
  const sent = () => [...new FormData(form)];
  const chosen = () => radios().findIndex(({ checked }) => checked) + 1;
  return { form, host, part, radios, sent, chosen };
}

describe("suite-rating", () => {
  it("is a form control: empty without a choice, otherwise the number of stars", async () => {
    const { host, form, radios, sent, part } = await setup('<suite-rating name="stars"></suite-rating>');
    expect([host.form === form, sent()]).to.deep.equal([true, [["stars", ""]]]);
    const change = oneEvent(host, "change");
    radios()[3]!.click();
    expect((await change).detail).to.deep.equal({ value: 4 });
    expect(host.value).to.equal("4");
    await until(() => part("label")!.textContent === "I like it");
    // each star has its own label
    expect(part("label")!.ariaHidden).to.equal("true");
    expect(sent()).to.deep.equal([["stars", "4"]]);
    await expect(host).to.be.accessible();
  });

  it("shows the suite's label for the number of stars", async () => {
    const { radios, part, host } = await setup('<suite-rating name="stars" data-lang="de"></suite-rating>');
    await until(() => host.matches(":state(ready)"));
    expect(radios().map(({ ariaLabel }) => ariaLabel)).to.deep.equal([
      "I hate it (1 of 5 stars)",
      "I don't like it (2 of 5 stars)",
      "It's okay (3 of 5 stars)",
      "I like it (4 of 5 stars)",
      "I love it (5 of 5 stars)",
    ]);
    expect(part("label")!.textContent).to.equal("");
    const { left, top, width, height } = radios()[1]!.closest("label")!.getBoundingClientRect();
    await sendMouse({ type: "move", position: [Math.round(left + width / 2), Math.round(top + height / 2)] });
    await until(() => part("label")!.textContent === "I don't like it");
    await sendMouse({ type: "move", position: [Math.round(left + width / 2), Math.round(top + height + 200)] });
    await until(() => part("label")!.textContent === "");
  });

  it("is named by the page's label, which focuses it", async () => {
    const { host, form, part } = await setup(
      '<label for="r">Your <b>stars</b></label><suite-rating id="r" name="stars"></suite-rating>',
    );
    expect(part("group")!.ariaLabel).to.equal("Your stars");
    form.querySelector("label")!.click();
    expect(document.activeElement === host).to.equal(true);
  });

  it("follows the arrow keys, also from right to left", async () => {
    for (const [dir, next] of [
      ["ltr", "ArrowRight"],
      ["rtl", "ArrowLeft"],
    ]) {
      const { radios, chosen, host } = await setup(
        `<div dir="${dir}"><suite-rating name="stars" value="2"></suite-rating></div>`,
      );
      // radio buttons of WebKit ignore the direction of the page
      if (dir === "rtl") needs(!isWebKit);
      radios()[1]!.focus();
      await sendKeys({ press: next! });
      await until(() => chosen() === 3);
      expect(host.value).to.equal("3");
    }
  });

  it("clears the choice, and keeps the focus", async () => {
    const { host, sent, part, chosen } = await setup('<suite-rating name="stars" value="5"></suite-rating>');
    expect([sent(), chosen()]).to.deep.equal([[["stars", "5"]], 5]);
    part("clear")!.click();
    await until(() => !part("clear"));
    expect([sent(), chosen(), host.matches(":focus")]).to.deep.equal([[["stars", ""]], 0, true]);
  });

  it("blocks its form until a required choice is made, with an error", async () => {
    const { form, host, radios, part, sent } = await setup('<suite-rating name="stars" required></suite-rating>');
    expect([form.checkValidity(), host.validity.valueMissing]).to.deep.equal([false, true]);
    await until(() => part("error")!.textContent === "Choose a number of stars.");
    expect([host.matches(":state(invalid)"), part("group")!.ariaInvalid]).to.deep.equal([true, "true"]);
    radios()[0]!.click();
    await until(() => form.checkValidity());
    await until(() => part("error")!.textContent === "");
    expect([host.matches(":state(invalid)"), sent(), part("clear")]).to.deep.equal([false, [["stars", "1"]], null]);
  });

  it("restores its value by a reset of the form, and the visitor's choice by the browser's history", async () => {
    const { form, host, radios, chosen, sent } = await setup('<suite-rating name="stars" value="2"></suite-rating>');
    radios()[4]!.click();
    await until(() => chosen() === 5);
    form.reset();
    await until(() => chosen() === 2);
    expect(sent()).to.deep.equal([["stars", "2"]]);
    host.formStateRestoreCallback("4");
    await until(() => chosen() === 4);
    expect(sent()).to.deep.equal([["stars", "4"]]);
  });

  it("is neither sent nor pressable in a disabled fieldset", async () => {
    const { form, radios, sent } = await setup(
      '<fieldset><suite-rating name="stars" value="2"></suite-rating></fieldset>',
    );
    form.querySelector("fieldset")!.disabled = true;
    await until(() => radios().every(({ disabled }) => disabled));
    expect(sent()).to.deep.equal([]);
    form.querySelector("fieldset")!.disabled = false;
    await until(() => radios().every(({ disabled }) => !disabled));
  });

  it("shows an average in halves, with its number for screen readers", async () => {
    const { host, radios, part } = await setup('<suite-rating value="3.4" data-readonly></suite-rating>');
    expect(radios()).to.have.lengthOf(0);
    expect(part("stars")!.ariaLabel).to.equal("Rating: 3.4 of 5 stars");
    expect([...host.shadowRoot!.querySelectorAll("svg")].map((star) => star.getAttribute("class"))).to.deep.equal([
      "star full",
      "star full",
      "star full",
      "star half",
      "star",
    ]);
    await expect(host).to.be.accessible();
  });

  it("accepts the value of a script, without an event", async () => {
    const { host, chosen, sent } = await setup('<suite-rating name="stars"></suite-rating>');
    let changes = 0;
    host.addEventListener("change", () => changes++);
    host.value = "3";
    await until(() => chosen() === 3);
    expect([sent(), changes]).to.deep.equal([[["stars", "3"]], 0]);
  });
});
