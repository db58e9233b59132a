import type { ComingSoonTexts } from "#theme/coming-soon/coming-soon.strings.ts";

export const comingSoon = {
  launch: "Start: {date}",
} satisfies ComingSoonTexts;
