import { object, optional, string } from "valibot";
import { charText } from "#shared/suite/contract/call.ts";
import { rows } from "#shared/suite/contract/field.ts";
import { modelCall } from "#shared/suite/contract/model.ts";

/** Addresses of the site, real pages with their names. For people who have signed in. Source: WIRE.md section 4. */
export const searchPages = modelCall(
  "website",
  "search_pages",
  true,
  rows(object({ loc: string(), name: optional(charText, "") })),
);
