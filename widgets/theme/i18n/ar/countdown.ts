import type { CountdownTexts } from "../../countdown/countdown.strings.ts";

export const countdown = {
  until: "حتى {date}",
} satisfies CountdownTexts;
