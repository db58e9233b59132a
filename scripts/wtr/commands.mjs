// What tests get as @web/test-runner-commands: see own-modules.mjs.
import { emulateMedia as emulate, setViewport as resize } from "@web/test-runner-commands";
import { needs } from "./needs.mjs";
import { askAgain } from "./sheets.mjs";

export * from "@web/test-runner-commands";

/** Skips the test that asks an engine for a medium which cannot be emulated there. */
export const emulateMedia = (media) =>
  emulate(media).then(askAgain, (error) => {
    needs(!error.message.includes("cannot be emulated"));
    throw error;
  });

export const setViewport = (size) => resize(size).then(askAgain);
