import { failureTexts, type Texts } from "#shared/i18n/index.ts";

/** Without posts, and for editors: spec shop-survey-payment-theme, section 8. */
export const english = {
  ...failureTexts,
  loading: "Loading posts…",
  none: "No blog post was found. Make sure your posts are published.",
  broken:
    "An error occured with this latest posts block. If the problem persists, please consider deleting it and adding a new one",
};

export type LatestPostsTexts = Texts<typeof english>;
