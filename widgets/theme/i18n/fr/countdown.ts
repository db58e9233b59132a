import type { CountdownTexts } from "../../countdown/countdown.strings.ts";

export const countdown = {
  until: "Jusqu'au {date}",
} satisfies CountdownTexts;
