import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, it } from "node:test";
import { marked } from "marked";
import { reference } from "#demo/catalogue/guides/guide.ts";
import { declarations } from "../declarations.ts";

const folder = "docs/reference";
const textOf = (name: string) => readFileSync(`${folder}/${name}.md`, "utf8");
const anchor = /<a id="([^"]*)"><\/a>/g;
const anchorsOf = (name: string) => [...textOf(name).matchAll(anchor)].map(([, id]) => id!);
const pages = reference.documents.map(({ name }) => name);

/** Files that may cite a fact: sources, tests, documents; those that git does not know yet too. */
const sources = () =>
  execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" })
    .split("\n")
    .filter((file) => /\.(tsx?|mjs|css|md)$/.test(file) && !file.startsWith("test/fixtures/") && existsSync(file));

const citation = /\bdocs\/reference\/([a-z]+)\.md#([a-z]+-\d+)/g;

/** Citations `docs/reference/<page>.md#<fact>` with their files. */
const citations = () =>
  sources().flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(citation)].map(([, name = "", id = ""]) => ({ file, name, id })),
  );

describe("the reference", () => {
  it("lists all of its pages", () => {
    const files = readdirSync(folder).map((file) => file.replace(".md", ""));
    assert.deepEqual(["README", ...pages].sort(), files.sort());
  });

  it("gives each fact an anchor of its own, with the name of its page and a number", () => {
    for (const name of pages) {
      const ids = anchorsOf(name);
      assert.ok(ids.length > 0, name);
      assert.deepEqual(ids, [...new Set(ids)], name);
      for (const id of ids) assert.match(id, new RegExp(`^${name}-\\d+$`));
      const items = [...textOf(name).matchAll(/^- <a id="/gm)].length;
      assert.equal(items, ids.length, `${name}: a fact is a list item that begins with its anchor`);
    }
  });

  it("names elements that exist at the beginning of their sections", async () => {
    const tags = (await declarations()).map(({ tag }) => tag as string);
    for (const { sections } of reference.documents)
      for (const { tokens } of sections) {
        const lead = tokens.find(({ type }) => type === "paragraph")?.raw ?? "";
        for (const [, tag = ""] of lead.startsWith("For `suite-") ? lead.matchAll(/`(suite-[\w-]+)`/g) : [])
          assert.ok(tags.includes(tag), tag);
      }
  });

  it("links to facts and documents that exist", () => {
    for (const name of pages)
      for (const [, href = ""] of textOf(name).matchAll(/\]\(([^)\s]+)\)/g)) {
        const [path = "", id] = href.split("#");
        const target = path ? new URL(path, `file:///${folder}/${name}.md`).pathname.slice(1) : `${folder}/${name}.md`;
        assert.ok(existsSync(target), `${name}: ${href}`);
        if (id && target.startsWith(folder)) assert.ok(readFileSync(target, "utf8").includes(`<a id="${id}">`), href);
      }
  });

  it("has every fact that code, tests and documents cite", (t) => {
    const all = citations();
    const known = new Map(pages.map((name) => [name, new Set(anchorsOf(name))]));
    assert.deepEqual(
      all.filter(({ name, id }) => !known.get(name)?.has(id)),
      [],
    );
    const cited = new Set(all.map(({ id }) => id));
    const facts = [...known.values()].flatMap((ids) => [...ids]);
    t.diagnostic(`facts without a citation: ${facts.filter((id) => !cited.has(id)).join(" ") || "none"}`);
  });

  it("holds no HTML but the anchors", () => {
    for (const name of pages)
      void marked.walkTokens(marked.lexer(textOf(name)), (token) => {
        if (token.type === "html") assert.match(token.raw, /^<a id="[a-z]+-\d+">$|^<\/a>$/);
      });
  });
});
