import type { BlogShareTexts } from "#content/blog-share/blog-share.strings.ts";

export const blogShare = {
  tweet: "Un article de blog formidable : {title} ! À lire ici : {url}",
  shareOn: "{network} : partager « {title} »",
  selection: "Partager le texte sélectionné",
  tweetSelection: "Tweeter",
  quote: "Citer dans un commentaire",
  share: "Partager…",
} satisfies BlogShareTexts;
