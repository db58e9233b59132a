import type { CountdownTexts } from "#theme/countdown/countdown.strings.ts";

export const countdown = {
  until: "حتى {date}",
} satisfies CountdownTexts;
