import { object, string } from "valibot";
import type { Call } from "#shared/suite/contract/call.ts";
import { anything } from "#shared/suite/contract/field.ts";
import type { CallOptions, Client } from "#shared/suite/index.ts";

const template = { read: true, params: object({ template_id: string() }), result: string() } as const;

/**
 * Calls that return the slides of a section as HTML; `template_id` is the name of a server template.
 * @see docs/reference/theme.md#theme-1
 */
export const renderTestimonialCall = { path: "/sh_corpomate_theme/render_testimonial", ...template } satisfies Call;
export const renderPartnersCall = { path: "/sh_corpomate_theme/render_our_partner", ...template } satisfies Call;

/**
 * Call that requests a quote. The result is truthy, of any type, if the request was sent.
 * @see docs/reference/theme.md#theme-12
 */
export const askQuoteCall = {
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

/** Unsanitized HTML, for `shared/html` only. */
type Html = string;

/** @throws SuiteError, kind `server` for an unknown template */
export const testimonials = (client: Client, templateId: string, options?: CallOptions): Promise<Html> =>
  client.call(renderTestimonialCall, { template_id: templateId }, options);

/** @throws SuiteError, kind `server` for an unknown template */
export const partners = (client: Client, templateId: string, options?: CallOptions): Promise<Html> =>
  client.call(renderPartnersCall, { template_id: templateId }, options);

export interface QuoteRequest {
  readonly contactName: string;
  readonly phone: string;
  readonly email: string;
  readonly company: string;
  readonly subject: string;
  readonly description: string;
}

/** Requests a quote; returns false if the server rejects the request. @throws SuiteError */
export const askQuote = async (
  client: Client,
  { contactName, phone, email, company, subject, description }: QuoteRequest,
): Promise<boolean> =>
  !!(await client.call(askQuoteCall, {
    contact_name: contactName,
    phone,
    email_from: email,
    partner_name: company,
    name: subject,
    description,
  }));
