import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#scripts/free-port.mjs";
import { openSession } from "./client.mjs";
import { pageOf } from "./page.mjs";
import { openScreen } from "./screen.mjs";
import { waitFor } from "./wait.mjs";

const isReady = (address) =>
  fetch(`${address}/status`).then(
    ({ ok }) => ok,
    () => false,
  );

async function openDriver(path, display) {
  const port = await freePort();
  const driver = spawn(path, [`--port=${port}`], { stdio: "ignore", env: { ...process.env, DISPLAY: display } });
  const address = `http://127.0.0.1:${port}`;
  await waitFor("its driver", () => {
    if (driver.exitCode !== null) throw new Error(`${path} ended before it answered`);
    return isReady(address);
  });
  return { address, end: () => driver.kill() };
}

/** A press on it opens a window without bars, which is as large as it is told to be. */
const opener =
  "data:text/html,<body style='position:fixed;inset:0' onclick=\"open('about:blank','','popup,width=800,height=600')\">";

const press = [
  { type: "pointerMove", x: 20, y: 20 },
  { type: "pointerDown", button: 0 },
  { type: "pointerUp", button: 0 },
];

/** Leaves the session with the window without bars alone. */
async function openPlainWindow(session) {
  const first = await session.get("window");
  await session.post("url", { url: opener });
  await session.post("actions", {
    actions: [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions: press }],
  });
  const plain = await waitFor("a window without bars", async () =>
    (await session.get("window/handles")).find((handle) => handle !== first),
  );
  await session.delete("window");
  await session.post("window", { handle: plain });
  await pageOf({ session }).setViewportSize({ width: 800, height: 600 });
}

/**
 * A browser of its own, on a screen of its own: a driver serves one session.
 * @param {{ driver: string, browser: string, screen: string, settings: string }} paths of WebKitWebDriver, MiniBrowser, Xvfb, xsettingsd
 */
export async function openBrowser(paths) {
  const folder = await mkdtemp(join(tmpdir(), "suite-webkit-"));
  const screen = await openScreen(paths, folder);
  const driver = await openDriver(paths.driver, screen.display);
  const session = await openSession(driver.address, {
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": { binary: paths.browser, args: ["--automation"] },
  });
  await openPlainWindow(session);
  return {
    session,
    screen,
    async close() {
      await session.close().catch(() => {}); // a browser that has died is closed as well
      driver.end();
      screen.end();
      await rm(folder, { recursive: true });
    },
  };
}
