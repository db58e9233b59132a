import { object, optional, string } from "valibot";
import { charText } from "#shared/suite/contract/call.ts";
import { rows } from "#shared/suite/contract/field.ts";
import { callModel, modelCall } from "#shared/suite/contract/model.ts";
import type { CallOptions, Client } from "#shared/suite/index.ts";

/** Addresses of the site, real pages with their names. For people who have signed in. */
export const searchPagesCall = modelCall(
  "website",
  "search_pages",
  true,
  rows(object({ loc: string(), name: optional(charText, "") })),
);

export interface Page {
  /** Its address on the site: `/shop`. */
  readonly loc: string;
  /** Pages alone have one; else empty. */
  readonly name: string;
}

/** Not that of another site, nor of a script. */
const isOfSite = ({ loc }: Page) => /^\/(?![/\\])/.test(loc);

/**
 * Pages of the site whose address has a text in it, each once; all where there is none.
 * @param limit of pages
 * @throws SuiteError
 */
export async function searchPages(
  client: Client,
  text: string,
  limit: number,
  options?: CallOptions,
): Promise<readonly Page[]> {
  // the suite takes an address for a name: a slash at its start finds nothing
  const term = text.trim().replace(/^\/+/, "");
  const pages = await callModel(client, searchPagesCall, [null, term], { limit }, options);
  return [...new Map(pages.filter(isOfSite).map((page) => [page.loc, page])).values()].slice(0, limit);
}
