import type { ConsentTexts } from "../../consent/consent.strings.ts";

export const consent = {
  question: "Diese Website darf andere Seiten verwenden für:",
  video: "Videos",
  social: "Soziale Netzwerke",
  tracking: "Besuchsstatistik",
} satisfies ConsentTexts;
