import { SuiteError } from "#shared/suite/index.ts";

/** A heading of the author's and what follows it until the next one. */
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
 * The author's children as sections; what stands before the first heading is in none.
 * @throws SuiteError of kind `config` for what is no selector
 */
export function sectionsOf(
  children: readonly Element[],
  headings: string,
): { readonly before: readonly Element[]; readonly sections: readonly Section[] } {
  const starts = children.flatMap((child, place) => (matches(child, headings) ? [place] : []));
  const sections = starts.map((start, index) => ({
    heading: children[start]!,
    content: children.slice(start + 1, starts[index + 1]),
  }));
  return { before: children.slice(0, starts[0]), sections };
}
