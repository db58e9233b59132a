// Finds a Chromium browser for the tests, or brings one. As a command it prints the browser's path.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const names = [
  "chromium",
  "google-chrome-stable",
  "google-chrome",
  "chromium-browser",
  "microsoft-edge-stable",
  "microsoft-edge",
];
const macApps = ["Google Chrome", "Chromium", "Microsoft Edge"].map(
  (app) => `/Applications/${app}.app/Contents/MacOS/${app}`,
);
const windowsApps = ["Google\\Chrome\\Application\\chrome.exe", "Microsoft\\Edge\\Application\\msedge.exe"];
const advice =
  "The tests need Chrome, Chromium or Edge and none was found or could be installed.\n" +
  "Install one (Debian: apt-get install chromium), or name its executable: CHROME_PATH=/path/to/chrome npm test";

function candidates() {
  if (process.platform === "darwin") return [...macApps, chromium.executablePath()];
  if (process.platform === "win32") {
    const roots = ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].flatMap((name) => process.env[name] ?? []);
    return [...roots.flatMap((root) => windowsApps.map((app) => join(root, app))), chromium.executablePath()];
  }
  const folders = (process.env.PATH ?? "").split(delimiter);
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), chromium.executablePath()];
}

/** A file of that name proves little: Ubuntu's chromium-browser may be a note about a snap, Playwright's may lack its libraries. */
function runs(path) {
  if (!existsSync(path)) return false;
  if (process.platform === "win32") return true; // there --version opens a window
  try {
    return / \d+\.\d+/.test(
      execFileSync(path, ["--version"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }),
    );
  } catch {
    return false;
  }
}

// The installers' own output goes to stderr, since stdout carries the path.
const run = (command, args) =>
  execFileSync(command, args, { stdio: ["ignore", 2, 2], env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
const root = process.getuid?.() === 0;

const installers = [
  {
    // Debian's package first: unlike Playwright's download it brings the libraries that a bare machine lacks.
    fits: () => root && existsSync("/etc/debian_version"),
    install() {
      run("apt-get", ["update", "-q"]);
      run("apt-get", ["install", "-q", "-y", "--no-install-recommends", "chromium"]);
    },
  },
  {
    fits: () => true,
    install() {
      const cli = fileURLToPath(new URL("cli.js", import.meta.resolve("playwright-core")));
      const libraries = root && process.platform === "linux" ? ["--with-deps"] : [];
      run(process.execPath, [cli, "install", ...libraries, "--no-shell", "chromium"]);
    },
  },
];

function installed() {
  for (const { install } of installers.filter(({ fits }) => fits())) {
    try {
      install();
    } catch (error) {
      console.error(error.message); // the next way may work
    }
    const path = candidates().find(runs);
    if (path) return path;
  }
}

/**
 * Path of the browser's executable; installs a browser when the machine has none, which may take minutes.
 * @throws {Error} saying what to do, when CHROME_PATH is wrong or no browser can be had.
 */
export function browserPath() {
  const wanted = process.env.CHROME_PATH;
  if (wanted && !runs(wanted)) throw new Error(`CHROME_PATH names ${wanted}, which is no browser that runs.`);
  const path = wanted || candidates().find(runs) || installed();
  if (!path) throw new Error(advice);
  return path;
}

/** Flags that every launch needs: quiet, no calls home, and workable in a container, where root has no sandbox. */
export const browserFlags = [
  ...(root ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-dev-shm-usage",
];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(browserPath());
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
