import { expect } from "@open-wc/testing";
import { stub } from "sinon";
import { surveyEnv } from "#content/survey/survey.env.ts";
import { until } from "../shared/state/visitor.ts";
import { answerOf, choices, formats, prefilled, surveySuite } from "./survey-suite.ts";

describe("suite-survey with earlier answers", () => {
  const { suite, setup } = surveySuite();

  it("shows earlier answers, with the option of a text in the visitor's own words", async () => {
    suite.earlier = Promise.resolve({
      "2_5_14": ["Before"],
      "2_5_18": ["2026-02-01"],
      "2_5_19_comment": ["Mine"],
      "2_5_21_67": [66],
    });
    const { named } = await setup(prefilled);
    await until(() => named("2_5_14").value === "Before");
    expect([named("2_5_18").value, named("2_5_19_comment").value]).to.deep.equal(["01/02/2026", "Mine"]);
    expect([named("2_5_19", "-1").checked, named("2_5_21_67", "66").checked]).to.deep.equal([true, true]);
  });

  it("fills checkboxes, lists and tables; the text of a list is shown with its option", async () => {
    let resolve: (answers: unknown) => void = () => {};
    suite.earlier = new Promise((come) => (resolve = come));
    const { find, named } = await setup(prefilled.replace("<button", `${choices}<button`));
    const text = named("2_5_22_comment");
    expect(text.hidden).to.equal(true);
    resolve({
      "2_5_20": [64],
      "2_5_20_comment": ["Z"],
      "2_5_22_comment": ["Sledge"],
      "2_5_23_90": [92],
    });
    await until(() => text.value === "Sledge");
    const ticked = [...suite.page.querySelectorAll<HTMLInputElement>("[type=checkbox]:checked")].map(
      ({ name }) => name,
    );
    expect(ticked).to.deep.equal(["2_5_20_64", "2_5_20_-1", "2_5_23_90_92"]);
    const list = find<HTMLSelectElement>("select");
    expect([list.value, text.hidden]).to.deep.equal(["-1", false]);
    list.value = "80";
    list.dispatchEvent(new Event("change", { bubbles: true }));
    expect([text.value, text.hidden]).to.deep.equal(["", true]);
  });

  it("does not overwrite answers that the visitor typed meanwhile, or restored ones", async () => {
    let resolve: (answers: unknown) => void = () => {};
    suite.earlier = new Promise((come) => (resolve = come));
    const first = await setup(prefilled);
    first.write(first.named("2_5_14"), "Typed");
    resolve({ "2_5_14": ["Before"], "2_5_19": [62] });
    await until(() => first.named("2_5_19", "62").checked);
    expect(first.named("2_5_14").value).to.equal("Typed");
    first.undo();
    suite.page.remove();
    const again = await setup(prefilled);
    await until(() => again.named("2_5_19", "62").checked);
    expect(again.named("2_5_14").value).to.equal("Typed");
  });

  it("keeps typed dates and a press before the date format has loaded", async () => {
    let resolve: (answer: unknown) => void = () => {};
    suite.dates = new Promise((come) => (resolve = come));
    suite.earlier = Promise.resolve({ "2_5_14": ["Before"], "2_5_18": ["2026-03-04"] });
    const { named, write } = await setup(prefilled);
    write(named("2_5_18"), "1/2/2026");
    named("button_submit", "next").click();
    expect(suite.sent.length).to.equal(0);
    resolve(formats);
    await until(() => suite.sent.length === 1);
    expect([named("2_5_18").value, suite.sent[0]!.get("2_5_18")]).to.deep.equal(["1/2/2026", "2026-02-01"]);
  });

  it("shows and sends dates as typed if the code for dates could not be loaded, and reports that", async () => {
    stub(surveyEnv, "loadDates").rejects(new Error("no code"));
    const logged = stub(console, "error");
    const kinds: unknown[] = [];
    const listen = ({ detail }: CustomEventInit<{ kind: string }>) => kinds.push(detail!.kind);
    document.addEventListener("suite-error", listen);
    suite.earlier = Promise.resolve({ "2_5_14": ["Before"], "2_5_18": ["2026-03-04"] });
    const { named, write, find, part } = await setup(prefilled, false);
    await until(() => named("2_5_14").value === "Before");
    expect(named("2_5_18").value).to.equal("2026-03-04");

    suite.answer = () => answerOf({ errors: { "2_5_18": "This is not a date" } });
    write(named("2_5_18"), "1/2/2026");
    named("button_submit", "next").click();
    await until(() => !!part("summary"));
    expect(find("[id='2_5_18'] > .suite-field-error").textContent).to.equal("This is not a date");
    expect([named("2_5_18").value, suite.sent.map((each) => each.get("2_5_18"))]).to.deep.equal([
      "1/2/2026",
      ["1/2/2026"],
    ]);

    suite.answer = () => answerOf({ errors: { "2_5_14": "Say it." } });
    write(named("2_5_18"), "2026-02-01");
    named("button_submit", "next").click();
    await until(() => suite.sent.length === 2);
    expect(suite.sent[1]!.get("2_5_18")).to.equal("2026-02-01");
    document.removeEventListener("suite-error", listen);
    expect(kinds).to.deep.equal(["network"]);
    expect(logged.args.map(([text]) => text)).to.deep.equal([
      "<suite-survey> network: the code that reads dates could not be loaded",
    ]);
  });

  it("stores no secrets in the draft", async () => {
    const { named, write, undo } = await setup();
    named("2_5_14").autocomplete = "billing cc-number";
    write(named("2_5_14"), "4111-secret");
    named("2_5_19", "62").click();
    undo();
    expect(JSON.stringify(sessionStorage)).to.contain("62").and.not.to.contain("4111-secret");
  });

  it("restores the draft after a reload, with a message", async () => {
    const first = await setup();
    first.write(first.named("2_5_14"), "Earlier");
    first.named("2_5_19", "62").click();
    first.undo();
    suite.page.remove();
    const { named, part } = await setup();
    await until(() => part("status")!.textContent === "Your answers on this page were restored.");
    expect([named("2_5_14").value, named("2_5_19", "62").checked]).to.deep.equal(["Earlier", true]);
  });
});
