// What tests get as @open-wc/testing: see own-modules.mjs.
import { chai, waitUntil as wait } from "@open-wc/testing";
import { animationsEnd } from "./animations.mjs";

export * from "@open-wc/testing";

// what esbuild makes of `using` asks for a symbol that WebKit does not have
Symbol.dispose ??= Symbol.for("Symbol.dispose");

export const waitUntil = (fits, message, options) =>
  wait(fits, message, { timeout: 60_000, ...options }).catch(async (error) => {
    error.message += ` (${await drawing()})`;
    throw error;
  });

/** Returns whether the browser draws the page: a wait for frames would never end otherwise. */
async function drawing() {
  let frames = 0;
  let next;
  const count = () => {
    frames++;
    next = requestAnimationFrame(count);
  };
  next = requestAnimationFrame(count);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  cancelAnimationFrame(next);
  return `the page is ${document.visibilityState}, frames in a second: ${frames}`;
}

/** The runner reports nothing at all of a page where a failure tells of what cannot be copied to it, such as an element. */
afterEach(function () {
  const { err } = this.currentTest;
  for (const key of ["actual", "expected"].filter((key) => err && key in err))
    try {
      structuredClone(err[key]);
    } catch {
      err[key] = String(err[key]);
    }
});

chai.use(({ Assertion }, { overwriteMethod }) => {
  overwriteMethod(
    Assertion.prototype,
    "accessible",
    (accessible) =>
      async function (...options) {
        await animationsEnd();
        return accessible.apply(this, options);
      },
  );
});
