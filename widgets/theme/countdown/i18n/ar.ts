import type { CountdownTexts } from "../countdown.strings.ts";

export default {
  until: "حتى {date}",
} satisfies CountdownTexts;
