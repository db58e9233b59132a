import failures from "#shared/i18n/nl.ts";
import type { CustomizeMenuTexts } from "#website/customize-menu/customize-menu.strings.ts";

export const customizeMenu = {
  ...failures,
  none: "Deze pagina heeft geen opties.",
  loading: "Laden…",
} satisfies CustomizeMenuTexts;
