import { expect } from "@open-wc/testing";
import { stub } from "sinon";
import { surveyEnv } from "#content/survey/survey.env.ts";
import { until } from "../shared/state/visitor.ts";
import { answerOf, builtIn, surveySuite } from "./survey-suite.ts";

/** In a separate page: code that has loaded once stays loaded. */
describe("suite-survey without the code of the summary", () => {
  const { suite, setup } = surveySuite();

  it("shows problems in a short form and keeps typed answers, then shows all of them once the code has loaded", async () => {
    const load = stub(surveyEnv, "loadProblems").rejects(new Error("no code"));
    const logged = stub(console, "error");
    suite.answer = () => new Response("", { status: 500 });
    const { named, write, part, host } = await setup(builtIn);
    write(named("2_5_14"), "Kept");
    write(named("2_5_18"), "1/1/2027");
    named("button_submit", "next").click();
    await until(() => part("status")!.textContent === "Some answers are missing or cannot be read.");
    expect([part("summary"), suite.sent.length]).to.deep.equal([null, 0]);
    expect(document.activeElement === named("2_5_18")).to.equal(true);

    write(named("2_5_18"), "1/1/2026");
    named("button_submit", "next").click();
    await until(() => part("failure")?.textContent.includes("Your answers have probably not been recorded."));
    expect([named("2_5_14").value, suite.sent.length, part("dialog")]).to.deep.equal(["Kept", 1, null]);
    await expect(host).to.be.accessible();
    expect(logged.args.flat().join()).to.contain("network: the code that tells of problems could not be loaded");

    load.restore();
    part("retry")!.click();
    await until(() => part("dialog")?.querySelector("h2"));
    expect([suite.sent.length, part("failure")]).to.deep.equal([2, null]);
    suite.answer = () => answerOf({ errors: { "2_5_14": "Say it." } });
    part("retry")!.click();
    await until(() => part("summary"));
    expect([suite.sent.length, named("2_5_14").value]).to.deep.equal([3, "Kept"]);
  });
});
