import { failureTexts, type Texts } from "#shared/i18n/index.ts";

export const english = {
  ...failureTexts,
  failureGone: "This list is not available any more.",
  /** Name of the dialog for screen readers. */
  title: "Newsletter",
  close: "Close",
  label: "Your e-mail address",
  placeholder: "your email...",
  subscribe: "Subscribe",
  thanks: "Thanks for your subscription!",
  /** Link to the list's page, where the browser did not let it open by itself. */
  proceed: "Continue to your page",
};

export type NewsletterPopupTexts = Texts<typeof english>;
