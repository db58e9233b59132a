import { expect } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { until } from "../shared/state/visitor.ts";
import { builtIn, surveySuite } from "./survey-suite.ts";

describe("suite-survey with fields", () => {
  const { suite, setup } = surveySuite();
  const sent = async () => {
    await until(() => suite.sent.length === 1, "not sent");
    return Object.fromEntries(suite.sent[0]!);
  };

  it("neither validates nor sends fields in a disabled fieldset, except for the names of text fields", async () => {
    const inside = builtIn
      .replace("<textarea", "<textarea required")
      .replace('<div class="js_question', "<fieldset disabled>$&");
    const { named } = await setup(inside.replace("<button", "</fieldset><button"));
    named("2_5_14").value = "Hello";
    named("2_5_18").value = "no date";
    named("2_5_19", "61").checked = true;
    named("button_submit", "next").click();
    expect(await sent()).to.deep.equal({
      csrf_token: "t",
      page_id: "5",
      token: "k",
      button_submit: "next",
      "2_5_14": "",
      "2_5_18": "",
      "2_5_19_comment": "",
    });
  });

  const number = '<p data-question="2_5_30"><label>Guests <input type="number" name="2_5_30"></label></p>';
  const native = '<p data-question="2_5_32"><label>Day <input type="date" name="2_5_32"></label></p>';
  for (const [name, selector] of [
    ["a text", '[name="2_5_19_comment"]'],
    ["a number", '[name="2_5_30"]'],
    ["a date", '[name="2_5_18"]'],
    ["a date of the browser's", '[name="2_5_32"]'],
    ["a radio button", '[name="2_5_19"]'],
  ] as const)
    it(`presses the button of the next page by Enter, not the first one: ${name}`, async () => {
      const { find } = await setup(builtIn.replace("<button", `${number}${native}<button`));
      find(selector).focus();
      await sendKeys({ press: "Enter" });
      expect((await sent())["button_submit"]).to.equal("next");
    });

  it("ends the survey by Enter on its last page, and ignores Enter if there is only a back button", async () => {
    const { named } = await setup(builtIn.replace('value="next">Next page', 'value="finish">Submit'));
    named("2_5_19_comment").focus();
    await sendKeys({ press: "Enter" });
    expect((await sent())["button_submit"]).to.equal("finish");
    suite.page.remove();
    suite.sent = [];
    const first = await setup(
      builtIn.replace('<button type="submit" name="button_submit" value="next">Next page</button>', ""),
    );
    first.named("2_5_19_comment").focus();
    await sendKeys({ press: "Enter" });
    expect(suite.sent).to.deep.equal([]);
  });

  it("validates, marks, clears and sends fields outside of the form", async () => {
    const outside = `<p data-question="2_5_30"><label>Name <input name="2_5_30" form="s" required></label></p>
      <fieldset data-question="2_5_33"><legend>One</legend><label><input type="radio" name="2_5_33" value="1" form="s" required> A</label></fieldset>
      <p data-question="2_5_34"><label>List <select name="2_5_34" form="s" required><option value=""><option>b</select></label></p>
      <p data-question="2_5_35"><label><input type="checkbox" name="2_5_35" value="1" form="s" required> Terms</label></p>`;
    const { named, write, part } = await setup(builtIn.replace("<form", '<form id="s"') + outside);
    named("button_submit", "next").click();
    await until(() => !!part("summary"));
    const marked = () => [...suite.page.querySelectorAll<HTMLInputElement>("[aria-invalid]")].map(({ name }) => name);
    expect(marked()).to.deep.equal(["2_5_30", "2_5_33", "2_5_34", "2_5_35"]);
    write(named("2_5_30"), "Ann");
    named("2_5_33").click();
    write(named("2_5_34"), "b");
    named("2_5_35").click();
    expect([marked(), suite.page.querySelector(".suite-field-error")]).to.deep.equal([[], null]);
    named("2_5_30").focus();
    await sendKeys({ press: "Enter" });
    expect(await sent()).to.include({
      "2_5_30": "Ann",
      "2_5_33": "1",
      "2_5_34": "b",
      "2_5_35": "1",
      button_submit: "next",
    });
  });

  it("removes errors and busy states from a copy of the page's markup", async () => {
    let come: (response: Response) => void = () => {};
    suite.answer = () => new Promise((resolve) => (come = resolve));
    const markup = builtIn.replace("<textarea", '<textarea required aria-describedby="help"');
    const { host, named, write, part } = await setup(markup);
    named("button_submit", "next").click();
    await until(() => !!part("summary"));
    write(named("2_5_18"), "no date");
    named("button_submit", "next").click();
    const wrong = host.cloneNode(true) as HTMLElement;
    write(named("2_5_14"), "x");
    write(named("2_5_18"), "");
    named("button_submit", "next").click();
    await until(() => suite.sent.length === 1);
    const busy = host.outerHTML;
    const ready = async (copy: HTMLElement) => {
      await until(() => copy.matches(":state(ready)") && !!copy.querySelector(".suite-date-native"));
      expect(copy.querySelector("textarea")!.getAttribute("aria-describedby")).to.equal("help");
      expect(copy.querySelectorAll(".suite-date-native").length).to.equal(1);
      expect(
        copy.querySelectorAll(".suite-field-error,.is-invalid,[aria-invalid],button[aria-busy],button[aria-disabled]")
          .length,
      ).to.equal(0);
    };
    host.replaceWith(wrong);
    await ready(wrong);
    wrong.outerHTML = busy;
    await ready(suite.page.querySelector("suite-survey")!);
    come(new Response("{}"));
  });

  it("marks the options of a missing choice, and the visitor's own text only if its option is chosen", async () => {
    const { named, find, part } = await setup(builtIn.replace(/name="2_5_19" value="61"/, "$& required"));
    named("button_submit", "next").click();
    await until(() => !!part("summary"));
    const looks = () =>
      [...find("[id='2_5_19']").querySelectorAll("input")].map(
        (input) =>
          [input.ariaInvalid, getComputedStyle(input).outlineStyle !== "none" || input.type === "text"] as const,
      );
    named("button_submit", "next").focus();
    expect(looks()).to.deep.equal([
      ["true", true],
      ["true", true],
      ["true", true],
      [null, true],
    ]);
  });
});
