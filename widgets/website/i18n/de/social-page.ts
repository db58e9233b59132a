import type { SocialPageTexts } from "#website/social-page/social-page.strings.ts";

export const socialPage = {
  page: "Unsere Seite auf Facebook",
  show: "Hier anzeigen",
  note: "Kommt von {site}, das dann von Ihrem Besuch erfährt",
  open: "Auf Facebook öffnen",
} satisfies SocialPageTexts;
