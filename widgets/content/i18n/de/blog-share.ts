import type { BlogShareTexts } from "#content/blog-share/blog-share.strings.ts";

export const blogShare = {
  tweet: "Ein großartiger Blogartikel: {title}! Hier zu lesen: {url}",
  shareOn: "{network}: „{title}“ teilen",
  selection: "Ausgewählten Text teilen",
  tweetSelection: "Twittern",
  quote: "In einem Kommentar zitieren",
  share: "Teilen…",
} satisfies BlogShareTexts;
