import { array, custom, object, string } from "valibot";
import type { Call } from "#shared/suite/contract/call.ts";

// valibot's own schema would be loaded by every page: the library is part of the core
const htmlByName = custom<Readonly<Record<string, unknown>>>((value) => {
  if (!(value instanceof Object) || Array.isArray(value)) return false;
  const all = Object.values(value);
  return all.length === 0 || all.some((html) => typeof html === "string");
});

/**
 * Call that returns the HTML of several templates by name; unreadable ones are left out. An unknown name fails the whole call.
 * @see docs/reference/website.md#website-7
 */
export const renderTemplatesCall = {
  path: "/website/multi_render",
  read: true,
  params: object({ ids_or_xml_ids: array(string()) }),
  result: htmlByName,
} satisfies Call;
