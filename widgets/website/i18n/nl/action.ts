import type { ActionTexts } from "#website/action/action.strings.ts";

export const action = {
  start: "Starten",
  unhandled: "Niets op deze pagina kan dat.",
  retry: "Opnieuw proberen",
} satisfies ActionTexts;
