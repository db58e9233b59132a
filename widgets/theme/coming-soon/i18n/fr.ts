import type { ComingSoonTexts } from "../coming-soon.strings.ts";

export default {
  launch: "Lancement : {date}",
} satisfies ComingSoonTexts;
