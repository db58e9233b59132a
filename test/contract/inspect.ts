import axe, { type AxeResults } from "axe-core";
import assert from "node:assert/strict";
import type { Visit } from "./visit.ts";

/** The letters that the suite's editors write bring headings of their own. */
const options = { rules: { "heading-order": { enabled: false } } };

/** Runs axe over the page; fails with what it found. It comes in by the browser's own debugger, which no policy of the page concerns. */
export async function inspect({ page }: Visit): Promise<void> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(`(() => { ${axe.source} })()`);
  const { violations } = await page.evaluate(
    (options) => (globalThis as unknown as { axe: { run(given: object): Promise<AxeResults> } }).axe.run(options),
    options,
  );
  const found = violations.flatMap(({ id, help, nodes }) => nodes.map(({ target, failureSummary }) => ({ id, help, target, failureSummary })));
  assert.deepEqual(found, []);
}
