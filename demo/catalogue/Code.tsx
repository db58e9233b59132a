/** @jsxImportSource hono/jsx */
import { Icon } from "../common/Icon.tsx";
import type { DemoTexts } from "../common/texts/index.ts";

/** `conf` is the configuration of a web server, or shell. `text` has no colours. */
export type Language = "html" | "css" | "conf" | "js" | "text";
export type Token = readonly [kind: "tag" | "name" | "value" | "note" | "", text: string];

const html = /(<!--[^]*?-->)|(<\/?)([\w-]+)|([\w-]+)(?==)|("[^"]*")|(\/?>)/g;
const css = /(\/\*[^]*?\*\/)|(--[\w-]+|[\w-]+(?=:\s))|(oklch\([^)]*\)|[\d.]+(?:rem|em|ms|px)|"[^"]*")/g;

const conf = /(#.*)|(^ *@?[\w.-]+)/gm;
const js =
  /(\/\/.*)|\b(as|async|await|const|export|from|function|if|import|let|new|return|type)\b|("[^"]*"|`[^`]*`|'[^']*')/g;
const text = /(?!)/g;
const patterns: Readonly<Record<Language, RegExp>> = { html, css, conf, js, text };

/** Cuts a sample into coloured tokens. Only code of this repository gets here, so a pattern per language suffices. */
export function highlight(text: string, language: Language = "html"): Token[] {
  const found: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(patterns[language])) {
    found.push(["", text.slice(end, match.index)]);
    const [whole, note] = match;
    if (note) found.push(["note", note]);
    else if (language === "html" && match[3]) found.push(["note", match[2] ?? ""], ["tag", match[3]]);
    else if (language === "html") found.push([match[4] ? "name" : match[5] ? "value" : "note", whole]);
    else found.push([match[2] ? "name" : "value", whole]);
    end = match.index + whole.length;
  }
  return [...found, ["", text.slice(end)]];
}

/** Code sample with a copy button. The button shows only if scripts run; `copy.ts` binds it. */
export const Code = ({
  id,
  text,
  t,
  language = "html",
}: {
  id: string;
  text: string;
  t: DemoTexts;
  language?: Language;
}) => (
  <div class="code">
    <pre lang="en" dir="ltr">
      <code id={id}>
        {highlight(text, language).map(([kind, piece]) => (kind ? <span class={`code-${kind}`}>{piece}</span> : piece))}
      </code>
    </pre>
    <button type="button" class="copy" data-copy={id} data-done={t.copied} data-manual={t.copyManually}>
      <Icon name="copy" />
      <Icon name="check" />
      <span>{t.copy}</span>
    </button>
  </div>
);
