/** Markup that adoption looks for in the page. */
import adoptions, { pageChunks } from "virtual:adoptions";
import { hiddenMenu } from "./built-in-page.ts";
import { functionsOf, ownOf, parentOf } from "./own.ts";
import type { Pause } from "./slices.ts";

export type Root = ParentNode & Node;

/** Divs that site builders wrote in place of one of our tags. */
export const writtenTag = 'div[class*="suite-"]';
const selectors = (rows: readonly { readonly selector: string }[]) => rows.map(({ selector }) => selector).join();
/** Markup of the built-in front end for elements. */
export const builtInMarkup = selectors(adoptions);
/** Selector of all markup of interest: few of the many inserted nodes match or contain it. */
const anything = [writtenTag, builtInMarkup, selectors(pageChunks), hiddenMenu].join();

export const isA = (markup: Element, selector: string): boolean => ownOf(markup).matches(selector);

export const isInView = (markup: Element): boolean => ownOf(markup).getBoundingClientRect().top < innerHeight;

/** Returns the roots to search: an element itself if most of its children are new, and many, since that costs less than a search of each child. */
function placesOf(roots: readonly Root[]): readonly Root[] {
  const places = new Map<ParentNode | null, Root[]>();
  for (const root of roots) {
    const parent = parentOf(root) as ParentNode | null;
    const children = places.get(parent);
    if (children) children.push(root);
    else places.set(parent, [root]);
  }
  return [...places].flatMap(([parent, children]) =>
    parent && children.length > 50 && children.length * 2 > parent.childElementCount ? [parent] : children,
  );
}

/** Returns all markup for this chunk or another, in the order of the roots. No root is walked twice. */
export async function markupIn(roots: readonly Root[], pause: Pause): Promise<HTMLElement[]> {
  const found: HTMLElement[] = [];
  for (const root of placesOf(roots)) {
    const { matches, querySelectorAll } = functionsOf(root);
    if (matches?.call(root, anything)) found.push(root as HTMLElement);
    for (const markup of querySelectorAll.call(root, anything)) found.push(markup as HTMLElement);
    await pause();
  }
  return found;
}

/** Returns the rows of a page: all, or the named ones. */
export const wantedOf = <T>(rows: readonly T[], nameOf: (row: T) => string, names: string): readonly T[] => {
  const wanted = names.split(/\s+/).filter(Boolean);
  return wanted.length ? rows.filter((row) => wanted.includes(nameOf(row))) : rows;
};
