import { restore, stub } from "sinon";
import adoption from "#content/survey/survey.adopt.ts";
import declaration from "#content/survey/survey.element.ts";
import { define, pageRegistry } from "#shared/element/index.ts";
import { wrap } from "#shared/loader/wrap.ts";
import { until } from "../shared/state/visitor.ts";

define(declaration);

/** The suite's markup of recordings pages/survey_fill_page_2 and survey_print_quiz. */
export const builtIn = `<div class="o_page_header"><p class="float-right">Page <span>1</span> of <span>4</span></p><h1>P1</h1></div>
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

/** Further kinds of questions. */
export const choices = `<div class="js_question-wrapper" id="2_5_20"><h2>Many</h2>
    <label><input type="checkbox" name="2_5_20_63" value="63"> X</label> <label><input type="checkbox" name="2_5_20_64" value="64"> Y</label>
    <div class="js_ck_comments"><label><input type="checkbox" name="2_5_20_-1" value="-1"> Other:</label>
    <input type="text" name="2_5_20_comment"></div></div>
  <div class="js_question-wrapper" id="2_5_22"><h2>List</h2><div class="js_drop"><select name="2_5_22">
    <option disabled selected value="">Choose...</option><option value="80">Train</option><option value="-1">Other</option></select>
    <input type="text" name="2_5_22_comment"></div></div>
  <div class="js_question-wrapper" id="2_5_23"><h2>Boxes</h2><table><thead><tr><th> </th><th>Me</th><th>You</th></tr></thead>
    <tbody><tr><th>Chair</th><td><input type="checkbox" name="2_5_23_90_91" value="91"></td>
    <td><input type="checkbox" name="2_5_23_90_92" value="92"></td></tr></tbody></table></div>`;

export const formats = {
  jsonrpc: "2.0",
  id: 1,
  result: { lang_parameters: { date_format: "%d/%m/%Y", time_format: "%H:%M:%S" } },
};
/** Attributes of a survey with earlier answers. */
export const prefilled = builtIn.replace(" data-submit", ' data-prefill="/survey/prefill/quiz-2/k/p1-5" data-submit');

export const answerOf = (value: unknown) =>
  new Response(JSON.stringify(value), { headers: { "Content-Type": "text/html" } });

/** Server that responds as a test sets, with the requests it received; reset for each test. */
export function surveySuite() {
  const suite = {
    sent: [] as URLSearchParams[],
    answer: (): Response | Promise<Response> => answerOf({}),
    dates: Promise.resolve<unknown>(formats),
    earlier: Promise.resolve<unknown>({}),
    page: document.createElement("main"),
  };
  beforeEach(() => {
    suite.sent = [];
    // blocks the navigation
    suite.answer = () => answerOf({ errors: { "2_5_14": "Say it." } });
    suite.dates = Promise.resolve(formats);
    suite.earlier = Promise.resolve({});
    sessionStorage.clear();
    pageRegistry().stores?.clear();
    stub(globalThis, "fetch").callsFake(async (input, init) => {
      const request = new Request(input, init);
      if (request.url.includes("/survey/prefill/")) return answerOf(await suite.earlier);
      if (!request.url.includes("/survey/submit/")) return answerOf(await suite.dates);
      suite.sent.push(new URLSearchParams(await request.text()));
      return suite.answer();
    });
  });
  afterEach(() => {
    restore();
    suite.page.remove();
  });

  /** @param hasDates false if the code for dates does not load */
  async function setup(markup = builtIn, hasDates = true) {
    const page = document.createElement("main");
    suite.page = page;
    page.innerHTML = markup;
    document.body.append(page);
    const form = page.querySelector<HTMLElement>(adoption.selector)!;
    const { host, undo } = wrap(form, declaration.tag, Object.entries(adoption.read(form)), undefined, true);
    await until(() => host.matches(":state(ready)"));
    const find = <T extends HTMLElement = HTMLInputElement>(selector: string) => page.querySelector<T>(selector)!;
    const named = (name: string, value?: string) => find(`[name="${name}"]${value ? `[value="${value}"]` : ""}`);
    const write = (control: HTMLInputElement, text: string) => {
      control.value = text;
      for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
    };
    // ready once its dates are enhanced, or if it is read-only
    if (hasDates) await until(() => !!page.querySelector("[role=button],[name='2_5_18']:disabled"));
    const part = (name: string) => host.shadowRoot!.querySelector<HTMLElement>(`[part~=${name}]`);
    return { host, undo, find, named, write, part };
  }
  return { suite, setup };
}
