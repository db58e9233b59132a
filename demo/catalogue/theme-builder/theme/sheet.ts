import { scanCss } from "./scan.ts";

/** What a rule is about, as far as a theme is concerned. */
export type Part = "page" | "link" | "button";

interface Place {
  /** For one scheme alone, by a media query or by a name such as `.dark`. */
  readonly scheme?: "light" | "dark";
  readonly part?: Part;
}

export interface Declaration extends Place {
  readonly property: string;
  /** With what its variables stand for. */
  readonly value: string;
}

const parts: readonly (readonly [pattern: RegExp, part: Part])[] = [
  [/^a(?::link)?$/, "link"],
  [/^(?:button|\.btn-primary|\.btn|\.button)$/, "button"],
  // last, since any class may be one of the page
  [/^(?::root|html|body|:host)?(?:[.[][\w-]+(?:[~|^$*]?=["']?[\w-]+["']?)?\]?)*$/, "page"],
];
/** Longer ones are of no page and no button. */
const longestSelector = 120;

function partOf(selector: string): Part | undefined {
  const last =
    selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? "";
  if (last.length > longestSelector) return;
  // `.card` alone is some block; `.dark` alone is a page in its dark scheme
  const found = parts.find(([pattern]) => pattern.test(last))?.[1];
  return found === "page" && /^[.[]/.test(last) && !schemeOf(last) ? undefined : found;
}

function schemeOf(prelude: string): Place["scheme"] {
  const text = prelude.slice(0, 1000).replace(/:not\([^()]*\)/g, "");
  if (/(?:^|[^a-z])dark(?![a-z])/i.test(text)) return "dark";
  return /(?:^|[^a-z])light(?![a-z])/i.test(text) ? "light" : undefined;
}

function open(outer: Place, prelude: string): Place {
  const scheme = schemeOf(prelude) ?? outer.scheme;
  if (prelude.startsWith("@")) return { scheme, part: outer.part };
  return { scheme, part: prelude.split(",").map(partOf).find(Boolean) };
}

const mostSubstitutions = 8;
const longestValue = 1000;

/** Variables are looked up in the same scheme first. What goes in circles or grows stays as it is. */
function withVariables(value: string, scheme: Place["scheme"], variables: ReadonlyMap<string, string>): string {
  let text = value;
  for (let round = 0; round < mostSubstitutions && text.length < longestValue && text.includes("var("); round++) {
    text = text.replace(/var\(\s*(--[\w-]{1,100})\s*(?:,([^()]*))?\)/g, (whole, name: string, fallback?: string) => {
      const own = variables.get(`${scheme ?? ""} ${name}`) ?? variables.get(` ${name}`);
      return own ?? fallback?.trim() ?? whole;
    });
  }
  return text.slice(0, longestValue);
}

/** The declarations of a style sheet that may say something about a theme, in their order. */
export function readSheet(css: string): Declaration[] {
  const found: Declaration[] = [];
  const variables = new Map<string, string>();
  scanCss<Place>(css, { part: "page" }, open, (place, property, value) => {
    if (value.length > longestValue) return;
    if (property.startsWith("--")) variables.set(`${place.scheme ?? ""} ${property}`, value);
    found.push({ ...place, property, value });
  });
  return found.map((one) => ({ ...one, value: withVariables(one.value, one.scheme, variables) }));
}
