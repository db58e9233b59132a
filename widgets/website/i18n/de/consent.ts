import type { ConsentTexts } from "#website/consent/consent.strings.ts";

export const consent = {
  question: "Diese Website darf andere Seiten verwenden für:",
  video: "Videos",
  social: "Soziale Netzwerke",
  tracking: "Besuchsstatistik",
} satisfies ConsentTexts;
