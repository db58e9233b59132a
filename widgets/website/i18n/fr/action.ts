import type { ActionTexts } from "#website/action/action.strings.ts";

export const action = {
  start: "Démarrer",
  unhandled: "Rien sur cette page ne peut faire cela.",
  retry: "Réessayer",
} satisfies ActionTexts;
