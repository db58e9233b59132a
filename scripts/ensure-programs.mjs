// Finds the programs that stages of the tests use where they are installed. As a command it installs Debian's of those that are missing, if
// it may: all of them, or what is named, such as firefox.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const debianPostgres = "/usr/lib/postgresql";

function folders() {
  const versions = existsSync(debianPostgres) ? readdirSync(debianPostgres).sort((a, b) => Number(b) - Number(a)) : [];
  return [
    ...(process.env.PATH ?? "").split(delimiter),
    "/usr/sbin", // in the path of root alone
    ...versions.map((version) => join(debianPostgres, version, "bin")),
  ];
}

const folderOf = (...names) => folders().find((folder) => names.every((name) => existsSync(join(folder, name))));

/** Folder of initdb and postgres; undefined when they are not installed. */
export const postgresFolder = () => folderOf("initdb", "postgres");

/** Path of a program by its name in Debian; undefined when it is not installed. */
export function programPath(name) {
  const folder = folderOf(name);
  return folder && join(folder, name);
}

export const firefoxPath = () => programPath("firefox-esr") ?? programPath("firefox");

/** WebKitGTK's own small browser, which is in no path. */
function miniBrowser() {
  const roots = ["/usr/lib", "/usr/libexec"].filter((root) => existsSync(root));
  const folders = roots.flatMap((root) => [root, ...readdirSync(root).map((name) => join(root, name))]);
  return folders.map((folder) => join(folder, "webkit2gtk-4.1", "MiniBrowser")).find((path) => existsSync(path));
}

/** Paths of what a WebKitGTK without a screen needs; undefined when something of it is not installed. */
export function webkitPaths() {
  const [driver, screen, settings] = ["WebKitWebDriver", "Xvfb", "xsettingsd"].map(programPath);
  const browser = miniBrowser();
  return driver && screen && settings && browser ? { driver, screen, settings, browser } : undefined;
}

/** By stage of the tests, or by the engine that the names of stages end with. */
const needs = {
  postgres: {
    isThere: () => Boolean(process.env.DATABASE_URL || postgresFolder()),
    packages: ["postgresql"],
    advice:
      "The tests of two servers on one database need PostgreSQL: install it (Debian: apt-get install postgresql), " +
      "or name one where databases may be created: DATABASE_URL=postgres://user@host/name npm run test:postgres",
  },
  servers: {
    isThere: () => ["nginx", "caddy", "apache2", "openssl"].every(programPath),
    packages: ["nginx-light", "caddy", "apache2-bin", "media-types", "openssl"],
    advice:
      "The tests of the guides' recipes need nginx, Caddy, Apache and OpenSSL: install them " +
      "(Debian: apt-get install nginx-light caddy apache2-bin media-types openssl)",
  },
  firefox: {
    isThere: () => firefoxPath() !== undefined,
    packages: ["firefox-esr"],
    advice: "The tests in Firefox need it: install it (Debian: apt-get install firefox-esr)",
  },
  webkit: {
    isThere: () => webkitPaths() !== undefined,
    packages: ["webkit2gtk-driver", "xvfb", "xsettingsd"],
    advice:
      "The tests in WebKit need WebKitGTK with its driver, and a screen: install them " +
      "(Debian: apt-get install webkit2gtk-driver xvfb xsettingsd)",
  },
};

/** Returns a sentence that names the reason why a stage cannot run on this machine, and the remedy; undefined if it can. */
export function lackOf(stage) {
  const need = needs[stage] ?? needs[stage.split(":")[1]];
  return (need?.isThere() ?? true) ? undefined : need.advice;
}

/** @param {string[]} names of `needs` */
function install(names) {
  const missing = names.map((name) => needs[name]).filter(({ isThere }) => !isThere());
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const run = (...args) => execFileSync("apt-get", ["-qq", ...args], { stdio: ["ignore", "ignore", 2], env });
  try {
    run("update");
  } catch {
    // packages may be known or there already; else the next command fails, and says what is missing
  }
  for (const { packages, advice } of missing)
    try {
      run("install", "-y", "--no-install-recommends", ...packages);
    } catch {
      console.error(advice);
    }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const named = process.argv.slice(2);
  install(named.length > 0 ? named : Object.keys(needs));
}
