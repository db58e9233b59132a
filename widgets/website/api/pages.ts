import { object, string } from "valibot";
import { charText } from "#shared/suite/contract/call.ts";
import { part, rows } from "#shared/suite/contract/field.ts";
import { callModel, modelCall } from "#shared/suite/contract/model.ts";
import type { CallOptions, Client } from "#shared/suite/index.ts";

/**
 * Call that returns addresses of the site; real pages have names. Requires a session.
 * @see docs/reference/wire.md#wire-44
 */
export const searchPagesCall = modelCall(
  "website",
  "search_pages",
  true,
  rows(object({ loc: string(), name: part(charText, "") })),
);

export interface Page {
  /** Path on the site, such as `/shop`. */
  readonly loc: string;
  /** Empty for addresses that are no real page. */
  readonly name: string;
}

/** Excludes addresses of other sites and `javascript:` addresses. */
const isOfSite = ({ loc }: Page) => /^\/(?![/\\])/.test(loc);

/**
 * Returns the pages of the site whose address contains a text, each once; all pages for an empty text.
 * @param limit maximum number of pages
 * @throws SuiteError
 */
export async function searchPages(
  client: Client,
  text: string,
  limit: number,
  options?: CallOptions,
): Promise<readonly Page[]> {
  // the suite matches names: a text that begins with a slash finds nothing
  const term = text.trim().replace(/^\/+/, "");
  const pages = await callModel(client, searchPagesCall, [null, term], { limit }, options);
  return [...new Map(pages.filter(isOfSite).map((page) => [page.loc, page])).values()].slice(0, limit);
}
