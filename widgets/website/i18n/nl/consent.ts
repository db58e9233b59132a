import type { ConsentTexts } from "#website/consent/consent.strings.ts";

export const consent = {
  question: "Deze site mag andere sites gebruiken voor:",
  video: "Video’s",
  social: "Sociale netwerken",
  tracking: "Bezoekstatistieken",
} satisfies ConsentTexts;
