import failures from "#shared/i18n/ar.ts";
import type { CustomizeMenuTexts } from "#website/customize-menu/customize-menu.strings.ts";

export const customizeMenu = {
  ...failures,
  none: "ليس لهذه الصفحة خيارات.",
  loading: "جارٍ التحميل…",
} satisfies CustomizeMenuTexts;
