import type { ActionTexts } from "#website/action/action.strings.ts";

export const action = {
  start: "Iniciar",
  unhandled: "Nada en esta página puede hacer eso.",
  retry: "Reintentar",
} satisfies ActionTexts;
