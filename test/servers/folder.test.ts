import assert from "node:assert/strict";
import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { gunzipSync } from "node:zlib";
import { codeOf } from "../guide-code.ts";
import { programs } from "./programs.ts";
import { type Running, serveFolder } from "./run.ts";

const types = {
  ".js": /^(text|application)\/javascript\b/,
  ".css": /^text\/css\b/,
  ".json": /^application\/json\b/,
  ".txt": /^text\/plain\b/,
} as const;

const forever = "public, max-age=31536000, immutable";
const files = ["suite.js", "suite.css", "sri.json", "THIRD-PARTY.txt", "chunks/core.js", "chunks/suite-follow.js"];

for (const program of programs())
  describe(`guide's recipe for ${program.name} that serves the folder`, () => {
    const root = mkdtempSync(join(tmpdir(), "suite-www-"));
    let server: Running;
    before(async () => {
      cpSync("dist", join(root, "suite-widgets/1.0.0"), {
        recursive: true,
        filter: (path) => !/[\\/](npm|react)$/.test(path),
      });
      chmodSync(root, 0o755);
      server = await serveFolder(program, codeOf("on-a-suite", `conf ${program.name}`)[0]!, root);
    });
    after(async () => {
      await server[Symbol.asyncDispose]();
      rmSync(root, { recursive: true });
    });
    const get = (file: string, headers: Record<string, string> = {}) =>
      server.fetch(`/suite-widgets/1.0.0/${file}`, { headers: { origin: "https://www.example.com", ...headers } });

    it("serves every kind of file with its type, with permanent caching, and to pages of all hosts", async () => {
      for (const file of files) {
        const answer = await get(file);
        assert.equal(answer.status, 200, file);
        const type = types[/\.\w+$/.exec(file)![0] as keyof typeof types];
        assert.match(answer.headers.get("content-type") ?? "", type, file);
        assert.equal(answer.headers.get("cache-control"), forever, file);
        assert.equal(answer.headers.get("access-control-allow-origin"), "*", file);
        assert.deepEqual(Buffer.from(await answer.arrayBuffer()), readFileSync(join("dist", file)), file);
      }
      assert.deepEqual(
        readdirSync(join(root, "suite-widgets/1.0.0"), { recursive: true, encoding: "utf8" })
          .map((name) => /\.\w+$/.exec(name)?.[0])
          .filter((ending) => ending && !(ending in types)),
        [],
      );
    });

    it("compresses scripts and styles for browsers that accept it", async () => {
      for (const file of ["suite.js", "suite.css", "chunks/core.js"]) {
        const answer = await get(file, { "accept-encoding": "gzip" });
        assert.equal(answer.headers.get("content-encoding"), "gzip", file);
        assert.match(answer.headers.get("vary") ?? "", /accept-encoding/i, file);
        assert.equal(answer.headers.get("cache-control"), forever, file);
        assert.deepEqual(gunzipSync(await answer.arrayBuffer()), readFileSync(join("dist", file)), file);
      }
    });

    it("allows no caching of a missing file, since the file may be missing while a release is copied", async () => {
      const answer = await get("chunks/suite-later.js");
      assert.equal(answer.status, 404);
      assert.equal(answer.headers.get("cache-control"), null);
    });
  });
