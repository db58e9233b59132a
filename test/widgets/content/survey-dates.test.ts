import { expect, nextFrame } from "@open-wc/testing";
import { stub } from "sinon";
import { until } from "../shared/state/visitor.ts";
import { stock, surveySuite } from "./survey-suite.ts";

/** A page of a survey in a language. */
const spoken = (lang: string) => `<div lang="${lang}">${stock}</div>`;

const formats = (date_format: string, time_format = "%H:%M:%S") => ({
  jsonrpc: "2.0",
  id: 1,
  result: { lang_parameters: { date_format, time_format } },
});

describe("dates of a survey", () => {
  const { suite, place } = surveySuite();

  async function sent(markup: string, text: string) {
    const { named, write, find } = await place(markup);
    write(named("2_5_18"), text);
    named("button_submit", "previous").click();
    await until(() => suite.sent.length === 1 || !!suite.page.querySelector(".suite-field-error"));
    return suite.sent[0]?.get("2_5_18") ?? find(".suite-field-error").textContent;
  }

  it("are read with the names of months that the language has", async () => {
    suite.dates = Promise.resolve(formats("%d %b, %Y", "%I:%M:%S"));
    expect(await sent(spoken("ar"), "1 فبراير, 2026")).to.equal("2026-02-01");
  });

  it("are none where the text says another thing", async () => {
    suite.dates = Promise.resolve(formats("%A %d %B %Y"));
    expect(await sent(spoken("en"), "hello")).to.equal("'hello' is not a correct date.");
  });

  it("are written as the language usually does where the suite answers something else", async () => {
    suite.dates = Promise.resolve({ jsonrpc: "2.0", id: 1, result: {} });
    expect(await sent(spoken("nl"), "1-2-2026")).to.equal("2026-02-01");
  });

  it("are so where the suite's format cannot be read", async () => {
    suite.dates = Promise.resolve(formats(`%Y-%m-${"%d".repeat(40)}`));
    expect(await sent(spoken("de"), "1.2.2026")).to.equal("2026-02-01");
  });

  it("are so where the suite fails, and wait for it no longer than 5 s", async () => {
    const { timeout } = AbortSignal;
    const late = new AbortController();
    const limits: number[] = [];
    stub(AbortSignal, "timeout").callsFake((ms) => {
      limits.push(ms);
      return limits.length > 1 ? timeout.call(AbortSignal, ms) : late.signal;
    });
    suite.dates = new Promise((_, reject) => late.signal.addEventListener("abort", () => reject(new Error("late"))));
    const { named, write } = await place(spoken("en"));
    write(named("2_5_18"), "2/1/2026");
    named("button_submit", "previous").click();
    expect([limits, suite.sent.length]).to.deep.equal([[5000], 0]);
    late.abort(new DOMException("late", "TimeoutError"));
    await until(() => suite.sent.length === 1);
    expect(suite.sent[0]!.get("2_5_18")).to.equal("2026-02-01");
  });

  it("are sent no more where the page has been edited meanwhile", async () => {
    let know = (_: unknown) => {};
    suite.dates = new Promise((resolve) => (know = resolve)) as typeof suite.dates;
    const { find, named, write } = await place(spoken("en"));
    const form = find<HTMLFormElement>("form");
    write(named("2_5_18"), "2/1/2026");
    named("button_submit", "previous").click();
    document.body.classList.add("editor_enable");
    await until(() => !form.noValidate);
    document.body.classList.remove("editor_enable");
    await until(() => form.noValidate);
    know(formats("%Y-%m-%d"));
    await nextFrame();
    expect(suite.sent).to.deep.equal([]);
  });
});
