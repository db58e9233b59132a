// Finds Chromium browsers for the tests, or brings them. As a command it prints the path of the one with windows.
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
/** Chromium's engine without the browser around it, whose windows cost a test as much as its pages do; it shows no notifications. */
const shellNames = ["chromium-headless-shell", "chrome-headless-shell"];
const macApps = ["Google Chrome", "Chromium", "Microsoft Edge"].map(
  (app) => `/Applications/${app}.app/Contents/MacOS/${app}`,
);
const windowsApps = ["Google\\Chrome\\Application\\chrome.exe", "Microsoft\\Edge\\Application\\msedge.exe"];
const advice =
  "The tests need Chrome, Chromium or Edge and none was found or could be installed.\n" +
  "Install one (Debian: apt-get install chromium), or name its executable: CHROME_PATH=/path/to/chrome npm test";

function inPath(names) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function candidates() {
  if (process.platform === "darwin") return [...macApps, chromium.executablePath()];
  if (process.platform === "win32") {
    const roots = ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].flatMap((name) => process.env[name] ?? []);
    return [...roots.flatMap((root) => windowsApps.map((app) => join(root, app))), chromium.executablePath()];
  }
  return [...inPath(names), chromium.executablePath()];
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
const hasPackages = () => root && existsSync("/etc/debian_version");
function installPackages(...packages) {
  run("apt-get", ["update", "-q"]);
  run("apt-get", ["install", "-q", "-y", "--no-install-recommends", ...packages]);
}

const installers = [
  {
    // Debian's package first: unlike Playwright's download it brings the libraries that a bare machine lacks.
    fits: hasPackages,
    install: () => installPackages("chromium"),
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

function installedShell() {
  if (!hasPackages()) return undefined;
  try {
    // the browser, too, since both are of one version there
    installPackages("chromium", shellNames[0]);
  } catch (error) {
    console.error(error.message); // not every system has it, and the browser with windows does as well
  }
  return inPath(shellNames).find(runs);
}

/**
 * Path of what runs pages alone: a headless shell where one is to be had, else the browser. CHROME_PATH names it, too; one process
 * may tell those that it starts by SUITE_SHELL. May take minutes, as `browserPath`.
 * @throws {Error} as `browserPath`
 */
export function shellPath() {
  if (process.env.SUITE_SHELL) return process.env.SUITE_SHELL;
  if (process.env.CHROME_PATH) return browserPath();
  return inPath(shellNames).find(runs) ?? installedShell() ?? browserPath();
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
