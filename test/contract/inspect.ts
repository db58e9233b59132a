import assert from "node:assert/strict";
import type { AxeResults, RunOptions } from "axe-core";
import { axeSource } from "../axe.ts";
import { axeOptions, lookOptions } from "./axe-options.ts";
import type { Visit } from "./visit.ts";

/** Waits until transitions have ended: half-transparent text lacks contrast. Runs in a page. */
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

/** Runs some rules of axe. The browser's debugger injects axe, which no policy of the page blocks. */
async function run({ page }: Visit, options: RunOptions) {
  await page.evaluate(animationsEnd);
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(`(() => { ${axeSource} })()`);
  const found = await page.evaluate(async (options) => {
    const { axe } = globalThis as unknown as { axe: { run(given: RunOptions): Promise<AxeResults> } };
    // the rest of the result is large and stays in the browser
    return (await axe.run(options)).violations;
  }, options);
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({ id, help, target, failureSummary })),
  );
}

/** Runs all rules of axe. */
export const violations = (visit: Visit) => run(visit, axeOptions);

/** Runs the rules of axe that depend on colour scheme and width. */
export const violationsOfLook = (visit: Visit) => run(visit, lookOptions);

/** Fails with the violations that axe finds on the page. */
export const inspect = async (visit: Visit): Promise<void> => assert.deepEqual(await violations(visit), []);
