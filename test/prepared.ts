import { existsSync } from "node:fs";
import { mkdtemp, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { createSuite } from "../demo/server/suite.ts";
import { type Suite, type SuiteOptions } from "../demo/server/suite.types.ts";

/** Folder that all processes of one run of the tests share: scripts/test.mjs. A file that is run by itself has none. */
const run = process.env.SUITE_TEST_RUN;

/** Of the server's data, what no test reads: template databases, dead rows and the log of how they came about. */
const spare = [
  "update pg_database set datistemplate = false",
  "drop database template0",
  "drop database template1",
  "vacuum full",
  "checkpoint",
];

/** Packs the embedded database of a folder into a file for `openDatabase`, as small as it gets: each test opens a copy of its own. */
export async function pack(dataDir: string, file: string): Promise<void> {
  const lite = await PGlite.create(dataDir);
  for (const statement of spare) await lite.query(statement);
  const packed = await lite.dumpDataDir("none");
  await lite.close();
  await writeFile(file, new Uint8Array(await packed.arrayBuffer()));
}

/**
 * A database as this run's migrations and seeds leave it, for `dataDir`; nothing for a file that is run by itself. Processes that
 * miss it at the same time each make one, so that none waits for another, and any of them will do.
 */
export async function preparedData(): Promise<string | undefined> {
  if (!run) return undefined;
  const file = join(run, "database.tar");
  if (existsSync(file)) return file;
  const own = await mkdtemp(join(run, "database-"));
  // segments of the write-ahead log have 16 MB otherwise, and belong to each copy
  await (await PGlite.create(own, { initDbStartParams: ["--wal-segsize=1"] })).close();
  await (await createSuite({ dataDir: own })).close();
  await pack(own, `${own}.tar`);
  await rename(`${own}.tar`, file);
  return file;
}

/** A suite on a database of its own, as after a first start. */
export const openSuite = async (options: SuiteOptions = {}): Promise<Suite> =>
  createSuite({ dataDir: await preparedData(), ...options });
