import { array, object, optional, string } from "valibot";
import { modelCall } from "../../../../../shared/suite/contract/model.ts";

/** Addresses of the site, real pages with their names. For people who have signed in. Source: WIRE.md section 4. */
export const searchPages = modelCall(
  "website",
  "search_pages",
  true,
  array(object({ loc: string(), name: optional(string()) })),
);
