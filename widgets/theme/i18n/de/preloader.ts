import type { PreloaderTexts } from "../../preloader/preloader.strings.ts";

export const preloader = {
  loading: "Wird geladen",
} satisfies PreloaderTexts;
