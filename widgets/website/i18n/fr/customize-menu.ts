import failures from "#shared/i18n/fr.ts";
import type { CustomizeMenuTexts } from "#website/customize-menu/customize-menu.strings.ts";

export const customizeMenu = {
  ...failures,
  none: "Cette page n’a pas d’options.",
  loading: "Chargement…",
} satisfies CustomizeMenuTexts;
