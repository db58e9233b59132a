import type { LatestPostsTexts } from "#content/latest-posts/latest-posts.strings.ts";
import failures from "#shared/i18n/de.ts";

export const latestPosts = {
  ...failures,
  loading: "Beiträge werden geladen…",
  none: "Kein Blogbeitrag gefunden. Stellen Sie sicher, dass Ihre Beiträge veröffentlicht sind.",
  broken:
    "In diesem Block der neuesten Beiträge ist ein Fehler aufgetreten. Wenn er bleibt, löschen Sie den Block und fügen Sie einen neuen ein",
} satisfies LatestPostsTexts;
