import type { ActionTexts } from "#website/action/action.strings.ts";

export const action = {
  start: "Starten",
  unhandled: "Nichts auf dieser Seite kann das.",
  retry: "Erneut versuchen",
} satisfies ActionTexts;
