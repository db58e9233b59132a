import { custom } from "valibot";

/** Names of fields, or names with what is said of each. */
type ErrorFields = readonly string[] | Readonly<Record<string, unknown>>;

/** `false`: refused. A form that has no record to write to, such as one of a cart, is answered with the id `false`. */
export type Answer = false | { readonly id?: number | false; readonly error_fields?: ErrorFields };

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

const fits = (value: unknown): boolean => {
  if (value === false) return true;
  // an error of a call has an id as well, that of the call
  if (!isObject(value) || "jsonrpc" in value || "error" in value) return false;
  if ("id" in value) return value.id === false || (Number.isInteger(value.id) && Number(value.id) > 0);
  return "error_fields" in value && isObject(value.error_fields);
};

/**
 * A post of fields and files to this path and the name of a model, answered with JSON as HTML. Source: WIRE.md section 8,
 * behaviour/web-form.md items 15 to 17.
 */
export const websiteForm = { path: "/website_form/", result: custom<Answer>(fits) };
