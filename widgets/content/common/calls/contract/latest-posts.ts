import { custom, number, object, optional, string } from "valibot";
import type { Call } from "#shared/suite/contract/call.ts";

/** A domain: leaves of field, operator and value. */
const domain = custom<readonly (readonly [field: string, operator: string, value: unknown])[]>(Array.isArray);

/**
 * The newest posts as HTML, made by a template of the suite; nothing but white space where there are none. Source: WIRE.md section 14,
 * spec shop-survey-payment-theme section 7.
 */
export const renderLatestPosts = {
  path: "/blog/render_latest_posts",
  read: true,
  params: object({ template: string(), domain, limit: optional(number()), order: optional(string()) }),
  result: string(),
} satisfies Call;
