import MiniSearch from "minisearch";
import { createEntry, type Entry } from "#demo/server/static.ts";
import type { WidgetDeclaration } from "#shared/element/index.ts";
import { searchEntries } from "./entries.ts";
import { options, type SearchEntry } from "./search.ts";

interface CatalogueIndex {
  readonly index: MiniSearch<SearchEntry>;
  /** Index as sent to browsers. */
  readonly file: Entry;
}

const made = new WeakMap<readonly WidgetDeclaration[], CatalogueIndex>();

/** Returns the index of a build, created once. */
export function catalogueIndex(elements: readonly WidgetDeclaration[]): CatalogueIndex {
  const known = made.get(elements);
  if (known) return known;
  const index = new MiniSearch(options);
  index.addAll(searchEntries(elements));
  const file = createEntry("index.json", "", new TextEncoder().encode(JSON.stringify(index)));
  const created = { index, file };
  made.set(elements, created);
  return created;
}
