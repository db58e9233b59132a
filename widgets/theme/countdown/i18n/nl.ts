import type { CountdownTexts } from "../countdown.strings.ts";

export default {
  until: "Tot {date}",
} satisfies CountdownTexts;
