import type { CountdownTexts } from "#theme/countdown/countdown.strings.ts";

export const countdown = {
  until: "Jusqu'au {date}",
} satisfies CountdownTexts;
