import type { InferOutput } from "valibot";
import type { CallOptions, Client } from "../client.ts";
import * as contract from "../contract/theme.ts";

/** HTML is as the suite sent it: for `shared/html` only. */
type Html = string;

/** @throws SuiteError, kind `server` for an unknown template */
export const testimonials = (client: Client, templateId: string, options?: CallOptions): Promise<Html> =>
  client.call(contract.renderTestimonial, { template_id: templateId }, options);

/** @throws SuiteError, kind `server` for an unknown template */
export const partners = (client: Client, templateId: string, options?: CallOptions): Promise<Html> =>
  client.call(contract.renderPartners, { template_id: templateId }, options);

/** What a tab shows, and how its carousel runs; undefined where the suite says nothing. */
export interface Pane {
  readonly html: Html;
  readonly items?: number;
  readonly autoplay?: boolean;
  /** ms. */
  readonly speed?: number;
  readonly loop?: boolean;
  readonly nav?: boolean;
}

const paneOf = ({ data, items, speed, ...rest }: InferOutput<typeof contract.pane>): Pane => ({ html: data || "", ...(items && { items }), ...(speed && { speed }), ...rest });

/** All tabs, with the content of the first. @throws SuiteError */
export const tabLayout = async (client: Client, layout: string, sliderId: string, options?: CallOptions): Promise<Pane> =>
  paneOf(await client.call(contract.tabLayout(layout), { slider_id: sliderId }, options));

/** The content of one tab. @throws SuiteError */
export const tabPane = async (client: Client, layout: string, { id, token }: { readonly id: string; readonly token: string }, options?: CallOptions): Promise<Pane> =>
  paneOf(await client.call(contract.tabPane(layout), { tab_id: id, token }, options));

export interface QuoteRequest {
  readonly contactName: string;
  readonly phone: string;
  readonly email: string;
  readonly company: string;
  readonly subject: string;
  readonly description: string;
}

/** Gives whether the suite sent it on. @throws SuiteError */
export const askQuote = async (client: Client, { contactName, phone, email, company, subject, description }: QuoteRequest): Promise<boolean> =>
  !!(await client.call(contract.askQuote, { contact_name: contactName, phone, email_from: email, partner_name: company, name: subject, description }));
