/** @jsxImportSource hono/jsx */
import { raw } from "hono/html";
import type { Child } from "hono/jsx";
import { Marked, type Token, type Tokens } from "marked";
import { Stage } from "#demo/common/Stage.tsx";
import type { View } from "#demo/common/view.ts";
import { Code } from "../Code.tsx";
import { apache, caddy, nginx } from "../paste/proxy.ts";
import { anchorOf, type Shelf } from "./guide.ts";
import { sampleOf, textOf } from "./sample.ts";
import { Stored } from "./Stored.tsx";

const recipe = (name: string, write: (suite: string) => string) => (view: View) => (
  <Code id={`proxy-${name}`} text={write(view.origin)} t={view.t} language="conf" />
);

/** Replacements of comments with these names in a guide. */
const includes: Readonly<Record<string, (view: View) => Child>> = {
  stored: (view) => <Stored view={view} />,
  nginx: recipe("nginx", nginx),
  caddy: recipe("caddy", caddy),
  apache: recipe("apache", apache),
};

/** `theming.md#tokens` and `../guides/theming.md#tokens` -> `/guides/theming#tokens`; addresses of other sites stay. */
function addressOf(href: string, current: Shelf["folder"], link: View["link"]): string {
  const [, folder = current, name, anchor = ""] =
    /^(?:\.\.\/(guides|reference)\/)?([\w-]+)\.md(#.*)?$/.exec(href) ?? [];
  if (name) return link(name === "README" ? `/${folder}` : `/${folder}/${name}`) + anchor;
  return href.startsWith("/") ? link(href) : href;
}

const writer = (folder: Shelf["folder"], link: View["link"]): Marked =>
  new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>`;
      },
      link({ href, tokens }) {
        return `<a href="${addressOf(href, folder, link).replaceAll('"', "&quot;")}">${this.parser.parseInline(tokens)}</a>`;
      },
      table({ header, rows }) {
        const cells = (row: readonly Tokens.TableCell[], name: string) =>
          row
            .map(({ tokens }, place) => {
              const tag = place === 0 || name === "th" ? "th" : "td";
              const scope = name === "th" ? ' scope="col"' : tag === "th" ? ' scope="row"' : "";
              return `<${tag}${scope}>${this.parser.parseInline(tokens)}</${tag}>`;
            })
            .join("");
        const label = header.map(({ text }) => text.replace(/[^\p{L}\p{N} ]/gu, "")).join(", ");
        const body = rows.map((row) => `<tr>${cells(row, "td")}</tr>`).join("");
        return `<div class="table" tabindex="0" role="group" aria-label="${label}"><table><thead><tr>${cells(header, "th")}</tr></thead><tbody>${body}</tbody></table></div>`;
      },
    },
  });

const Sample = ({ token, id, view }: { token: Tokens.Code; id: string; view: View }) => {
  const sample = sampleOf(token);
  return (
    <>
      {sample.state && (
        <div class="live" data-live={sample.state}>
          <Stage view={view}>{raw(sample.text)}</Stage>
        </div>
      )}
      <Code id={id} text={textOf(sample, view)} t={view.t} language={sample.language} />
    </>
  );
};

interface MarkdownProps {
  readonly tokens: readonly Token[];
  /** Folder of the document, to which links are relative. */
  readonly folder: Shelf["folder"];
  readonly id: string;
  readonly view: View;
}

/**
 * Renders Markdown of this repository. Code gets a copy button, live samples run, and a comment such as `<!-- stored -->` is replaced by
 * content from the declarations.
 * @param id prefix of the ids of its samples
 */
export const Markdown = ({ tokens, folder, id, view }: MarkdownProps) => {
  const markdown = writer(folder, view.link);
  return (
    <>
      {tokens.map((token, index) => {
        if (token.type === "code") return <Sample token={token as Tokens.Code} id={`${id}-${index}`} view={view} />;
        if (token.type === "html") return includes[/\w[\w-]*/.exec(token.raw)?.[0] ?? ""]?.(view);
        return raw(markdown.parser([token]));
      })}
    </>
  );
};
