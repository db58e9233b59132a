import type { LatestPostsTexts } from "#content/latest-posts/latest-posts.strings.ts";
import failures from "#shared/i18n/nl.ts";

export const latestPosts = {
  ...failures,
  loading: "Berichten worden geladen…",
  none: "Er is geen blogbericht gevonden. Zorg dat uw berichten gepubliceerd zijn.",
  broken:
    "Er is een fout opgetreden in dit blok met de nieuwste berichten. Blijft dat zo, verwijder het dan en voeg een nieuw toe",
} satisfies LatestPostsTexts;
