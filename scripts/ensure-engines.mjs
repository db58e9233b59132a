// Finds Firefox and WebKitGTK for the tests. As a command it installs Debian's packages when they are lacking and it may.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const inPath = (...names) =>
  names
    .flatMap((name) => (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, name)))
    .find((path) => existsSync(path));

/** WebKitGTK's own small browser, which no PATH has. */
function miniBrowser() {
  const roots = ["/usr/lib", "/usr/libexec"].filter((root) => existsSync(root));
  const folders = roots.flatMap((root) => [root, ...readdirSync(root).map((name) => join(root, name))]);
  return folders.map((folder) => join(folder, "webkit2gtk-4.1", "MiniBrowser")).find((path) => existsSync(path));
}

function webkit() {
  const paths = {
    driver: inPath("WebKitWebDriver"),
    screen: inPath("Xvfb"),
    settings: inPath("xsettingsd"),
    browser: miniBrowser(),
  };
  return Object.values(paths).every(Boolean) ? paths : undefined;
}

/** Paths of the programs of each engine beside Chromium; nothing for one that is not installed. */
export const engines = {
  firefox: () => inPath("firefox-esr", "firefox"),
  webkit,
};

const packages = { firefox: ["firefox-esr"], webkit: ["webkit2gtk-driver", "xvfb", "xsettingsd"] };

export const advice = (engine) =>
  `To run the tests there too, install it (Debian: apt-get install ${packages[engine].join(" ")}).`;

if (process.argv[1] === fileURLToPath(import.meta.url) && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
  const lacking = Object.keys(engines).filter((engine) => !engines[engine]());
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (...args) => execFileSync("apt-get", ["-qq", ...args], { stdio: ["ignore", "ignore", 2], env });
  try {
    if (lacking.length > 0) apt("update");
    for (const engine of lacking) apt("install", "-y", "--no-install-recommends", ...packages[engine]);
  } catch {
    for (const engine of lacking) console.error(advice(engine));
  }
}
