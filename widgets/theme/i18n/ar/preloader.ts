import type { PreloaderTexts } from "../../preloader/preloader.strings.ts";

export const preloader = {
  loading: "جارٍ التحميل",
} satisfies PreloaderTexts;
