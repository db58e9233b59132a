import type { CallOptions, Client } from "#shared/suite/index.ts";
import { callModel } from "#shared/suite/routes/model.ts";
import * as contract from "./contract/views.ts";

/** An option of a page. */
export interface ViewOption {
  readonly id: number;
  readonly name: string;
  readonly active: boolean;
  /** Name of the view that it belongs to; `""` where it belongs to none. */
  readonly group: string;
}

/** Each option once. @param key of the page's view, such as `website_sale.product` @throws SuiteError */
export async function viewOptions(client: Client, key: string, options?: CallOptions): Promise<ViewOption[]> {
  const views = await client.call(contract.relatedViews, { key }, options);
  const offered = views.map(({ id, name, active, inherit_id: parent }) => ({
    id,
    name,
    active,
    group: (parent && parent[1]) || "",
  }));
  return [...new Map(offered.map((option) => [option.id, option])).values()];
}

/** @throws SuiteError */
export const toggleView = (client: Client, id: number, options?: CallOptions): Promise<unknown> =>
  callModel(client, contract.toggleView, [[id]], {}, options);
