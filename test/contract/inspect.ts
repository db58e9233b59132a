import axe, { type AxeResults, type RunOptions } from "axe-core";
import assert from "node:assert/strict";
import type { Visit } from "./visit.ts";

/** The letters that the suite's editors write bring headings of their own. */
const options: RunOptions = { rules: { "heading-order": { enabled: false } }, resultTypes: ["violations"] };

/** Runs in a page: waits until what appears or leaves has done so, since what is half seen has no contrast. */
async function animationsEnd(): Promise<void> {
  const inside = (root: Document | ShadowRoot): Animation[] => [
    ...root.getAnimations(),
    ...[...root.querySelectorAll("*")].flatMap(({ shadowRoot }) => (shadowRoot ? inside(shadowRoot) : [])),
  ];
  const ending = inside(document).filter(
    ({ playState, effect }) => playState === "running" && Number.isFinite(Number(effect?.getComputedTiming().endTime)),
  );
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** Runs axe over the page; fails with what it found. It comes in by the browser's own debugger, which no policy of the page concerns. */
export async function inspect({ page }: Visit): Promise<void> {
  await page.evaluate(animationsEnd);
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(`(() => { ${axe.source} })()`);
  const violations = await page.evaluate(async (options) => {
    const { axe } = globalThis as unknown as { axe: { run(given: RunOptions): Promise<AxeResults> } };
    // the rest, which is much, stays in the browser
    return (await axe.run(options)).violations;
  }, options);
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({ id, help, target, failureSummary })),
  );
  assert.deepEqual(found, []);
}
