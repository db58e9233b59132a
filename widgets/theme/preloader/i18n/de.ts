import type { PreloaderTexts } from "../preloader.strings.ts";

export default {
  loading: "Wird geladen",
} satisfies PreloaderTexts;
