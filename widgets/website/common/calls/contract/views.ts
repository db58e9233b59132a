import { boolean, object, string, unknown } from "valibot";
import { type Call, charText } from "#shared/suite/contract/call.ts";
import { count, reference, rows } from "#shared/suite/contract/field.ts";
import { modelCall } from "#shared/suite/contract/model.ts";

/** Options of a page: views that can be switched on and off, with the view that each belongs to. For editors. Not recorded. */
export const relatedViews = {
  path: "/website/get_switchable_related_views",
  read: true,
  params: object({ key: string() }),
  result: rows(object({ id: count, name: charText, active: boolean(), inherit_id: reference })),
} satisfies Call;

/** Switches a view on or off. What it answers is not known: not recorded. */
export const toggleView = modelCall("ir.ui.view", "toggle", false, unknown());
