import type { PreloaderTexts } from "../preloader.strings.ts";

export default {
  loading: "جارٍ التحميل",
} satisfies PreloaderTexts;
