import { expect, nextFrame } from "@open-wc/testing";
import { stub } from "sinon";
import { until } from "../shared/state/visitor.ts";
import { builtIn, surveySuite } from "./survey-suite.ts";

/** Page of a survey in a language. */
const localized = (lang: string) => `<div lang="${lang}">${builtIn}</div>`;

const formats = (date_format: string, time_format = "%H:%M:%S") => ({
  jsonrpc: "2.0",
  id: 1,
  result: { lang_parameters: { date_format, time_format } },
});

describe("suite-survey with dates", () => {
  const { suite, setup } = surveySuite();

  async function sent(markup: string, text: string) {
    const { named, write, find } = await setup(markup);
    write(named("2_5_18"), text);
    named("button_submit", "previous").click();
    await until(() => suite.sent.length === 1 || !!suite.page.querySelector(".suite-field-error"));
    return suite.sent[0]?.get("2_5_18") ?? find(".suite-field-error").textContent;
  }

  it("reads the language's names of months", async () => {
    suite.dates = Promise.resolve(formats("%d %b, %Y", "%I:%M:%S"));
    expect(await sent(localized("ar"), "1 فبراير, 2026")).to.equal("2026-02-01");
  });

  it("accepts any year in a field without limits", async () => {
    suite.dates = Promise.resolve(formats("%Y-%m-%d"));
    const unlimited = localized("en").replace(/ data-m\w+date="[^"]*"/g, "");
    expect(await sent(unlimited, "1948-02-01")).to.equal("1948-02-01");
  });

  it("rejects text that is not a date", async () => {
    suite.dates = Promise.resolve(formats("%A %d %B %Y"));
    expect(await sent(localized("en"), "hello")).to.equal("'hello' is not a correct date.");
  });

  it("uses the language's usual format for an unexpected response", async () => {
    suite.dates = Promise.resolve({ jsonrpc: "2.0", id: 1, result: {} });
    expect(await sent(localized("nl"), "1-2-2026")).to.equal("2026-02-01");
  });

  it("uses the usual format if the server's is unreadable", async () => {
    suite.dates = Promise.resolve(formats(`%Y-%m-${"%d".repeat(40)}`));
    expect(await sent(localized("de"), "1.2.2026")).to.equal("2026-02-01");
  });

  it("uses the usual format if the server fails, or does not respond within 5 s", async () => {
    const { timeout } = AbortSignal;
    const late = new AbortController();
    const limits: number[] = [];
    stub(AbortSignal, "timeout").callsFake((ms) => {
      limits.push(ms);
      return limits.length > 1 ? timeout.call(AbortSignal, ms) : late.signal;
    });
    suite.dates = new Promise((_, reject) => late.signal.addEventListener("abort", () => reject(new Error("late"))));
    const { named, write } = await setup(localized("en"));
    write(named("2_5_18"), "2/1/2026");
    named("button_submit", "previous").click();
    expect([limits, suite.sent.length]).to.deep.equal([[5000], 0]);
    late.abort(new DOMException("late", "TimeoutError"));
    await until(() => suite.sent.length === 1);
    expect(suite.sent[0]!.get("2_5_18")).to.equal("2026-02-01");
  });

  it("sends no dates if the page was edited meanwhile", async () => {
    let know = (_: unknown) => {};
    suite.dates = new Promise((resolve) => (know = resolve)) as typeof suite.dates;
    const { find, named, write } = await setup(localized("en"));
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
