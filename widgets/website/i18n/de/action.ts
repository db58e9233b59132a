import type { ActionTexts } from "../../action/action.strings.ts";

export const action = {
  start: "Starten",
  unhandled: "Nichts auf dieser Seite kann das.",
  retry: "Erneut versuchen",
} satisfies ActionTexts;
