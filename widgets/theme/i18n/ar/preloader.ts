import type { PreloaderTexts } from "#theme/preloader/preloader.strings.ts";

export const preloader = {
  loading: "جارٍ التحميل",
} satisfies PreloaderTexts;
