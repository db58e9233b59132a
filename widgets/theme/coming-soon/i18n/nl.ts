import type { ComingSoonTexts } from "../coming-soon.strings.ts";

export default {
  launch: "Lancering: {date}",
} satisfies ComingSoonTexts;
