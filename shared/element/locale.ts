import { pageRegistry } from "./page.ts";

/** Like `closest`, through shadow roots. */
function closest(element: Element, selector: string): Element | undefined {
  for (let node: Element | undefined = element; node; node = (node.getRootNode() as ShadowRoot).host) {
    const found = node.closest(selector);
    if (found) return found;
  }
  return undefined;
}

/**
 * Language and direction of an element. The nearest `lang` counts; `data-lang` on the element or on the loader overrules
 * it, and then brings its direction along (`dir` is undefined where the page's own applies). The suite writes `en_US`,
 * the web `en-US`; both are understood and given back as BCP 47.
 */
export function hostLocale(host: Element): { lang: string; dir?: "ltr" | "rtl" } {
  const override = host.getAttribute("data-lang") || pageRegistry().config?.lang;
  const lang = (override || closest(host, "[lang]")?.getAttribute("lang") || "en")
    .replace(/@.*/, "")
    .replaceAll("_", "-");
  return override ? { lang, dir: /^(ar|dv|fa|he|ps|ur|yi)\b/i.test(lang) ? "rtl" : "ltr" } : { lang };
}
