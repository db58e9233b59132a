import { array, custom, object, string } from "valibot";
import type { Call } from "../../../../../shared/suite/contract/call.ts";

// valibot's own schema for this would be on every page, used or not: the library is part of the core
const htmlByName = custom<Readonly<Record<string, string>>>(
  (value) =>
    value instanceof Object && !Array.isArray(value) && Object.values(value).every((html) => typeof html === "string"),
);

/** HTML of several templates, by their names as given. One that is unknown fails the whole call. Source: WIRE.md section 4. */
export const renderTemplates = {
  path: "/website/multi_render",
  read: true,
  params: object({ ids_or_xml_ids: array(string()) }),
  result: htmlByName,
} satisfies Call;
