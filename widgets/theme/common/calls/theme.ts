import type { CallOptions, Client } from "#shared/suite/index.ts";
import * as contract from "./contract/theme.ts";

/** HTML is as the suite sent it: for `shared/html` only. */
type Html = string;

/** @throws SuiteError, kind `server` for an unknown template */
export const testimonials = (client: Client, templateId: string, options?: CallOptions): Promise<Html> =>
  client.call(contract.renderTestimonial, { template_id: templateId }, options);

/** @throws SuiteError, kind `server` for an unknown template */
export const partners = (client: Client, templateId: string, options?: CallOptions): Promise<Html> =>
  client.call(contract.renderPartners, { template_id: templateId }, options);

export interface QuoteRequest {
  readonly contactName: string;
  readonly phone: string;
  readonly email: string;
  readonly company: string;
  readonly subject: string;
  readonly description: string;
}

/** Gives whether the suite sent it on. @throws SuiteError */
export const askQuote = async (
  client: Client,
  { contactName, phone, email, company, subject, description }: QuoteRequest,
): Promise<boolean> =>
  !!(await client.call(contract.askQuote, {
    contact_name: contactName,
    phone,
    email_from: email,
    partner_name: company,
    name: subject,
    description,
  }));
