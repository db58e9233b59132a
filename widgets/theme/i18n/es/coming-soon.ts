import type { ComingSoonTexts } from "#theme/coming-soon/coming-soon.strings.ts";

export const comingSoon = {
  launch: "Lanzamiento: {date}",
} satisfies ComingSoonTexts;
