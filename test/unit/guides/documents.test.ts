import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, it } from "node:test";
import { marked, type Tokens } from "marked";
import { findElements } from "#scripts/build/elements.mjs";

const files = ["README.md", "CONTRIBUTING.md", "SECURITY.md", "docs/architecture.md", "docs/testing.md"];
const textOf = (file: string): string => readFileSync(file, "utf8");
const withoutCode = (text: string): string => text.replace(/^ *```[\s\S]*?^ *```/gm, "");

/** Returns the anchors that GitHub generates for the headings of a document. */
const anchorsOf = (text: string): string[] =>
  [...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, "")
      .replaceAll(" ", "-"),
  );

/** Returns the elements by the folder to which the first cell of their row links. */
const listed = (readme: string): string[] =>
  marked
    .lexer(readme)
    .filter((token): token is Tokens.Table => token.type === "table")
    .flatMap(({ rows }) => rows)
    .flatMap(([area, elements]) => {
      const [, folder = ""] = /\]\((widgets\/[a-z]+)\)/.exec(area!.text) ?? [];
      return elements!.text.split(", ").map((name) => `${folder}/${name}`);
    });

/** Sizes, and counts of what the repository holds: true when written, and wrong after the next change. */
const figure = /\b\d[\d.,]*\s*(?:[kMG]i?B|bytes|(?:unit |widget )?tests|elements|tags|tours|facts|guides)\b/g;

/** Documents of our own; facts of the reference are measures of the suite. */
const written = [
  ...["README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md"],
  ...["docs", "docs/guides"].flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`)),
].filter((file) => file.endsWith(".md"));

describe("documents", () => {
  it("link to files and headings that exist", () => {
    for (const file of files)
      for (const [, href = ""] of withoutCode(textOf(file)).matchAll(/\]\(([^)\s]+)\)/g)) {
        const [path = "", anchor] = href.split("#");
        const target = path ? join(dirname(file), path) : file;
        assert.ok(existsSync(target), `${file}: ${href}`);
        if (anchor !== undefined) assert.ok(anchorsOf(textOf(target)).includes(anchor), `${file}: ${href}`);
      }
  });

  it("name paths that exist", () => {
    for (const file of files)
      for (const [, path = ""] of withoutCode(textOf(file)).matchAll(
        /`((?:widgets|shared|demo|scripts|test|docs)\/[\w./-]+)`/g,
      ))
        // the example element of CONTRIBUTING.md
        if (!path.includes("price-alert")) assert.ok(existsSync(path), `${file}: ${path}`);
  });

  it("name commands that the package has", () => {
    const { scripts } = JSON.parse(textOf("package.json")) as { scripts: object };
    for (const file of files)
      for (const [, command = ""] of textOf(file).matchAll(/(?:^ *|`|&& )npm (?:run )?([a-z][\w:]*)/gm))
        assert.ok(command === "ci" || command in scripts, `${file}: npm ${command}`);
  });

  it("state no size and no count of elements, tests or documents", () => {
    for (const file of written) assert.deepEqual(withoutCode(textOf(file)).match(figure) ?? [], [], file);
  });
});

describe("README", () => {
  it("fits 130 lines of 200 characters", () => {
    const lines = textOf("README.md").trimEnd().split("\n");
    assert.ok(lines.length < 130);
    assert.deepEqual(
      lines.filter((line) => line.length > 200),
      [],
    );
  });

  it("lists elements that exist, in a row of their area", () => {
    const folders = findElements().map(({ folder }) => folder);
    assert.deepEqual(
      listed(textOf("README.md")).filter((folder) => !folders.includes(folder)),
      [],
    );
  });

  it("names the commands of a first visit as CI runs them", () => {
    for (const command of ["npm ci && npm start", "npm ci && npm test"])
      assert.ok(textOf("README.md").includes(`\n${command}\n`), command);
  });
});
