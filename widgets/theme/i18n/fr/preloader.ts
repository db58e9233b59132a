import type { PreloaderTexts } from "#theme/preloader/preloader.strings.ts";

export const preloader = {
  loading: "Chargement en cours",
} satisfies PreloaderTexts;
