import { failureTexts, type Texts } from "#shared/i18n/index.ts";

export const english = {
  ...failureTexts,
  label: "Your e-mail address",
  placeholder: "your email...",
  follow: "Subscribe",
  unfollow: "Unsubscribe",
  /** Said by screen readers after the visitor's own act. */
  followed: "You are subscribed.",
  unfollowed: "You are no longer subscribed.",
};

export type FollowTexts = Texts<typeof english>;
