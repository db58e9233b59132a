import { object, string } from "valibot";
import type { Call } from "../../../../../shared/suite/contract/call.ts";
import { anything } from "../../../../../shared/suite/contract/field.ts";

const template = { read: true, params: object({ template_id: string() }), result: string() } as const;

/** The slides of a section, as HTML; `template_id` is the name of a template of the suite. Source: spec theme section 7, behaviour/theme-snippets.md items 1 and 6. */
export const renderTestimonial = { path: "/sh_corpomate_theme/render_testimonial", ...template } satisfies Call;
export const renderPartners = { path: "/sh_corpomate_theme/render_our_partner", ...template } satisfies Call;

/** Asks for a quote. Truthy, of any type, when it was sent on. Source: spec theme section 7. */
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
