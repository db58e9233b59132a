import type { StoreContext } from "#shared/element/index.ts";
import { storeState } from "#shared/state/index.ts";
import type en from "../i18n/en.json";

export type DocMenuTexts = Readonly<typeof en.docMenu>;

export interface DocMenuProps {
  readonly content: string;
}

export interface Heading {
  readonly id: string;
  readonly text: string;
  /** True for a heading of the third level. */
  readonly isSub: boolean;
}

export interface Entry {
  readonly id: string;
  readonly text: string;
  readonly entries: readonly Heading[];
}

interface DocMenuState {
  readonly entries: readonly Entry[];
  /** Id of the heading that is being read; null: the visitor is above all headings. */
  readonly active: string | null;
  /** True for a menu in the suite's column beside the document. */
  readonly isBeside: boolean;
}

export type DocMenuStore = ReturnType<typeof createDocMenu>;

/**
 * Returns headings of the second level with the following ones of the third level; a heading of the third level before all others has no entry.
 * @see docs/reference/portal.md#portal-30
 */
function entriesOf(headings: readonly Heading[]): Entry[] {
  const entries: { id: string; text: string; entries: Heading[] }[] = [];
  for (const heading of headings)
    if (!heading.isSub) entries.push({ id: heading.id, text: heading.text, entries: [] });
    else entries.at(-1)?.entries.push(heading);
  return entries;
}

/** Menu of a document, with the heading that is being read. */
export function createDocMenu(context: StoreContext<DocMenuProps>) {
  const state = storeState<DocMenuState>({ entries: [], active: null, isBeside: false }, context, ({ entries }) => ({
    empty: entries.length === 0,
  }));
  /** Ids of headings, in document order. */
  let ids: string[] = [];
  let passed = new Set<string>();
  const follow = () => state.change({ active: ids.findLast((id) => passed.has(id)) ?? null });
  return {
    state,
    setBeside: () => state.change({ isBeside: true }),
    setHeadings(headings: readonly Heading[]) {
      const entries = entriesOf(headings);
      ids = entries.flatMap(({ id, entries: subs }) => [id, ...subs.map((sub) => sub.id)]);
      passed = new Set(ids.filter((id) => passed.has(id)));
      state.change({ entries });
      follow();
    },
    /** Handles headings that have moved above the reading position, or below it. */
    pass(headings: readonly (readonly [id: string, isAbove: boolean])[]) {
      for (const [id, isAbove] of headings) passed[isAbove ? "add" : "delete"](id);
      follow();
    },
    /** Marks a chosen heading: the page may be too short to scroll the heading to the top. */
    goTo: (id: string) => state.change({ active: id }),
  };
}
