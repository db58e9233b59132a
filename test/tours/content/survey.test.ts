import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { becomes, inspect, type Visitor, visitor } from "../demo.ts";
import { isFocused, tabTo } from "../keys.ts";
import { signedIn } from "../signed-in.ts";

/** Visitor on the first page of a survey. */
async function begun(survey: string): Promise<Visitor> {
  const person = await visitor();
  await person.page.goto(`/survey/start/${survey}`);
  await person.page.getByRole("button", { name: "Start Survey" }).click();
  await person.page.locator("suite-survey:state(ready)").waitFor();
  return person;
}

describe("survey in the suite's markup", () => {
  it("is answered page by page, with errors beside the questions", async () => {
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

  it("is answered once by keyboard although the connection fails on its second page", async () => {
    await using person = await begun("workshop-visit-1");
    const { page } = person;
    await tabTo(page, "[name='1_1_1']");
    await page.keyboard.type("2/1/2026");
    await tabTo(page, "[name='1_1_2']");
    await page.keyboard.press("2");
    assert.equal(await page.getByLabel("The newsletter").isChecked(), true);
    await tabTo(page, "button[value=next]");
    await page.keyboard.press("Enter");
    await page.locator("suite-survey:state(ready) [name='1_2_10']").waitFor();

    await tabTo(page, "[name='1_2_6_23']");
    await page.keyboard.press("Space");
    for (const [row, key] of [
      [36, "4"],
      [37, "4"],
      [38, "1"],
    ] as const) {
      await tabTo(page, `[name='1_2_7_${row}']`);
      await page.keyboard.press(key);
    }
    await tabTo(page, "[name='1_2_10']");
    await page.keyboard.type("A lamp over the third bench.");
    await page.context().setOffline(true);
    await tabTo(page, "button[value=finish]");
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "A problem has occurred" }).waitFor();
    assert.deepEqual(await inspect(page), []);
    await page.keyboard.press("Escape");
    await becomes(page, () => isFocused(page, "button[value=finish]"), true);
    assert.equal(await page.locator("[name='1_2_10']").inputValue(), "A lamp over the third bench.");
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "A problem has occurred" }).waitFor();
    await page.context().setOffline(false);
    await becomes(page, () => isFocused(page, "[part=retry]"), true);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Thank you!" }).waitFor();

    await using marc = await signedIn("operator");
    await marc.page.goto("/operator/surveys");
    const given = marc.page.locator("[data-input]", { hasText: "A lamp over the third bench." });
    const answers = await given.locator("dd").allTextContents();
    assert.deepEqual(answers, [
      "2026-02-01",
      "The newsletter",
      "The drying room",
      "The tour: Very well",
      "The people who showed us their work: Very well",
      "The coffee: Not at all",
      "A lamp over the third bench.",
    ]);
    assert.equal(await given.count(), 1);
  });

  it("sums points, and shows them with all answers", async () => {
    await using person = await begun("do-you-know-your-wood-2");
    const { page } = person;
    await page.getByLabel("Oak").check();
    await page.getByRole("button", { name: "Next page" }).click();
    await page.getByLabel("Rounding chair legs").check();
    await page.getByRole("button", { name: "Submit survey" }).click();
    await page.getByText("You scored 6 points.").waitFor();
    await page.getByRole("link", { name: "review your answers" }).click();
    await page.getByText("Your score: 4").waitFor();
    assert.equal(await page.getByLabel("Oak").isDisabled(), true);
  });
});

describe("survey in simple markup", () => {
  it("renders every kind of question, marks missing answers, and is sent", async () => {
    await using person = await visitor();
    const { page } = person;
    await page.goto("/try/survey");
    await page.locator("suite-survey:state(ready)").nth(1).waitFor();
    assert.deepEqual(await inspect(page), []);
    const second = page.locator("suite-survey").nth(1);
    const send = second.getByRole("button", { name: "Submit survey" });
    await send.click();
    await second.locator("[data-question='1_2_7'] > .suite-field-error").waitFor();
    for (const row of ["The tour", "The people who showed us their work", "The coffee"])
      await second.getByRole("radio", { name: `${row}: Well`, exact: true }).check();
    await second.getByRole("checkbox", { name: "The saw mill" }).check();
    await second.getByRole("checkbox", { name: "A chair: Me" }).check();
    await send.click();
    await page.getByRole("heading", { name: "Thank you!" }).waitFor();
  });
});
