import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { before, describe, it } from "node:test";
import { marked, type Token, type Tokens } from "marked";
import { type Guide, guides } from "#demo/catalogue/guides/guide.ts";
import { sampleOf } from "#demo/catalogue/guides/sample.ts";
import { framesPolicy } from "#demo/server/policy.ts";
import { attributeName, type WidgetDeclaration } from "#shared/element/index.ts";
import { mergeTexts, textAttribute } from "#shared/element/props.ts";
import { watcher } from "#shared/html/frame.ts";
import tokensCss from "#shared/styles/tokens.css";
import { declarations } from "../declarations.ts";
import { consoleMessages } from "./console-messages.ts";

const { contents, documents } = guides;
const every = [contents, ...documents];
const tokensOf = ({ lead, sections }: Guide): readonly Token[] => [
  ...lead,
  ...sections.flatMap(({ tokens }) => tokens),
];

/** Children of tokens of any kind. */
interface Inner {
  readonly tokens?: readonly Token[];
  readonly items?: readonly Token[];
  readonly header?: readonly Tokens.TableCell[];
  readonly rows?: readonly (readonly Tokens.TableCell[])[];
}

/** Yields a token and its descendants. */
function* within(token: Token): Generator<Token> {
  yield token;
  const { tokens = [], items = [], header = [], rows = [] } = token as Inner;
  const cells = [...header, ...rows.flat()].flatMap((cell) => cell.tokens);
  for (const inner of [...tokens, ...items, ...cells]) yield* within(inner);
}

const all = (guide: Guide): Token[] => tokensOf(guide).flatMap((token) => [...within(token)]);
const codeOf = (guide: Guide): Tokens.Code[] =>
  all(guide).filter((token): token is Tokens.Code => token.type === "code");

/** Returns the differences in both directions: missing entries and stale ones. */
const differences = (left: readonly string[], right: readonly string[]) => ({
  missing: left.filter((each) => !right.includes(each)),
  stale: right.filter((each) => !left.includes(each)),
});

describe("the guides", () => {
  let elements: readonly WidgetDeclaration[];
  before(async () => {
    elements = await declarations();
  });

  it("are listed in the contents, each once", () => {
    const files = readdirSync("docs/guides").map((file) => file.replace(".md", ""));
    assert.deepEqual(["README", ...documents.map(({ name }) => name)].sort(), files.sort());
  });

  it("have unique headings, and code only where it gets a copy button", () => {
    for (const guide of every) {
      const ids = guide.sections.map(({ id }) => id);
      assert.deepEqual(ids, [...new Set(ids)], guide.name);
      const inner = all(guide).filter(({ type }) => type === "code").length;
      assert.equal(inner, tokensOf(guide).filter(({ type }) => type === "code").length, guide.name);
    }
  });

  it("contain no HTML except names of parts generated from declarations", () => {
    const html = every.flatMap((guide) => all(guide).filter(({ type }) => type === "html"));
    for (const { raw } of html) assert.match(raw.trim(), /^<!-- (nginx|caddy|apache|stored) -->$/);
  });

  it("link to guides, headings, elements and pages that exist", () => {
    const pages = ["/tokens", "/proof", ...elements.map(({ tag }) => `/elements/${tag}`)];
    for (const guide of every) {
      const links = all(guide).filter((token): token is Tokens.Link => token.type === "link");
      for (const { href } of links) {
        if (href.startsWith("/")) assert.ok(pages.includes(href), `${guide.name}: ${href}`);
        else if (href.startsWith("../")) assert.ok(existsSync(`docs/guides/${href}`), `${guide.name}: ${href}`);
        else {
          const [, name, anchor] = /^([\w-]+)\.md(?:#(.+))?$/.exec(href) ?? [];
          const target = documents.find((each) => each.name === name);
          assert.ok(target, `${guide.name}: ${href}`);
          if (anchor)
            assert.ok(
              target.sections.some(({ id }) => id === anchor),
              `${guide.name}: ${href}`,
            );
        }
      }
    }
  });

  it("use only declared names of elements in examples", () => {
    const find = (tag: string) => elements.find((element) => element.tag === tag);
    const names = (tag: string): string[] => {
      const { attributes, texts } = find(tag)!;
      return [
        ...Object.entries(attributes).map(([name, attribute]) => attributeName(name, attribute)),
        ...Object.keys(mergeTexts(texts)).map(textAttribute),
        "data-load",
        "data-lang",
        "data-server",
        "id",
        "class",
      ];
    };
    for (const guide of every) {
      for (const { text, lang } of codeOf(guide)) {
        // tags, and their classes and files
        for (const [, open = "", given = ""] of text.matchAll(
          /<(suite-[\w-]+|(?:div|script)(?= [^>]*(?:class="suite-|standalone)))([^>]*)>/g,
        )) {
          const tag = open.startsWith("suite-")
            ? open
            : `suite-${/(?:class="suite-|standalone\/)([\w-]+)/.exec(given)![1]!}`;
          if (tag === "suite-price-alert") continue;
          assert.ok(find(tag), `${guide.name}: ${tag}`);
          // some attributes are prefixes of several attributes
          const known = (name: string) =>
            names(tag).some((own) => (own.endsWith("-") ? name.startsWith(own) : name === own));
          for (const [, name = ""] of given.replace(/="[^"]*"|='[^']*'/g, "=").matchAll(/(data-[\w-]+)/g))
            assert.ok(known(name), `${guide.name}: ${tag} ${name}`);
        }
        const events = new Set([
          "suite-error",
          "suite-adopt",
          "suite-root",
          ...elements.flatMap(({ events = {} }) => Object.keys(events)),
        ]);
        if (lang?.startsWith("js"))
          for (const [, name = ""] of text.matchAll(/(?:Listener|Event)\("(suite-[\w-]+)"/g))
            assert.ok(events.has(name), `${guide.name}: ${name}`);
        if (lang === "css")
          for (const [name] of text.matchAll(/--suite-[\w-]+/g))
            assert.ok(
              tokensCss.includes(`var(${name},`) || elements.some(({ cssProperties = {} }) => name in cssProperties),
              `${guide.name}: ${name}`,
            );
        if (lang === "css")
          for (const [, tag = "", kind = "", name = ""] of text.matchAll(
            /(suite-[\w-]+)\S*?::?(part|state)\(([\w-]+)\)/g,
          )) {
            const { parts = {}, states = {} } = find(tag) ?? {};
            assert.ok(name in (kind === "part" ? parts : { ready: "", ...states }), `${guide.name}: ${tag} ${name}`);
          }
      }
    }
  });

  it("name commands that the package has", () => {
    const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: object };
    const commands = every
      .flatMap((guide) => codeOf(guide))
      .filter(({ lang }) => lang === "sh")
      .flatMap(({ text }) => text.split("\n"));
    assert.ok(commands.length > 3);
    for (const command of commands) {
      const [, script = ""] = /^npm (?:run )?([\w:]+)/.exec(command) ?? [];
      assert.ok(script === "ci" || script in scripts, command);
    }
  });

  it("say of policies what the elements declare that they show in frames, and what runs in them", () => {
    const guide = documents.find(({ name }) => name === "csp")!;
    const rows = all(guide).flatMap((token) => (token.type === "table" ? (token as Tokens.Table).rows : []));
    const rowOf = (tag: string) =>
      rows.find(([first]) => first?.text.includes(`/elements/${tag})`))?.[1]?.text ?? "nothing";
    const framing = elements.filter(({ frames = [] }) => frames.length > 0);
    assert.ok(framing.length > 3);
    for (const { tag, frames = [] } of framing)
      for (const frame of frames) assert.ok(rowOf(tag).includes(frame), `${tag}: ${frame}`);
    const probe = `'sha256-${createHash("sha256").update(watcher).digest("base64")}'`;
    for (const told of [rowOf("suite-payment-form"), framesPolicy])
      assert.ok(told.includes(probe), `${probe} is not in ${told.slice(0, 500)}`);
  });

  it("say of frameworks what the hosts do in which our elements are tested", () => {
    const text = tokensOf(documents.find(({ name }) => name === "single-page-app")!)
      .map(({ raw }) => raw)
      .join("");
    for (const [file, own] of [
      ["react-19/App.jsx", "onsuite-follow-change"],
      ["react-18/App.jsx", "data-res-id={"],
      ["vue/app.js", '(tag) => tag.startsWith("suite-")'],
      ["shadow-root/client.js", '.dispatchEvent(new Event("suite-root", { bubbles: true, composed: true }))'],
    ] as const)
      for (const written of [text, readFileSync(`test/hosts/${file}`, "utf8")]) assert.ok(written.includes(own), own);
  });

  it("contain the lines of the README", () => {
    const lines = every.flatMap((guide) => codeOf(guide)).flatMap(({ text }) => text.split("\n"));
    const own = marked
      .lexer(readFileSync("README.md", "utf8"))
      .filter((token): token is Tokens.Code => token.type === "code")
      .flatMap(({ text }) => text.split("\n"))
      .filter((line) => /suite\.(js|css)"/.test(line));
    assert.equal(own.length, 2);
    assert.deepEqual(differences(own, lines).missing, []);
  });

  it("have examples that run, each with an element in it", () => {
    const live = documents.flatMap((guide) => codeOf(guide).map((code) => sampleOf(code))).filter(({ state }) => state);
    assert.ok(live.length > 10);
    for (const { text } of live) assert.match(text, /suite-/);
  });

  it("explain every message that the product can write to the console, and no other", () => {
    const guide = documents.find(({ name }) => name === "troubleshooting")!;
    const explained = guide.sections
      .filter(({ depth }) => depth === 3)
      .flatMap(({ tokens: [heading] }) => [...within(heading!)])
      .filter((token): token is Tokens.Codespan => token.type === "codespan")
      .map(({ text }) => text);
    assert.deepEqual(differences(consoleMessages(), explained), { missing: [], stale: [] });
    const bare = guide.sections.filter(({ tokens, depth }) => depth === 3 && tokens.length < 2);
    assert.deepEqual(bare, []);
  });
});
