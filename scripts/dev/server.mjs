import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";

/**
 * The demo's server in a process of its own, since Node cannot reload modules. It gets a database that outlives the process, unless
 * DATA_DIR or DATABASE_URL names one.
 * @param outDir where the bundle is
 * @param args of demo/server/main.ts
 */
export function createServer(outDir, args) {
  const { DATA_DIR = join(outDir, "database") } = process.env;
  let child;
  let builds = 0;

  function start() {
    child = spawn(
      process.execPath,
      ["--import", "tsx", "--import", "./scripts/css-hook.mjs", "demo/server/main.ts", "--dev", outDir, ...args],
      { env: { ...process.env, DATA_DIR }, stdio: ["ignore", "inherit", "inherit", "ipc"] },
    );
    child.once("exit", (code) => code && console.error("The server starts again when a file of demo/ changes."));
  }

  async function stop() {
    if (child.exitCode !== null) return;
    child.kill("SIGTERM");
    await once(child, "exit");
  }

  return {
    start,
    /** @param isSeedNew whether the database is to be filled again */
    async restart(isSeedNew) {
      await stop();
      if (isSeedNew && !process.env.DATA_DIR) rmSync(DATA_DIR, { recursive: true, force: true });
      start();
    },
    /** The bundle is new: open pages show it. */
    reload: () => child.connected && child.send(++builds),
  };
}
