import failures from "#shared/i18n/es.ts";
import type { CustomizeMenuTexts } from "#website/customize-menu/customize-menu.strings.ts";

export const customizeMenu = {
  ...failures,
  none: "Esta página no tiene opciones.",
  loading: "Cargando…",
} satisfies CustomizeMenuTexts;
