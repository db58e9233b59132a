import type { CallOptions, Client } from "../../../../shared/suite/index.ts";
import { callModel } from "../../../../shared/suite/routes/model.ts";
import * as contract from "./contract/pages.ts";

export interface Page {
  /** Its address on the site: `/shop`. */
  readonly loc: string;
  /** Pages alone have one. */
  readonly name?: string | undefined;
}

/**
 * Pages of the site whose address has a text in it; all where there is none.
 * @param limit of pages
 * @throws SuiteError
 */
export const searchPages = (client: Client, text: string, limit: number, options?: CallOptions): Promise<Page[]> =>
  // the suite takes an address for a name: a slash at its start finds nothing
  callModel(client, contract.searchPages, [null, text.trim().replace(/^\/+/, "")], { limit }, options);
