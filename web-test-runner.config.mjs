import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { esbuildPlugin } from "@web/dev-server-esbuild";
import { defaultReporter } from "@web/test-runner";
import { libraryConstants } from "./scripts/build/library-constants.mjs";
import { assetModules } from "./scripts/wtr/asset-modules.mjs";
import { launcherOf } from "./scripts/wtr/browsers.mjs";
import { countReporter } from "./scripts/wtr/count-reporter.mjs";
import { libraries } from "./scripts/wtr/libraries.mjs";
import { ownModules } from "./scripts/wtr/own-modules.mjs";
import { inParts } from "./scripts/wtr/parts.mjs";
import { suiteMiddleware } from "./scripts/wtr/suite-middleware.mjs";

/** True if pages are opened in frames: the runner's arguments are the files. */
const hasPages = process.argv.some((argument) => argument.startsWith("test/engines/"));

/** A page of this file would open hundreds of frames. */
const ofEachElement = "test/engines/elements.test.ts";

export default {
  files: "test/widgets/**/*.test.{ts,tsx}",
  nodeResolve: { exportConditions: ["production"] },
  concurrency: availableParallelism(),
  ...(process.argv.includes(ofEachElement) && inParts(ofEachElement, 8)),
  browsers: [launcherOf(process.env.SUITE_ENGINE ?? "chromium")],
  middleware: [await suiteMiddleware((path) => existsSync(new URL(`.${path}`, import.meta.url)), hasPages)],
  plugins: [
    ...(await libraries({ onReact: process.env.SUITE_REACT === "1" })),
    ownModules(),
    assetModules(),
    esbuildPlugin({
      ts: true,
      tsx: true,
      target: "es2022",
      tsconfig: "tsconfig.json",
      define: libraryConstants,
    }),
  ],
  reporters: [defaultReporter({ reportTestProgress: false }), countReporter()],
  // More than one wait has, see scripts/wtr/own-modules.mjs: the wait's own message tells more than the test's end does.
  testFramework: { config: { timeout: 120_000 } },
  testsStartTimeout: 300_000,
  testsFinishTimeout: 900_000,
};
