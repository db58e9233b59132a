import failures from "#shared/i18n/de.ts";
import type { CustomizeMenuTexts } from "#website/customize-menu/customize-menu.strings.ts";

export const customizeMenu = {
  ...failures,
  none: "Diese Seite hat keine Optionen.",
  loading: "Wird geladen…",
} satisfies CustomizeMenuTexts;
