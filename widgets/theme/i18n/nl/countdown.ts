import type { CountdownTexts } from "../../countdown/countdown.strings.ts";

export const countdown = {
  until: "Tot {date}",
} satisfies CountdownTexts;
