import type { Texts } from "#shared/i18n/index.ts";

export const english = {
  /** What a post is called on Twitter: spec shop-survey-payment-theme, blog. */
  tweet: "Amazing blog article: {title}! Check it live: {url}",
  shareOn: "{network}: share “{title}”",
  selection: "Share the selected text",
  tweetSelection: "Tweet",
  quote: "Quote in a comment",
  share: "Share…",
};

export type BlogShareTexts = Texts<typeof english>;
