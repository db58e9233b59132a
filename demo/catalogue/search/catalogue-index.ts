import MiniSearch from "minisearch";
import { createEntry, type Entry } from "#demo/server/static.ts";
import type { WidgetDeclaration } from "#shared/element/index.ts";
import { placesOf } from "./places.ts";
import { options, type Place } from "./search.ts";

interface CatalogueIndex {
  readonly index: MiniSearch<Place>;
  /** As browsers get it. */
  readonly file: Entry;
}

const made = new WeakMap<readonly WidgetDeclaration[], CatalogueIndex>();

/** One per build. */
export function catalogueIndex(elements: readonly WidgetDeclaration[]): CatalogueIndex {
  const known = made.get(elements);
  if (known) return known;
  const index = new MiniSearch(options);
  index.addAll(placesOf(elements));
  const file = createEntry("index.json", "", new TextEncoder().encode(JSON.stringify(index)));
  const created = { index, file };
  made.set(elements, created);
  return created;
}
