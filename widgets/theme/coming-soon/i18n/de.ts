import type { ComingSoonTexts } from "../coming-soon.strings.ts";

export default {
  launch: "Start: {date}",
} satisfies ComingSoonTexts;
