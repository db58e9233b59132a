import type { PreloaderTexts } from "#theme/preloader/preloader.strings.ts";

export const preloader = {
  loading: "Wird geladen",
} satisfies PreloaderTexts;
