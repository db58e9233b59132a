import type { ConsentTexts } from "#website/consent/consent.strings.ts";

export const consent = {
  question: "Autoriser ce site à utiliser d’autres sites pour :",
  video: "Les vidéos",
  social: "Les réseaux sociaux",
  tracking: "Les statistiques de visite",
} satisfies ConsentTexts;
