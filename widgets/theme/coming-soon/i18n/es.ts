import type { ComingSoonTexts } from "../coming-soon.strings.ts";

export default {
  launch: "Lanzamiento: {date}",
} satisfies ComingSoonTexts;
