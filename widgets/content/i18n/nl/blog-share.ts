import type { BlogShareTexts } from "#content/blog-share/blog-share.strings.ts";

export const blogShare = {
  tweet: "Geweldig blogartikel: {title}! Bekijk het hier: {url}",
  shareOn: "{network}: ‘{title}’ delen",
  selection: "Geselecteerde tekst delen",
  tweetSelection: "Tweeten",
  quote: "Citeren in een reactie",
  share: "Delen…",
} satisfies BlogShareTexts;
