import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import type { Visit } from "./stage.ts";

const tags = ["suite-follow", "suite-rating", "suite-carousel"] as const;

/** Returns a button or a link: frameworks differ in what changes a page. */
const press = (page: Page, text: string) => page.getByText(text, { exact: true }).click();

/** Waits until the elements are drawn, and the host listens to their events. */
async function ready(page: Page): Promise<void> {
  for (const tag of tags) await page.locator(`${tag}:state(ready)`).waitFor();
  await page.locator("suite-follow:not(:state(loading))").waitFor();
  await page.locator("html[data-running]").waitFor({ state: "attached" });
}

async function open({ page, home }: Visit, query = ""): Promise<void> {
  await page.goto(home + query);
  await ready(page);
}

/** Returns the record as the host set it: a number by a property, text by an attribute. */
const stars = (page: Page) => page.locator("suite-rating").evaluate((element) => Number(Reflect.get(element, "value")));

const record = (page: Page) =>
  page.locator("suite-follow").evaluate(({ dataset }: HTMLElement) => [dataset["model"], dataset["resId"]]);

/** Asserts the page author's children, and one frame around each of them. */
async function slides(page: Page, expected: readonly string[]): Promise<void> {
  await page.locator(`suite-carousel [part~="slide"] >> nth=${expected.length - 1}`).waitFor({ state: "attached" });
  await page.locator(`suite-carousel [part~="slide"] >> nth=${expected.length}`).waitFor({ state: "detached" });
  assert.deepEqual(await page.locator("suite-carousel > figure").allTextContents(), expected);
}

const heard = async (page: Page): Promise<string[]> =>
  (await page.locator("output").textContent())!.match(/following \w+|stars \d/g) ?? [];

/** Returns the children of the body, and the numbers of the suite's elements and of adopted style sheets. */
const traces = (page: Page) =>
  page.evaluate(() => ({
    body: [...document.body.children].map(({ localName, id }) => `${localName}#${id}`),
    ours: [...document.querySelectorAll("*")].filter(({ localName }) => localName.startsWith("suite-")).length,
    sheets: document.adoptedStyleSheets.length,
  }));

/** Taps a star. */
const rate = (page: Page) => page.locator('suite-rating [part~="star"] >> nth=3').click();

/** Journeys that each host has, whatever wrote the tags. */
export const journeys: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  async "takes over the page before or after our elements are drawn, and finds its tags as it wrote them"(visit) {
    const { page, complaints } = visit;
    for (const query of ["", "?late"]) {
      await open(visit, query);
      await slides(page, ["Ash", "Oak", "Elm"]);
      assert.deepEqual([...(await record(page)), await stars(page)], ["blog.post", "1", 2]);
    }
    assert.deepEqual(complaints, []);
  },

  async "hears what a visitor did, once"(visit) {
    const { page, complaints } = visit;
    await open(visit);
    await rate(page);
    await page.locator("output", { hasText: "stars 4" }).waitFor();
    await page.getByRole("textbox", { name: "Your e-mail address" }).fill("ada@example.com");
    await page.getByRole("button", { name: "Subscribe" }).click();
    await page.locator("output", { hasText: "following true" }).waitFor();
    assert.deepEqual(await heard(page), ["stars 4", "following true"]);
    assert.deepEqual(complaints, []);
  },

  async "changes attributes and properties by its own state"(visit) {
    const { page, complaints } = visit;
    await open(visit);
    const asked = page.waitForRequest((request) => request.url().endsWith("/is_follower"));
    await press(page, "Next post");
    await asked;
    await page.locator("h1", { hasText: "Post 2" }).waitFor();
    await ready(page);
    await page.locator('suite-rating input[value="3"]:checked').waitFor({ state: "attached" });
    assert.deepEqual([...(await record(page)), await stars(page)], ["blog.post", "2", 3]);
    assert.deepEqual(complaints, []);
  },

  async "adds and removes children, which stay its own"(visit) {
    const { page, complaints } = visit;
    await open(visit);
    await press(page, "Another slide");
    await slides(page, ["Ash", "Oak", "Elm", "Pine"]);
    await press(page, "First slide away");
    await slides(page, ["Oak", "Elm", "Pine"]);
    assert.deepEqual(complaints, []);
  },

  async "takes elements away and brings them back, by state and by navigation, and nothing is left behind"(visit) {
    const { page, home, complaints } = visit;
    await page.goto(`${home}about`);
    await page.locator("html[data-running]").waitFor({ state: "attached" });
    const { body } = await traces(page);
    await open(visit);
    await press(page, "Hide");
    for (const tag of tags) await page.locator(tag).waitFor({ state: "detached" });
    await press(page, "Show");
    await ready(page);
    const away = async () => {
      await page.locator("h1", { hasText: "About" }).waitFor();
      await page.locator("suite-rating").waitFor({ state: "detached" });
      // on another document, the suite's script has run in it
      await page.locator("html[data-running]").waitFor({ state: "attached" });
      return traces(page);
    };
    await press(page, "About");
    const first = await away();
    assert.deepEqual([first.body, first.ours], [body, 0]);
    await press(page, "Home");
    await ready(page);
    await press(page, "About");
    assert.deepEqual(await away(), first);
    await page.goBack();
    await ready(page);
    await rate(page);
    await page.locator("output", { hasText: "stars 4" }).waitFor();
    assert.deepEqual(await heard(page), ["stars 4"]);
    assert.deepEqual(complaints, []);
  },
};
