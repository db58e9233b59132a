import { own } from "./document.ts";
import { hint } from "./hints.ts";
import { pageRegistry } from "./page.ts";

/** Returns the nearest ancestor that matches, like `closest`, through shadow roots. */
function closest(element: Element, selector: string): Element | undefined {
  for (let node: Element | undefined = element; node; node = (node.getRootNode() as ShadowRoot).host) {
    const found = node.closest(selector);
    if (found) return found;
  }
  return undefined;
}

/**
 * Returns a language as BCP 47: the suite writes `en_US`, systems `en_US.UTF-8`. Any other text, such as a template that was not filled in, counts as
 * English, since `Intl` would throw.
 * @see docs/reference/wire.md#wire-32
 */
function readLanguage(written: string): string {
  const lang = written
    .trim()
    .replace(/[.@].*/s, "")
    .replaceAll("_", "-")
    .replace(/-+$/, "");
  try {
    Intl.getCanonicalLocales(lang);
    return lang;
  } catch {
    hint(({ unreadableLanguage }) => unreadableLanguage(written));
    return "en";
  }
}

/**
 * Returns language and direction of an element. The nearest `lang` counts; `data-lang` on the element or on the loader overrules it and determines
 * the direction as well (`dir` is undefined if the page's own applies).
 */
export function hostLocale(host: Element): { lang: string; dir?: "ltr" | "rtl" } {
  const override = host.getAttribute("data-lang") || pageRegistry().config?.lang;
  const around = closest(host, "[lang]");
  const lang = readLanguage(override || (around && own(around).getAttribute("lang")) || "en");
  return override ? { lang, dir: /^(ar|dv|fa|he|ps|ur|yi)\b/i.test(lang) ? "rtl" : "ltr" } : { lang };
}
