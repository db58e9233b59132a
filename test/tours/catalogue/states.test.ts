import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Locator, Page } from "playwright-core";
import { needOf } from "#demo/catalogue/tag-builder/states.ts";
import { isInTurn } from "#test/part.ts";
import { declarations } from "#test/unit/declarations.ts";
import { visitor } from "../demo.ts";

/** ms in which a frame does all that it can. */
const longest = 70_000;

const frameOf = (page: Page, state: string) => page.locator(`section[aria-labelledby="state-${state}"] iframe`);

/** From outside of the frame: it may be about to go elsewhere, for which Playwright would wait. */
const reached = (frame: Locator) =>
  frame.evaluate(
    async (element, longest) => {
      const end = performance.now() + longest;
      const { contentWindow } = element as HTMLIFrameElement;
      let told: string | undefined;
      while (told !== "true" && performance.now() < end) {
        await new Promise(requestAnimationFrame);
        // while a document comes, it may have nothing in it yet
        told = (contentWindow?.document.documentElement as HTMLElement | null)?.dataset["reached"];
      }
      return told === "true";
    },
    longest,
    { timeout: longest + 5_000 },
  );

describe("the gallery of states", () => {
  it("shows each state of each element, or the reason why it is missing", async () => {
    const galleries = (await declarations()).filter(isInTurn).flatMap((element) => {
      // these need no more than a visitor who lets things move
      const isShown = (state: string) => [undefined, "motion"].includes(needOf(element, state));
      const states = Object.keys(element.states ?? {}).filter(isShown);
      return states.length > 0 ? [{ tag: element.tag, states, isForTeam: !!element.mayShow }] : [];
    });
    const missed: string[] = [];
    const isForTeam = ({ isForTeam }: { readonly isForTeam: boolean }) => isForTeam;
    const [team, others] = [galleries.filter(isForTeam), galleries.filter((gallery) => !isForTeam(gallery))];
    const walk = async (galleries: typeof others) => {
      // all frames are in view: a state that waits for the suite may end while another one is looked at
      await using visit = await visitor({ reducedMotion: "no-preference", viewport: { width: 1280, height: 6000 } });
      const { page } = visit;
      if (galleries === team)
        await page.request.post("/web/session/authenticate", {
          data: { params: { db: "suite", login: "admin", password: "admin" } },
        });
      for (let next = galleries.shift(); next; next = galleries.shift()) {
        // a frame in which a call never ends delays the load event
        await page.goto(`/elements/${next.tag}/states`, { waitUntil: "domcontentloaded" });
        const found = await Promise.all(next.states.map((state) => reached(frameOf(page, state))));
        missed.push(...next.states.filter((_, index) => !found[index]).map((state) => `${next.tag} ${state}`));
      }
    };
    await Promise.all([walk(others), walk(others), walk(team)]);
    assert.deepEqual(missed.sort(), []);
  });

  it("shows the reason in place of a missing state's frame, and does not change other pages of the browser", async () => {
    await using visit = await visitor();
    const { page } = visit;
    await page.goto("/ar_001/elements/suite-parallax/states");
    await frameOf(page, "moving").contentFrame().getByText("تطلب أجهزتهم تقليل الحركة").waitFor();
    await page.goto("/elements/suite-subscribe/states");
    await frameOf(page, "subscribed").scrollIntoViewIfNeeded();
    assert.ok(await reached(frameOf(page, "subscribed")));
    await page.goto("/elements/suite-subscribe");
    const subscribe = page.locator("suite-subscribe").first();
    await subscribe.getByRole("textbox").waitFor();
    await subscribe
      .and(page.locator(":state(ready):not(:state(loading), :state(error), :state(subscribed))"))
      .waitFor();
  });

  it("leaves no chat in the visitor's browser", async () => {
    await using visit = await visitor();
    const { page } = visit;
    await page.goto("/elements/suite-livechat/states");
    const frame = frameOf(page, "open");
    await frame.scrollIntoViewIfNeeded();
    assert.ok(await reached(frame));
    assert.match(
      await frame
        .contentFrame()
        .locator("html")
        .evaluate(() => document.cookie),
      /im_livechat/,
    );
    assert.doesNotMatch(await page.evaluate(() => document.cookie), /im_livechat/);
    assert.deepEqual(await page.evaluate(() => Object.keys(sessionStorage)), []);
  });
});
