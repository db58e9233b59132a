import type { SocialPageTexts } from "#website/social-page/social-page.strings.ts";

export const socialPage = {
  page: "Notre page sur Facebook",
  show: "L’afficher ici",
  note: "Elle vient de {site}, qui saura alors que vous êtes ici",
  open: "L’ouvrir sur Facebook",
} satisfies SocialPageTexts;
