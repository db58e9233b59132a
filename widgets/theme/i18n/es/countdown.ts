import type { CountdownTexts } from "#theme/countdown/countdown.strings.ts";

export const countdown = {
  until: "Hasta el {date}",
} satisfies CountdownTexts;
