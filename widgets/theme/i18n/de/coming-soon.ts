import type { ComingSoonTexts } from "../../coming-soon/coming-soon.strings.ts";

export const comingSoon = {
  launch: "Start: {date}",
} satisfies ComingSoonTexts;
