/** Whether the suite's own front end runs on the page, whose markup then is its own. */
import { own } from "./own.ts";

const bundle = 'script[src*="assets_frontend"]';

/** By what its module system leaves behind, in both of the names that it has: a bundle that is linked may be blocked, by a policy or by a visitor. */
export const stockRuns = (): boolean =>
  ["odoo", "eagle"].some((name) => (Reflect.get(globalThis, name) as { define?: unknown } | undefined)?.define);

const isParsed = () =>
  performance
    .getEntriesByType("navigation")
    .some((entry) => (entry as PerformanceNavigationTiming).domContentLoadedEventStart > 0);

/** Resolves once the deferred bundle of the page has run, or will not: it may stand below our script. Undefined where nothing is awaited. */
export const stockSettled = (): Promise<unknown> | undefined =>
  stockRuns() || !own("documentElement").querySelector(bundle) || isParsed()
    ? undefined
    : new Promise((done) => addEventListener("DOMContentLoaded", done, { once: true }));
