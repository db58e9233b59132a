import { execFileSync, spawn } from "node:child_process";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { lackOf, postgresFolder } from "#scripts/ensure-programs.mjs";

/** Database of its own on a real PostgreSQL. */
export interface Postgres {
  readonly url: string;
  close(): Promise<void>;
}

/** User of Debian's PostgreSQL, which refuses to run as root. */
function owner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (option: string): number =>
    Number(execFileSync("id", [option, "postgres"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }));
  try {
    return { uid: id("-u"), gid: id("-g") };
  } catch {
    throw new Error(
      "PostgreSQL does not run as root and this system has no user postgres: run the tests as another user, or name a server in DATABASE_URL.",
    );
  }
}

/** Starts the system's PostgreSQL in an empty folder, with a socket in that folder as its only address. */
async function started(programs: string): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), "suite-postgres-"));
  const user = owner();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const options = { ...user, cwd: folder, env: { ...process.env, LC_ALL: "C" } };
  execFileSync(join(programs, "initdb"), ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"], {
    ...options,
    stdio: "pipe",
  });
  const server = spawn(
    join(programs, "postgres"),
    ["-D", data, "-k", folder, "-c", "listen_addresses=", "-c", "fsync=off"],
    { ...options, stdio: ["ignore", "ignore", "pipe"] },
  );
  const kill = (): void => void server.kill("SIGQUIT");
  process.once("exit", kill);
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  let said = "";
  await new Promise<void>((resolve, reject) => {
    server.stderr.setEncoding("utf8").on("data", (text: string) => {
      said += text;
      if (said.includes("ready to accept connections")) resolve();
    });
    void ended.then(() => reject(new Error(`PostgreSQL did not start: ${said}`)));
  });
  return {
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    close: async () => {
      process.off("exit", kill);
      server.kill("SIGINT");
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/** Creates a database on the server of DATABASE_URL; other databases stay unchanged. */
async function created(serverUrl: string): Promise<Postgres> {
  const name = `suite_test_${process.pid}_${Date.now()}`;
  const run = async (sql: string): Promise<void> => {
    const client = new Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  await run(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, close: () => run(`drop database ${name} with (force)`) };
}

/** Starts a database. @throws Error with a hint if there is no PostgreSQL */
export async function openPostgres(): Promise<Postgres> {
  const { DATABASE_URL: url } = process.env;
  if (url) return created(url);
  const programs = postgresFolder();
  if (!programs) throw new Error(lackOf("postgres"));
  return started(programs);
}
