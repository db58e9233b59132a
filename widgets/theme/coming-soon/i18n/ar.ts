import type { ComingSoonTexts } from "../coming-soon.strings.ts";

export default {
  launch: "الإطلاق: {date}",
} satisfies ComingSoonTexts;
