import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { describe, it } from "node:test";
import type { Tokens } from "marked";
import { guides } from "#demo/catalogue/guides/guide.ts";

const folder = "test/hosts";
const hosts = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Removes the indentation. */
const flat = (text: string): string => text.replace(/^ +/gm, "");

/** Returns the source of a host's site, with addresses as in the guide. */
const sourceOf = (host: string): string =>
  readdirSync(`${folder}/${host}`)
    .map((file) => flat(readFileSync(`${folder}/${host}/${file}`, "utf8").replaceAll("${base}", "/")))
    .join("\n");

/** Pieces of code with the host that they are of, which the word after their language names. */
const pieces = guides.documents
  .flatMap(({ sections }) => sections.flatMap(({ tokens }) => tokens))
  .filter((token): token is Tokens.Code => token.type === "code")
  .flatMap(({ lang = "", text }) => {
    const [, host = ""] = lang.split(" ");
    return hosts.includes(host) ? text.split("\n\n").map((piece) => ({ host, piece })) : [];
  });

describe("the guide to single-page apps", () => {
  it("shows lines that the tested sites run", () => {
    for (const { host, piece } of pieces) assert.ok(sourceOf(host).includes(flat(piece)), `${host}: ${piece}`);
  });

  it("shows code of each framework", () =>
    assert.deepEqual(
      hosts.filter((host) => !pieces.some((piece) => piece.host === host)),
      ["plain", "wordpress"],
    ));
});
