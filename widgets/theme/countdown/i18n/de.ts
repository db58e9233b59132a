import type { CountdownTexts } from "../countdown.strings.ts";

export default {
  until: "Bis {date}",
} satisfies CountdownTexts;
