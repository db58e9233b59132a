import { expect } from "@open-wc/testing";
import { restore, stub } from "sinon";
import { define, pageRegistry } from "../../../shared/element/index.ts";
import { wrap } from "../../../shared/loader/wrap.ts";
import adoption from "../../../widgets/content/survey/survey.adopt.ts";
import declaration from "../../../widgets/content/survey/survey.element.ts";
import { until } from "../shared/state/visitor.ts";

define(declaration);

/** As the suite writes it: recordings pages/survey_fill_page_2 and survey_print_quiz. */
const stock = `<div class="o_page_header"><p class="float-right">Page <span>1</span> of <span>4</span></p><h1>P1</h1></div>
<form role="form" method="post" class="js_surveyform" name="2_5" data-submit="/survey/submit/quiz-2">
  <input type="hidden" name="csrf_token" value="t"><input type="hidden" name="page_id" value="5"><input type="hidden" name="token" value="k">
  <div class="js_question-wrapper" id="2_5_14"><h2><span>Free</span> <span class="text-danger">*</span></h2>
    <textarea class="form-control" rows="3" name="2_5_14"></textarea>
    <div class="js_errzone alert alert-danger" hidden role="alert"></div></div>
  <div class="js_question-wrapper" id="2_5_18"><h2><span>Date</span></h2>
    <div class="input-group date" data-mindate="2026-01-01" data-maxdate="2026-12-31">
      <input type="text" class="form-control" name="2_5_18">
      <div class="input-group-append"><div class="input-group-text"><i class="fa fa-calendar"></i></div></div></div></div>
  <div class="js_question-wrapper" id="2_5_19"><h2><span>One</span> <span class="text-danger">*</span></h2>
    <div class="row js_radio"><label><input type="radio" name="2_5_19" value="61"> <span>A</span></label>
    <label><input type="radio" name="2_5_19" value="62"> <span>B</span></label>
    <div class="js_comments"><label><input type="radio" value="-1" name="2_5_19"> <span>Other:</span></label>
    <input type="text" class="form-control" name="2_5_19_comment"></div></div></div>
  <div class="js_question-wrapper" id="2_5_21"><h2><span>Rows</span></h2><table>
    <thead><tr><th> </th><th><span>Badly</span></th><th><span>Well</span></th></tr></thead>
    <tbody><tr><th><span>Tour</span></th><td><input type="radio" name="2_5_21_67" value="65"></td><td><input type="radio" name="2_5_21_67" value="66"></td></tr></tbody></table></div>
  <button type="submit" name="button_submit" value="previous">Previous page</button>
  <button type="submit" name="button_submit" value="next">Next page</button>
</form>`;

/** More kinds of it (behaviour/survey.md item 5). */
const choices = `<div class="js_question-wrapper" id="2_5_20"><h2>Many</h2>
    <label><input type="checkbox" name="2_5_20_63" value="63"> X</label> <label><input type="checkbox" name="2_5_20_64" value="64"> Y</label>
    <div class="js_ck_comments"><label><input type="checkbox" name="2_5_20_-1" value="-1"> Other:</label>
    <input type="text" name="2_5_20_comment"></div></div>
  <div class="js_question-wrapper" id="2_5_22"><h2>List</h2><div class="js_drop"><select name="2_5_22">
    <option disabled selected value="">Choose...</option><option value="80">Train</option><option value="-1">Other</option></select>
    <input type="text" name="2_5_22_comment"></div></div>
  <div class="js_question-wrapper" id="2_5_23"><h2>Boxes</h2><table><thead><tr><th> </th><th>Me</th><th>You</th></tr></thead>
    <tbody><tr><th>Chair</th><td><input type="checkbox" name="2_5_23_90_91" value="91"></td>
    <td><input type="checkbox" name="2_5_23_90_92" value="92"></td></tr></tbody></table></div>`;

const formats = {
  jsonrpc: "2.0",
  id: 1,
  result: { lang_parameters: { date_format: "%d/%m/%Y", time_format: "%H:%M:%S" } },
};
/** The same for somebody who has answered it before. */
const prefilled = stock.replace(" data-submit", ' data-prefill="/survey/prefill/quiz-2/k/p1-5" data-submit');

const answerOf = (value: unknown) => new Response(JSON.stringify(value), { headers: { "Content-Type": "text/html" } });

describe("a page of a survey", () => {
  let sent: URLSearchParams[] = [];
  let answer: () => Response | Promise<Response>;
  let dates: Promise<unknown>;
  let earlier: Promise<unknown>;
  let page: HTMLElement;
  beforeEach(() => {
    sent = [];
    // the page stays
    answer = () => answerOf({ errors: { "2_5_14": "Say it." } });
    dates = Promise.resolve(formats);
    earlier = Promise.resolve({});
    sessionStorage.clear();
    pageRegistry().stores?.clear();
    stub(globalThis, "fetch").callsFake(async (input, init) => {
      const request = new Request(input, init);
      if (request.url.includes("/survey/prefill/")) return answerOf(await earlier);
      if (!request.url.includes("/survey/submit/")) return answerOf(await dates);
      sent.push(new URLSearchParams(await request.text()));
      return answer();
    });
  });
  afterEach(() => {
    restore();
    page.remove();
  });

  async function place(markup = stock) {
    page = document.createElement("main");
    page.innerHTML = markup;
    document.body.append(page);
    const form = page.querySelector<HTMLElement>(adoption.selector)!;
    const { host, undo } = wrap(form, adoption.tag, Object.entries(adoption.read(form)), undefined, true);
    await until(() => host.matches(":state(ready)"));
    const find = <T extends HTMLElement = HTMLInputElement>(selector: string) => page.querySelector<T>(selector)!;
    const named = (name: string, value?: string) => find(`[name="${name}"]${value ? `[value="${value}"]` : ""}`);
    const write = (control: HTMLInputElement, text: string) => {
      control.value = text;
      for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
    };
    // its dates are driven, or it is read only
    await until(() => !!page.querySelector("[role=button],[name='2_5_18']:disabled"));
    const part = (name: string) => host.shadowRoot!.querySelector<HTMLElement>(`[part~=${name}]`);
    return { host, undo, find, named, write, part };
  }

  it("says what is asked, what is required and where it stands", async () => {
    const { named, find, part, host } = await place();
    expect([named("2_5_14").ariaLabel, named("2_5_14").ariaRequired]).to.deep.equal(["Free", "true"]);
    expect(find<HTMLElement>("[id='2_5_19']").ariaLabel).to.equal("One (required)");
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
    await until(() => sent.length === 1);
    expect(Object.fromEntries(sent[0]!)).to.include({
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
    expect(sent.length).to.equal(0);
    write(named("2_5_18"), "31/12/2026");
    await until(() => !part("summary") && !page.querySelector(".suite-field-error"));
  });

  it("takes whole numbers only where a field has no fractions, and none that the suite cannot keep", async () => {
    const whole = '<p data-question="2_5_30"><label>Guests <input type="number" name="2_5_30"></label></p>';
    const { named, write } = await place(stock.replace("<button", `${whole}<button`));
    for (const wrong of ["3.5", "2147483648", "-2147483649"]) {
      write(named("2_5_30"), wrong);
      named("button_submit", "next").click();
      const sentence = `'${wrong}' is not a correct integer.`;
      await until(() => page.querySelector("[data-question] > .suite-field-error")?.textContent === sentence);
    }
    expect(sent.length).to.equal(0);
    write(named("2_5_30"), "-2147483648");
    named("button_submit", "next").click();
    await until(() => sent.length === 1);
    expect(sent[0]!.get("2_5_30")).to.equal("-2147483648");
  });

  it("holds back what an author's own field does not take", async () => {
    const most =
      '<p data-question="2_5_31"><label>Hours <input type="number" step="any" max="24" name="2_5_31"></label></p>';
    const { named, write, find, part } = await place(stock.replace("<button", `${most}<button`));
    write(named("2_5_31"), "24.5");
    named("button_submit", "next").click();
    await until(() => !!part("summary"));
    expect(find("[data-question] > .suite-field-error").textContent).to.equal(named("2_5_31").validationMessage);
    expect([sent.length, named("2_5_31").validationMessage.length > 0]).to.deep.equal([0, true]);
    write(named("2_5_31"), "23.5");
    named("button_submit", "next").click();
    await until(() => sent.length === 1);
  });

  it("shows as text what the suite refuses", async () => {
    answer = () => answerOf({ errors: { "2_5_14": "<b>Say</b> something." } });
    const { named, find, part } = await place();
    named("button_submit", "next").click();
    await until(() => !!part("summary"));
    expect(find("[id='2_5_14'] > .suite-field-error").textContent).to.equal("<b>Say</b> something.");
    expect(document.activeElement === named("2_5_14")).to.equal(true);
  });

  it("shows on the pressed button that the page is on its way, and lets it go", async () => {
    let come: (response: Response) => void = () => {};
    const late = new Promise<Response>((resolve) => (come = resolve));
    answer = () => late;
    const { named } = await place();
    const next = named("button_submit", "next");
    next.click();
    await until(() => next.ariaBusy === "true");
    expect(named("button_submit", "previous").ariaBusy).to.equal(null);
    come(answerOf({ errors: { "2_5_14": "Say it." } }));
    await until(() => next.ariaBusy === null);
    expect(next.hasAttribute("aria-disabled")).to.equal(false);
  });

  it("tells in a dialog that it could not be sent, and keeps what was typed", async () => {
    answer = () => new Response("", { status: 500 });
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

  it("has the answers of before, with the option of an answer of one's own", async () => {
    earlier = Promise.resolve({
      "2_5_14": ["Before"],
      "2_5_18": ["2026-02-01"],
      "2_5_19_comment": ["Mine"],
      "2_5_21_67": [66],
    });
    const { named } = await place(prefilled);
    await until(() => named("2_5_14").value === "Before");
    expect([named("2_5_18").value, named("2_5_19_comment").value]).to.deep.equal(["01/02/2026", "Mine"]);
    expect([named("2_5_19", "-1").checked, named("2_5_21_67", "66").checked]).to.deep.equal([true, true]);
  });

  it("has them in boxes, lists and tables of several answers; a list's own text goes with its option", async () => {
    earlier = Promise.resolve({
      "2_5_20": [64],
      "2_5_20_comment": ["Z"],
      "2_5_22_comment": ["Sledge"],
      "2_5_23_90": [92],
    });
    const { find, named } = await place(prefilled.replace("<button", `${choices}<button`));
    const text = named("2_5_22_comment");
    expect(text.hidden).to.equal(true);
    await until(() => text.value === "Sledge");
    const ticked = [...page.querySelectorAll<HTMLInputElement>("[type=checkbox]:checked")].map(({ name }) => name);
    expect(ticked).to.deep.equal(["2_5_20_64", "2_5_20_-1", "2_5_23_90_92"]);
    const list = find<HTMLSelectElement>("select");
    expect([list.value, text.hidden]).to.deep.equal(["-1", false]);
    list.value = "80";
    list.dispatchEvent(new Event("change", { bubbles: true }));
    expect([text.value, text.hidden]).to.deep.equal(["", true]);
  });

  it("does not write answers of before over what somebody has typed meanwhile, nor over what is restored", async () => {
    let resolve: (answers: unknown) => void = () => {};
    earlier = new Promise((come) => (resolve = come));
    const first = await place(prefilled);
    first.write(first.named("2_5_14"), "Typed");
    resolve({ "2_5_14": ["Before"], "2_5_19": [62] });
    await until(() => first.named("2_5_19", "62").checked);
    expect(first.named("2_5_14").value).to.equal("Typed");
    first.undo();
    page.remove();
    const again = await place(prefilled);
    await until(() => again.named("2_5_19", "62").checked);
    expect(again.named("2_5_14").value).to.equal("Typed");
  });

  it("keeps what is typed and pressed before it is known how dates are written", async () => {
    let resolve: (answer: unknown) => void = () => {};
    dates = new Promise((come) => (resolve = come));
    earlier = Promise.resolve({ "2_5_14": ["Before"], "2_5_18": ["2026-03-04"] });
    const { named, write } = await place(prefilled);
    write(named("2_5_18"), "1/2/2026");
    named("button_submit", "next").click();
    expect(sent.length).to.equal(0);
    resolve(formats);
    await until(() => sent.length === 1);
    expect([named("2_5_18").value, sent[0]!.get("2_5_18")]).to.deep.equal(["1/2/2026", "2026-02-01"]);
  });

  it("is answered by digits", async () => {
    const { named } = await place();
    named("2_5_21_67", "65").dispatchEvent(new KeyboardEvent("keydown", { key: "2", bubbles: true, cancelable: true }));
    expect(named("2_5_21_67", "66").checked).to.equal(true);
  });

  it("has what was typed before a reload, and says so", async () => {
    const first = await place();
    first.write(first.named("2_5_14"), "Earlier");
    first.named("2_5_19", "62").click();
    first.undo();
    page.remove();
    const { named, part } = await place();
    await until(() => part("status")!.textContent === "Your answers on this page were restored.");
    expect([named("2_5_14").value, named("2_5_19", "62").checked]).to.deep.equal(["Earlier", true]);
  });

  it("is read only without an address, and as it was when the element ends", async () => {
    const markup = stock.replace(' data-submit="/survey/submit/quiz-2"', "");
    page = document.createElement("main");
    page.innerHTML = markup;
    const before = page.innerHTML;
    page.remove();
    const { named, undo } = await place(markup);
    expect([named("2_5_14").disabled, named("button_submit", "next").disabled]).to.deep.equal([true, true]);
    undo();
    await until(() => page.innerHTML === before);
  });
});
