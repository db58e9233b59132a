import { existsSync } from "node:fs";
import { mkdtemp, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { createSuite } from "../demo/server/suite.ts";
import { type Suite, type SuiteOptions } from "../demo/server/suite.types.ts";

/** Folder that all processes of a test run share: scripts/test.mjs. Undefined for a file that runs by itself. */
const run = process.env.SUITE_TEST_RUN;

/** Statements that remove data that no test reads: template databases, dead rows and the write-ahead log. */
const spare = [
  "update pg_database set datistemplate = false",
  "drop database template0",
  "drop database template1",
  "vacuum full",
  "checkpoint",
];

/** Packs the embedded database of a folder into a small file for `openDatabase`, of which each test opens a copy. */
export async function pack(dataDir: string, file: string): Promise<void> {
  const lite = await PGlite.create(dataDir);
  for (const statement of spare) await lite.query(statement);
  const packed = await lite.dumpDataDir("none");
  await lite.close();
  await writeFile(file, new Uint8Array(await packed.arrayBuffer()));
}

/**
 * Returns a file for `dataDir` with the database after this run's migrations and seeds; undefined for a file that runs by itself. Processes
 * that need the file at the same time each create one, so that none waits for another; all are equal.
 */
export async function preparedData(): Promise<string | undefined> {
  if (!run) return undefined;
  const file = join(run, "database.tar");
  if (existsSync(file)) return file;
  const own = await mkdtemp(join(run, "database-"));
  // otherwise segments of the write-ahead log have 16 MB, which each copy includes
  await (await PGlite.create(own, { initDbStartParams: ["--wal-segsize=1"] })).close();
  await (await createSuite({ dataDir: own })).close();
  await pack(own, `${own}.tar`);
  await rename(`${own}.tar`, file);
  return file;
}

/** Opens a suite on a database of its own, as after a first start. */
export const openSuite = async (options: SuiteOptions = {}): Promise<Suite> =>
  createSuite({ dataDir: await preparedData(), ...options });
