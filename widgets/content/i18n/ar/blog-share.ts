import type { BlogShareTexts } from "#content/blog-share/blog-share.strings.ts";

export const blogShare = {
  tweet: "مقال رائع في المدونة: {title}! اقرأه هنا: {url}",
  shareOn: "{network}: شارك «{title}»",
  selection: "شارك النص المحدد",
  tweetSelection: "غرّد",
  quote: "اقتبس في تعليق",
  share: "مشاركة…",
} satisfies BlogShareTexts;
