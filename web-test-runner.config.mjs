import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { esbuildPlugin } from "@web/dev-server-esbuild";
import { defaultReporter } from "@web/test-runner";
import { chromeLauncher } from "@web/test-runner-chrome";
import { libraryConstants } from "./scripts/libraries/constants.mjs";
import { browserFlags, shellPath } from "./scripts/ensure-browser.mjs";
import { countReporter } from "./scripts/wtr/count-reporter.mjs";
import { cssModules } from "./scripts/wtr/css-modules.mjs";
import { freshPages } from "./scripts/wtr/fresh-pages.mjs";
import { libraries } from "./scripts/wtr/libraries.mjs";
import { patientWaits } from "./scripts/wtr/patient-waits.mjs";
import { suiteMiddleware } from "./scripts/wtr/suite-middleware.mjs";

/**
 * A visitor of its own for every page, since files at work side by side would see each other's cookies, in a window of its
 * own: pages beside the first one are hidden, get no animation frames, and fixture() waits for ever.
 */
async function createPage({ context }) {
  const visitor = await context.browser().createBrowserContext();
  const page = await visitor.newPage({ type: "window" });
  await page.emulateFocusedPage(true);
  return page;
}

export default {
  files: "test/widgets/**/*.test.{ts,tsx}",
  nodeResolve: { exportConditions: ["production"] },
  concurrency: availableParallelism(),
  browsers: [
    freshPages(chromeLauncher({ launchOptions: { executablePath: shellPath(), args: browserFlags }, createPage })),
  ],
  middleware: [await suiteMiddleware((path) => existsSync(new URL(`.${path}`, import.meta.url)))],
  plugins: [
    await libraries({ onReact: process.env.SUITE_REACT === "1" }),
    patientWaits(),
    cssModules(),
    esbuildPlugin({
      ts: true,
      tsx: true,
      target: "es2022",
      tsconfig: "tsconfig.json",
      define: libraryConstants,
    }),
  ],
  reporters: [defaultReporter({ reportTestProgress: false }), countReporter()],
  // More than one wait has, see scripts/wtr/patient-waits.mjs: the wait's own message tells more than the test's end does.
  testFramework: { config: { timeout: 120_000 } },
  testsStartTimeout: 300_000,
  testsFinishTimeout: 900_000,
};
