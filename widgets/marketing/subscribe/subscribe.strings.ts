import { failureTexts, type Texts } from "#shared/i18n/index.ts";

export const english = {
  ...failureTexts,
  failureGone: "This list is not available any more.",
  label: "Your e-mail address",
  placeholder: "your email...",
  subscribe: "Subscribe",
  /** The mark of somebody who was on the list already. */
  subscribed: "Thanks",
  /** After a click. */
  thanks: "Thanks for your subscription!",
};

export type SubscribeTexts = Texts<typeof english>;
