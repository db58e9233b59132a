import assert from "node:assert/strict";
import type { AxeResults, RunOptions } from "axe-core";
import { axeSource } from "../axe.ts";
import { axeOptions, lookOptions } from "./axe-options.ts";
import type { Visit } from "./visit.ts";

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

/** What axe finds of some of its rules. It comes in by the browser's own debugger, which no policy of the page concerns. */
async function run({ page }: Visit, options: RunOptions) {
  await page.evaluate(animationsEnd);
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(`(() => { ${axeSource} })()`);
  const found = await page.evaluate(async (options) => {
    const { axe } = globalThis as unknown as { axe: { run(given: RunOptions): Promise<AxeResults> } };
    // the rest, which is much, stays in the browser
    return (await axe.run(options)).violations;
  }, options);
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({ id, help, target, failureSummary })),
  );
}

/** All that axe finds on the page. */
export const violations = (visit: Visit) => run(visit, axeOptions);

/** What axe finds that another colour scheme or width may bring. */
export const violationsOfLook = (visit: Visit) => run(visit, lookOptions);

/** Fails with what axe finds on the page. */
export const inspect = async (visit: Visit): Promise<void> => assert.deepEqual(await violations(visit), []);
