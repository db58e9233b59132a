// What tests get as @open-wc/testing: see patient-waits.mjs.
import { waitUntil as wait } from "@open-wc/testing";

export * from "@open-wc/testing";
export const waitUntil = (fits, message, options) => wait(fits, message, { timeout: 60_000, ...options });
