import { expect } from "@open-wc/testing";
import { until } from "../shared/state/visitor.ts";
import { answerOf, stock, surveySuite } from "./survey-suite.ts";

describe("a page of a survey", () => {
  const { suite, place } = surveySuite();

  it("says what is asked, what is required and where it stands", async () => {
    const { named, find, part, host } = await place();
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

  it("sends every text, dates as the suite keeps them, and the button that was pressed", async () => {
    const { named, write } = await place();
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

  it("does not send a date that is none, or out of its bounds, and says so under its question", async () => {
    const { named, write, find, part } = await place();
    write(named("2_5_18"), "1/1/2027");
    named("button_submit", "next").click();
    await until(() => !!part("summary"));
    expect(find("[id='2_5_18'] > .suite-field-error").textContent).to.equal("The date must not be after 31/12/2026.");
    expect(suite.sent.length).to.equal(0);
    write(named("2_5_18"), "31/12/2026");
    await until(() => !part("summary") && !suite.page.querySelector(".suite-field-error"));
  });

  it("takes whole numbers only where a field has no fractions, and none that the suite cannot keep", async () => {
    const whole = '<p data-question="2_5_30"><label>Guests <input type="number" name="2_5_30"></label></p>';
    const { named, write } = await place(stock.replace("<button", `${whole}<button`));
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

  it("holds back what an author's own field does not take", async () => {
    const most =
      '<p data-question="2_5_31"><label>Hours <input type="number" step="any" max="24" name="2_5_31"></label></p>';
    const { named, write, find, part } = await place(stock.replace("<button", `${most}<button`));
    write(named("2_5_31"), "24.5");
    named("button_submit", "next").click();
    await until(() => !!part("summary"));
    expect(find("[data-question] > .suite-field-error").textContent).to.equal(named("2_5_31").validationMessage);
    expect([suite.sent.length, named("2_5_31").validationMessage.length > 0]).to.deep.equal([0, true]);
    write(named("2_5_31"), "23.5");
    named("button_submit", "next").click();
    await until(() => suite.sent.length === 1);
  });

  it("shows as text what the suite refuses", async () => {
    suite.answer = () => answerOf({ errors: { "2_5_14": "<b>Say</b> something." } });
    const { named, find, part } = await place();
    named("button_submit", "next").click();
    await until(() => !!part("summary"));
    expect(find("[id='2_5_14'] > .suite-field-error").textContent).to.equal("<b>Say</b> something.");
    expect(document.activeElement === named("2_5_14")).to.equal(true);
  });

  it("shows on the pressed button that the page is on its way, and lets it go", async () => {
    let come: (response: Response) => void = () => {};
    const late = new Promise<Response>((resolve) => (come = resolve));
    suite.answer = () => late;
    const { named } = await place();
    const next = named("button_submit", "next");
    next.click();
    await until(() => next.ariaBusy === "true");
    expect(named("button_submit", "previous").ariaBusy).to.equal(null);
    come(answerOf({ errors: { "2_5_14": "Say it." } }));
    await until(() => next.ariaBusy === null);
    expect(next.hasAttribute("aria-disabled")).to.equal(false);
  });

  it("is not sent where the page says no", async () => {
    const { host, named } = await place();
    const told: unknown[] = [];
    host.addEventListener("suite-survey-submit", (event) => {
      event.preventDefault();
      told.push((event as CustomEvent).detail);
    });
    named("button_submit", "previous").click();
    await until(() => told.length);
    expect([told, suite.sent, host.matches(":state(busy)")]).to.deep.equal([[{ button: "previous" }], [], false]);
  });

  it("tells in a dialog that it could not be sent, and keeps what was typed", async () => {
    suite.answer = () => new Response("", { status: 500 });
    const { named, write, part, host } = await place();
    write(named("2_5_14"), "Kept");
    named("button_submit", "next").click();
    await until(() => !!part("dialog")?.querySelector("h2"));
    expect(part("dialog")!.textContent).to.contain("Your answers have probably not been recorded.");
    part("close")!.click();
    await until(() => !host.matches(":state(error)"));
    expect(named("2_5_14").value).to.equal("Kept");
  });

  it("clears the text of an answer of one's own with its option, and ticks that by a word", async () => {
    const { named, write } = await place();
    write(named("2_5_19_comment"), "Mine");
    expect(named("2_5_19", "-1").checked).to.equal(true);
    named("2_5_19", "62").click();
    expect(named("2_5_19_comment").value).to.equal("");
  });

  it("is answered by digits", async () => {
    const { named } = await place();
    named("2_5_21_67", "65").dispatchEvent(new KeyboardEvent("keydown", { key: "2", bubbles: true, cancelable: true }));
    expect(named("2_5_21_67", "66").checked).to.equal(true);
  });

  it("is read only without an address, and as it was when the element ends", async () => {
    const markup = stock.replace(' data-submit="/survey/submit/quiz-2"', "");
    suite.page = document.createElement("main");
    suite.page.innerHTML = markup;
    const before = suite.page.innerHTML;
    suite.page.remove();
    const { named, undo } = await place(markup);
    expect([named("2_5_14").disabled, named("button_submit", "next").disabled]).to.deep.equal([true, true]);
    undo();
    await until(() => suite.page.innerHTML === before);
  });
});
