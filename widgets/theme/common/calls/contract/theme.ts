import { object, string } from "valibot";
import type { Call } from "#shared/suite/contract/call.ts";
import { anything } from "#shared/suite/contract/field.ts";

const template = { read: true, params: object({ template_id: string() }), result: string() } as const;

/** The slides of a section, as HTML; `template_id` is the name of a template of the suite. Source: spec theme section 7, behaviour/theme-snippets.md items 1 and 6. */
export const renderTestimonial = { path: "/sh_corpomate_theme/render_testimonial", ...template } satisfies Call;
export const renderPartners = { path: "/sh_corpomate_theme/render_our_partner", ...template } satisfies Call;

/** Call that requests a quote. The result is truthy, of any type, if the request was sent. */
export const askQuote = {
  path: "/sh_website_quote/contact_us",
  read: false,
  params: object({
    contact_name: string(),
    phone: string(),
    email_from: string(),
    partner_name: string(),
    name: string(),
    description: string(),
  }),
  result: anything,
} satisfies Call;
