import type { Adoption } from "#shared/element/index.ts";

/** Filter buttons of the theme's old and new markup. */
const old = "#filters button[data-filter]";
const recent = ".js_cls_s_portfolio_filter_button";

/** Returns true if a child of the markup is in a category of these buttons. */
function isFiltered(markup: Element, buttons: Iterable<HTMLElement>): boolean {
  const names = new Set([...buttons].map(({ dataset }) => dataset["filter"]));
  return [...markup.children].some(({ classList }) => [...classList].some((name) => names.has(name)));
}

export default {
  selector: `body:has(${old}) #posts,section:has(${recent}[data-filter]) div:not(${recent})`,
  place: "inside",
  read(markup) {
    if (markup.id === "posts") return { buttons: old };
    const buttons = markup.closest("section")!.querySelectorAll<HTMLElement>(`${recent}[data-filter]`);
    return isFiltered(markup, buttons) ? { buttons: `${recent}[data-filter]` } : undefined;
  },
} satisfies Adoption;
