import { boolean, object, string, unknown } from "valibot";
import { type Call, charText } from "#shared/suite/contract/call.ts";
import { count, reference, rows } from "#shared/suite/contract/field.ts";
import { callModel, modelCall } from "#shared/suite/contract/model.ts";
import type { CallOptions, Client } from "#shared/suite/index.ts";

/** Call that returns the options of a page: views that can be switched on and off, each with its parent view. For editors. Not recorded. */
export const relatedViewsCall = {
  path: "/website/get_switchable_related_views",
  read: true,
  params: object({ key: string() }),
  result: rows(object({ id: count, name: charText, active: boolean(), inherit_id: reference })),
} satisfies Call;

/** Call that switches a view on or off. The result is unknown: not recorded. @see docs/reference/website.md#website-19 */
export const toggleViewCall = modelCall("ir.ui.view", "toggle", false, unknown());

/** Option of a page. */
export interface ViewOption {
  readonly id: number;
  readonly name: string;
  readonly active: boolean;
  /** Name of the parent view; `""` without one. */
  readonly group: string;
}

/** Returns the options of a page, each once. @param key name of the page's view, such as `website_sale.product` @throws SuiteError */
export async function viewOptions(client: Client, key: string, options?: CallOptions): Promise<ViewOption[]> {
  const views = await client.call(relatedViewsCall, { key }, options);
  const offered = views.map(({ id, name, active, inherit_id: parent }) => ({
    id,
    name,
    active,
    group: (parent && parent[1]) || "",
  }));
  return [...new Map(offered.map((option) => [option.id, option])).values()];
}

/** Switches a view on or off. @throws SuiteError */
export const toggleView = (client: Client, id: number, options?: CallOptions): Promise<unknown> =>
  callModel(client, toggleViewCall, [[id]], {}, options);
