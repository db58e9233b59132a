import { failureTexts, type Texts } from "#shared/i18n/index.ts";

export const newsTexts = {
  ...failureTexts,
  news: "News",
  none: "There is no news.",
  pause: "Stop the movement",
  play: "Start the movement",
};

export type NewsTexts = Texts<typeof newsTexts>;
