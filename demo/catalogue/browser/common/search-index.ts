import MiniSearch from "minisearch";
import { options, type SearchEntry } from "#demo/catalogue/search/search.ts";

/**
 * Loads the catalogue's index, and the code that reads it.
 * @throws TypeError if the index cannot be loaded
 */
export async function loadIndex(): Promise<MiniSearch<SearchEntry>> {
  const answer = await fetch("/search/index.json");
  if (!answer.ok) throw new TypeError(`The index could not be loaded: ${answer.status}`);
  return MiniSearch.loadJSON(await answer.text(), options);
}
