import { failureTexts, type Texts } from "#shared/i18n/index.ts";

export const english = {
  ...failureTexts,
  contactName: "Your name",
  phone: "Phone number",
  email: "Your e-mail address",
  company: "Your company",
  subject: "Subject",
  description: "Your question",
  send: "Send",
  sent: "Your message has been sent successfully. We will get back to you shortly.",
  refused: "Failure to request a quote.",
  another: "Ask for another quote",
};

export type QuoteFormTexts = Texts<typeof english>;
