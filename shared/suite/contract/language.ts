import { array, nullable, object, string } from "valibot";
import type { Call } from "./call.ts";

/** Formats of a language, in the way of strftime; `lang: null` is that of the page. Source: WIRE.md section 4. */
export const translations = {
  path: "/website/translations",
  read: true,
  params: object({ mods: array(string()), lang: nullable(string()) }),
  result: object({ lang_parameters: object({ date_format: string(), time_format: string() }) }),
} satisfies Call;
