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

async function place(html: string) {
  const form = await fixture<HTMLFormElement>(`<form>${html}<button>Send</button></form>`);
  const host = form.querySelector<Host>("suite-rating")!;
  await until(() => host.matches(":state(ready)"));
  const part = (name: string) => host.shadowRoot!.querySelector<HTMLElement>(`[part~=${name}]`);
  const radios = () => [...host.shadowRoot!.querySelectorAll("input")];
  const sent = () => [...new FormData(form)];
  const chosen = () => radios().findIndex(({ checked }) => checked) + 1;
  return { form, host, part, radios, sent, chosen };
}

describe("a rating", () => {
  it("is a control of its form: sent empty without a choice, and by stars with one", async () => {
    const { host, form, radios, sent, part } = await place('<suite-rating name="stars"></suite-rating>');
    expect([host.form === form, sent()]).to.deep.equal([true, [["stars", ""]]]);
    const told = oneEvent(host, "change");
    radios()[3]!.click();
    expect((await told).detail).to.deep.equal({ value: 4 });
    expect(host.value).to.equal("4");
    await until(() => part("label")!.textContent === "I like it");
    // the button of each star says it
    expect(part("label")!.ariaHidden).to.equal("true");
    expect(sent()).to.deep.equal([["stars", "4"]]);
    await expect(host).to.be.accessible();
  });

  it("has the labels of the suite, said with the number of stars", async () => {
    const { radios, part, host } = await place('<suite-rating name="stars" data-lang="de"></suite-rating>');
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

  it("is called by the page's label, whose press goes to it", async () => {
    const { host, form, part } = await place(
      '<label for="r">Your <b>stars</b></label><suite-rating id="r" name="stars"></suite-rating>',
    );
    expect(part("group")!.ariaLabel).to.equal("Your stars");
    form.querySelector("label")!.click();
    expect(document.activeElement === host).to.equal(true);
  });

  it("goes by arrow keys, from right to left too", async () => {
    for (const [dir, next] of [
      ["ltr", "ArrowRight"],
      ["rtl", "ArrowLeft"],
    ]) {
      const { radios, chosen, host } = await place(
        `<div dir="${dir}"><suite-rating name="stars" value="2"></suite-rating></div>`,
      );
      // WebKit's own radio buttons go by the left and right of the keys alone
      if (dir === "rtl") needs(!isWebKit);
      radios()[1]!.focus();
      await sendKeys({ press: next! });
      await until(() => chosen() === 3);
      expect(host.value).to.equal("3");
    }
  });

  it("is cleared again, and keeps the focus", async () => {
    const { host, sent, part, chosen } = await place('<suite-rating name="stars" value="5"></suite-rating>');
    expect([sent(), chosen()]).to.deep.equal([[["stars", "5"]], 5]);
    part("clear")!.click();
    await until(() => !part("clear"));
    expect([sent(), chosen(), host.matches(":focus")]).to.deep.equal([[["stars", ""]], 0, true]);
  });

  it("holds its form back where a choice is required, and says so until there is one", async () => {
    const { form, host, radios, part, sent } = await place('<suite-rating name="stars" required></suite-rating>');
    expect([form.checkValidity(), host.validity.valueMissing]).to.deep.equal([false, true]);
    await until(() => part("error")!.textContent === "Choose a number of stars.");
    expect([host.matches(":state(invalid)"), part("group")!.ariaInvalid]).to.deep.equal([true, "true"]);
    radios()[0]!.click();
    await until(() => form.checkValidity());
    await until(() => part("error")!.textContent === "");
    expect([host.matches(":state(invalid)"), sent(), part("clear")]).to.deep.equal([false, [["stars", "1"]], null]);
  });

  it("goes back to what the page said by a reset, and to what a visitor left by the browser's history", async () => {
    const { form, host, radios, chosen, sent } = await place('<suite-rating name="stars" value="2"></suite-rating>');
    radios()[4]!.click();
    await until(() => chosen() === 5);
    form.reset();
    await until(() => chosen() === 2);
    expect(sent()).to.deep.equal([["stars", "2"]]);
    host.formStateRestoreCallback("4");
    await until(() => chosen() === 4);
    expect(sent()).to.deep.equal([["stars", "4"]]);
  });

  it("is not sent and not to be pressed in a disabled fieldset", async () => {
    const { form, radios, sent } = await place(
      '<fieldset><suite-rating name="stars" value="2"></suite-rating></fieldset>',
    );
    form.querySelector("fieldset")!.disabled = true;
    await until(() => radios().every(({ disabled }) => disabled));
    expect(sent()).to.deep.equal([]);
    form.querySelector("fieldset")!.disabled = false;
    await until(() => radios().every(({ disabled }) => !disabled));
  });

  it("shows an average in halves, for screen readers by its number", async () => {
    const { host, radios, part } = await place('<suite-rating value="3.4" data-readonly></suite-rating>');
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

  it("takes what a script sets, without telling that somebody chose", async () => {
    const { host, chosen, sent } = await place('<suite-rating name="stars"></suite-rating>');
    let told = 0;
    host.addEventListener("change", () => told++);
    host.value = "3";
    await until(() => chosen() === 3);
    expect([sent(), told]).to.deep.equal([[["stars", "3"]], 0]);
  });
});
