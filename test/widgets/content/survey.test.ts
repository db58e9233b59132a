import { expect } from "@open-wc/testing";
import { until } from "../shared/state/visitor.ts";
import { answerOf, builtIn, surveySuite } from "./survey-suite.ts";

describe("suite-survey", () => {
  const { suite, setup } = surveySuite();

  it("names questions, required ones and the progress", async () => {
    const { named, find, part, host } = await setup();
    expect([named("2_5_14").ariaLabel, named("2_5_14").ariaRequired]).to.deep.equal(["Free", "true"]);
    const group = find<HTMLElement>("[id='2_5_19']");
    expect([group.role, group.ariaLabel]).to.deep.equal(["group", "One (required)"]);
    expect([...group.ownerDocument.querySelectorAll("thead th")].map(({ role }) => role)).to.deep.equal([
      "cell",
      null,
      null,
    ]);
    expect(named("2_5_21_67", "66").ariaLabel).to.equal("Tour: Well");
    expect(named("2_5_19_comment").ariaLabel).to.equal("Other:");
    await until(() => !!part("progress"));
    expect([part("progress")!.ariaLabel, (part("progress") as HTMLProgressElement).position]).to.deep.equal([
      "Page 1 of 4",
      0.25,
    ]);
    await expect(host).to.be.accessible();
  });

  it("sends every text, dates in the server's format, and the pressed button", async () => {
    const { named, write } = await setup();
    write(named("2_5_18"), "1/2/2026");
    named("2_5_19", "61").click();
    named("button_submit", "previous").click();
    await until(() => suite.sent.length === 1);
    expect(Object.fromEntries(suite.sent[0]!)).to.include({
      page_id: "5",
      token: "k",
      button_submit: "previous",
      "2_5_14": "",
      "2_5_18": "2026-02-01",
      "2_5_19": "61",
      "2_5_19_comment": "",
    });
  });

  it("does not send invalid dates or dates out of bounds, and shows the errors below their questions", async () => {
    const { named, write, find, part } = await setup();
    write(named("2_5_18"), "1/1/2027");
    named("button_submit", "next").click();
    await until(() => !!part("summary"));
    expect(find("[id='2_5_18'] > .suite-field-error").textContent).to.equal("The date must not be after 31/12/2026.");
    expect(suite.sent.length).to.equal(0);
    write(named("2_5_18"), "31/12/2026");
    await until(() => !part("summary") && !suite.page.querySelector(".suite-field-error"));
  });

  it("accepts only integers in fields without fractions, within the limits of the server", async () => {
    const whole = '<p data-question="2_5_30"><label>Guests <input type="number" name="2_5_30"></label></p>';
    const { named, write } = await setup(builtIn.replace("<button", `${whole}<button`));
    for (const wrong of ["3.5", "2147483648", "-2147483649"]) {
      write(named("2_5_30"), wrong);
      named("button_submit", "next").click();
      const sentence = `'${wrong}' is not a correct integer.`;
      await until(() => suite.page.querySelector("[data-question] > .suite-field-error")?.textContent === sentence);
    }
    expect(suite.sent.length).to.equal(0);
    write(named("2_5_30"), "-2147483648");
    named("button_submit", "next").click();
    await until(() => suite.sent.length === 1);
    expect(suite.sent[0]!.get("2_5_30")).to.equal("-2147483648");
  });

  it("validates the constraints of the page author", async () => {
    const most =
      '<p data-question="2_5_31"><label>Hours <input type="number" step="any" max="24" name="2_5_31"></label></p>';
    const { named, write, find, part } = await setup(builtIn.replace("<button", `${most}<button`));
    write(named("2_5_31"), "24.5");
    named("button_submit", "next").click();
    await until(() => !!part("summary"));
    expect(find("[data-question] > .suite-field-error").textContent).to.equal(named("2_5_31").validationMessage);
    expect([suite.sent.length, named("2_5_31").validationMessage.length > 0]).to.deep.equal([0, true]);
    write(named("2_5_31"), "23.5");
    named("button_submit", "next").click();
    await until(() => suite.sent.length === 1);
  });

  it("shows the server's errors as text", async () => {
    suite.answer = () => answerOf({ errors: { "2_5_14": "<b>Say</b> something." } });
    const { named, find, part } = await setup();
    named("button_submit", "next").click();
    await until(() => !!part("summary"));
    expect(find("[id='2_5_14'] > .suite-field-error").textContent).to.equal("<b>Say</b> something.");
    expect(document.activeElement === named("2_5_14")).to.equal(true);
  });

  it("shows the pressed button as busy while the page is sent", async () => {
    let come: (response: Response) => void = () => {};
    const late = new Promise<Response>((resolve) => (come = resolve));
    suite.answer = () => late;
    const { named } = await setup();
    const next = named("button_submit", "next");
    next.click();
    await until(() => next.ariaBusy === "true");
    expect(named("button_submit", "previous").ariaBusy).to.equal(null);
    come(answerOf({ errors: { "2_5_14": "Say it." } }));
    await until(() => next.ariaBusy === null);
    expect(next.hasAttribute("aria-disabled")).to.equal(false);
  });

  it("sends nothing if the page cancels", async () => {
    const { host, named } = await setup();
    const details: unknown[] = [];
    host.addEventListener("suite-survey-submit", (event) => {
      event.preventDefault();
      details.push((event as CustomEvent).detail);
    });
    named("button_submit", "previous").click();
    await until(() => details.length);
    expect([details, suite.sent, host.matches(":state(busy)")]).to.deep.equal([[{ button: "previous" }], [], false]);
  });

  it("shows a failure in a dialog, and keeps typed answers", async () => {
    suite.answer = () => new Response("", { status: 500 });
    const { named, write, part, host } = await setup();
    write(named("2_5_14"), "Kept");
    named("button_submit", "next").click();
    await until(() => !!part("dialog")?.querySelector("h2"));
    expect(part("dialog")!.textContent).to.contain("Your answers have probably not been recorded.");
    part("close")!.click();
    await until(() => !host.matches(":state(error)"));
    expect(named("2_5_14").value).to.equal("Kept");
  });

  it("clears the visitor's own text with its option, and chooses the option when text is typed", async () => {
    const { named, write } = await setup();
    write(named("2_5_19_comment"), "Mine");
    expect(named("2_5_19", "-1").checked).to.equal(true);
    named("2_5_19", "62").click();
    expect(named("2_5_19_comment").value).to.equal("");
  });

  it("chooses answers by digits", async () => {
    const { named } = await setup();
    named("2_5_21_67", "65").dispatchEvent(new KeyboardEvent("keydown", { key: "2", bubbles: true, cancelable: true }));
    expect(named("2_5_21_67", "66").checked).to.equal(true);
  });

  it("is read-only without an address, and restores the markup when removed", async () => {
    const markup = builtIn.replace(' data-submit="/survey/submit/quiz-2"', "");
    suite.page = document.createElement("main");
    suite.page.innerHTML = markup;
    const before = suite.page.innerHTML;
    suite.page.remove();
    const { named, undo } = await setup(markup);
    expect([named("2_5_14").disabled, named("button_submit", "next").disabled]).to.deep.equal([true, true]);
    undo();
    await until(() => suite.page.innerHTML === before);
  });
});
