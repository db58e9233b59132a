import type { CountdownTexts } from "../countdown.strings.ts";

export default {
  until: "Jusqu'au {date}",
} satisfies CountdownTexts;
