import type { CountdownTexts } from "../../countdown/countdown.strings.ts";

export const countdown = {
  until: "Hasta el {date}",
} satisfies CountdownTexts;
