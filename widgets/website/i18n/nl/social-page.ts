import type { SocialPageTexts } from "#website/social-page/social-page.strings.ts";

export const socialPage = {
  page: "Onze pagina op Facebook",
  show: "Hier tonen",
  note: "Komt van {site}, dat dan van uw bezoek weet",
  open: "Openen op Facebook",
} satisfies SocialPageTexts;
