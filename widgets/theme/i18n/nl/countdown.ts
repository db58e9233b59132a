import type { CountdownTexts } from "#theme/countdown/countdown.strings.ts";

export const countdown = {
  until: "Tot {date}",
} satisfies CountdownTexts;
