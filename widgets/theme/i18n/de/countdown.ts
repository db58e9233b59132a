import type { CountdownTexts } from "../../countdown/countdown.strings.ts";

export const countdown = {
  until: "Bis {date}",
} satisfies CountdownTexts;
