import type { ComingSoonTexts } from "#theme/coming-soon/coming-soon.strings.ts";

export const comingSoon = {
  launch: "Lancering: {date}",
} satisfies ComingSoonTexts;
