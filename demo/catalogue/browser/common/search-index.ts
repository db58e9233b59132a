import MiniSearch from "minisearch";
import { options, type Place } from "#demo/catalogue/search/search.ts";

/**
 * The catalogue's index, with the code that reads it.
 * @throws TypeError where it does not come
 */
export async function loadIndex(): Promise<MiniSearch<Place>> {
  const answer = await fetch("/search/index.json");
  if (!answer.ok) throw new TypeError(`The index did not come: ${answer.status}`);
  return MiniSearch.loadJSON(await answer.text(), options);
}
