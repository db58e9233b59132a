import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, describe, test } from "node:test";
import { lackOf, postgresFolder, programPath } from "#scripts/ensure-programs.mjs";

const { PATH, DATABASE_URL } = process.env;
describe("ensure-programs", () => {
  afterEach(() => {
    process.env["PATH"] = PATH;
    if (DATABASE_URL === undefined) delete process.env["DATABASE_URL"];
    else process.env["DATABASE_URL"] = DATABASE_URL;
  });

  test("PostgreSQL is where the path has all of its programs, or where DATABASE_URL says", async () => {
    const [half, whole] = [await mkdtemp(join(tmpdir(), "suite-half-")), await mkdtemp(join(tmpdir(), "suite-whole-"))];
    for (const file of [join(half, "initdb"), join(whole, "initdb"), join(whole, "postgres")])
      await writeFile(file, "");
    process.env["PATH"] = [half, whole].join(delimiter);
    assert.equal(postgresFolder(), whole);
    assert.equal(programPath("initdb"), join(half, "initdb"));
    process.env["DATABASE_URL"] = "postgres://user@host/base";
    assert.equal(lackOf("postgres"), undefined);
    await Promise.all([half, whole].map((folder) => rm(folder, { recursive: true })));
  });

  test("what is in no folder is not there, and a stage that needs no program lacks none", () => {
    assert.equal(programPath("suite-no-such-program"), undefined);
    assert.equal(lackOf("unit"), undefined);
  });
});
