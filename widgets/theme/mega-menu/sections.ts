import { atom, type ReadableAtom } from "nanostores";
import { shared } from "#shared/element/index.ts";
import { SuiteError } from "#shared/suite/index.ts";

/** Heading of the page author with the content before the next heading. */
export interface Section {
  readonly heading: Element;
  readonly content: readonly Element[];
}

function matches(child: Element, selector: string): boolean {
  try {
    return child.matches(selector);
  } catch {
    throw new SuiteError("config", `data-heading="${selector}" is not a selector such as h3, or .title`);
  }
}

/**
 * Splits the children into sections and the content before the first heading.
 * @throws SuiteError of kind `config` for an invalid selector
 */
export function sectionsOf(
  children: readonly Element[],
  headings: string,
): { readonly before: readonly Element[]; readonly sections: readonly Section[] } {
  const starts = children.flatMap((child, index) => (matches(child, headings) ? [index] : []));
  const sections = starts.map((start, index) => ({
    heading: children[start]!,
    content: children.slice(start + 1, starts[index + 1]),
  }));
  return { before: children.slice(0, starts[0]), sections };
}

/**
 * Returns an atom that is true while panels are side by side, in windows of at least 992 px. There the built-in theme's styles show
 * all panels and hide the signs, so headings are not buttons. mega-menu.css queries the same width.
 */
export const columns = (): ReadableAtom<boolean> =>
  shared("mega-menu-columns", () => {
    const query = matchMedia("(width >= 992px)");
    const store = atom(query.matches);
    query.addEventListener("change", () => store.set(query.matches));
    return store;
  });
