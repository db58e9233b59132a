// Finds the programs of a PostgreSQL server for the tests. As a command it installs Debian's when there are none and it may.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const debian = "/usr/lib/postgresql";

function folders() {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  return [...(process.env.PATH ?? "").split(delimiter), ...versions.map((version) => join(debian, version, "bin"))];
}

export const advice =
  "The tests of two servers on one database need PostgreSQL: install it (Debian: apt-get install postgresql), " +
  "or name one where databases may be created: DATABASE_URL=postgres://user@host/name npm run test:postgres";

/** Folder of initdb and postgres; undefined when they are not installed. */
export const postgresFolder = () =>
  folders().find((folder) => ["initdb", "postgres"].every((name) => existsSync(join(folder, name))));

/** Whether the tests have a PostgreSQL to run on: a named one, or programs to start one. */
export const hasPostgres = () => Boolean(process.env.DATABASE_URL || postgresFolder());

if (
  process.argv[1] === fileURLToPath(import.meta.url) &&
  !hasPostgres() &&
  process.getuid?.() === 0 &&
  existsSync("/usr/bin/apt-get")
) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  try {
    for (const args of [
      ["-qq", "update"],
      ["-qq", "install", "-y", "--no-install-recommends", "postgresql"],
    ]) {
      execFileSync("apt-get", args, { stdio: ["ignore", "ignore", 2], env });
    }
  } catch {
    console.error(advice);
  }
}
