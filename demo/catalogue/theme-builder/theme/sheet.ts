import { scanCss } from "./scan.ts";

/** Subject of a rule. */
export type Part = "page" | "link" | "button";

interface Context {
  /** Scheme of a media query or of a name such as `.dark`. */
  readonly scheme?: "light" | "dark";
  readonly part?: Part;
}

export interface Declaration extends Context {
  readonly property: string;
  /** Value with its variables replaced. */
  readonly value: string;
}

const parts: readonly (readonly [pattern: RegExp, part: Part])[] = [
  [/^a(?::link)?$/, "link"],
  [/^(?:button|\.btn-primary|\.btn|\.button)$/, "button"],
  // last, since any class may be one of the page
  [/^(?::root|html|body|:host)?(?:[.[][\w-]+(?:[~|^$*]?=["']?[\w-]+["']?)?\]?)*$/, "page"],
];
/** Longest selector in characters; longer ones match neither pages nor buttons. */
const longestSelector = 120;

function partOf(selector: string): Part | undefined {
  const last =
    selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? "";
  if (last.length > longestSelector) return;
  // `.card` alone is a block; `.dark` alone is a page in its dark scheme
  const found = parts.find(([pattern]) => pattern.test(last))?.[1];
  return found === "page" && /^[.[]/.test(last) && !schemeOf(last) ? undefined : found;
}

function schemeOf(prelude: string): Context["scheme"] {
  const text = prelude.slice(0, 1000).replace(/:not\([^()]*\)/g, "");
  if (/(?:^|[^a-z])dark(?![a-z])/i.test(text)) return "dark";
  return /(?:^|[^a-z])light(?![a-z])/i.test(text) ? "light" : undefined;
}

function open(outer: Context, prelude: string): Context {
  const scheme = schemeOf(prelude) ?? outer.scheme;
  if (prelude.startsWith("@")) return { scheme, part: outer.part };
  return { scheme, part: prelude.split(",").map(partOf).find(Boolean) };
}

const mostSubstitutions = 8;
const longestValue = 1000;

/** Replaces variables, first by those of the same scheme. Circular and growing values do not change. */
function withVariables(value: string, scheme: Context["scheme"], variables: ReadonlyMap<string, string>): string {
  let text = value;
  for (let round = 0; round < mostSubstitutions && text.length < longestValue && text.includes("var("); round++) {
    text = text.replace(/var\(\s*(--[\w-]{1,100})\s*(?:,([^()]*))?\)/g, (whole, name: string, fallback?: string) => {
      const own = variables.get(`${scheme ?? ""} ${name}`) ?? variables.get(` ${name}`);
      return own ?? fallback?.trim() ?? whole;
    });
  }
  return text.slice(0, longestValue);
}

/** Returns the declarations of a style sheet that may be about a theme, in order. */
export function readSheet(css: string): Declaration[] {
  const found: Declaration[] = [];
  const variables = new Map<string, string>();
  scanCss<Context>(css, { part: "page" }, open, (context, property, value) => {
    if (value.length > longestValue) return;
    if (property.startsWith("--")) variables.set(`${context.scheme ?? ""} ${property}`, value);
    found.push({ ...context, property, value });
  });
  return found.map((one) => ({ ...one, value: withVariables(one.value, one.scheme, variables) }));
}
