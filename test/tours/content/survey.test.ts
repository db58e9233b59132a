import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { visitor, type Visitor } from "../demo.ts";

/** Somebody on the first page of a survey. */
async function begun(survey: string): Promise<Visitor> {
  const person = await visitor();
  await person.page.goto(`/survey/start/${survey}`);
  await person.page.getByRole("button", { name: "Start Survey" }).click();
  await person.page.locator("suite-survey:state(ready)").waitFor();
  return person;
}

describe("a survey in the suite's own markup", () => {
  it("is answered page by page, with what is wrong beside each question", async () => {
    await using person = await begun("workshop-visit-1");
    const { page } = person;
    const date = page.locator("[name='1_1_1']");
    await date.fill("2/30/2026");
    await page.getByRole("button", { name: "Next page" }).click();
    await page.getByText("'2/30/2026' is not a correct date.").first().waitFor();
    await date.fill("2/1/2026");
    await page.getByRole("button", { name: "Next page" }).click();
    await page.locator("[id='1_1_2'] > .suite-field-error").waitFor();
    await page.getByLabel("A friend").check();
    await page.reload();
    await page.locator("suite-survey [part=status]").getByText("Your answers on this page were restored.").waitFor();
    assert.equal(await date.inputValue(), "2/1/2026");
    await page.getByRole("button", { name: "Next page" }).click();
    await page.locator("[name='1_2_10']").waitFor();
  });

  it("counts points, which are shown with all answers", async () => {
    await using person = await begun("do-you-know-your-wood-2");
    const { page } = person;
    await page.getByLabel("Oak").check();
    await page.getByRole("button", { name: "Next page" }).click();
    await page.getByLabel("Rounding chair legs").check();
    await page.getByRole("button", { name: "Submit survey" }).click();
    await page.getByText("You scored 6.0 points.").waitFor();
    await page.getByRole("link", { name: "review your answers" }).click();
    await page.getByText("Your score: 4").waitFor();
    assert.equal(await page.getByLabel("Oak").isDisabled(), true);
  });
});

describe("the results of a survey", () => {
  it("are drawn once they are seen, and filtered by links", async () => {
    await using person = await visitor();
    const { page } = person;
    await page.goto("/survey/results/workshop-visit-1");
    await page.locator(".survey_graph > suite-survey-results").first().scrollIntoViewIfNeeded();
    await page.locator("suite-survey-results canvas").first().waitFor();
    await page.getByRole("link", { name: "Filter: A friend", exact: true }).click();
    await page.waitForURL(/\?0,1$/);
    await page.getByRole("button", { name: "Clear All Filters" }).click();
    await page.waitForURL(/workshop-visit-1$/);
  });
});
