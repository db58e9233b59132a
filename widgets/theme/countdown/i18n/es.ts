import type { CountdownTexts } from "../countdown.strings.ts";

export default {
  until: "Hasta el {date}",
} satisfies CountdownTexts;
