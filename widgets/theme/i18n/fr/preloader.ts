import type { PreloaderTexts } from "../../preloader/preloader.strings.ts";

export const preloader = {
  loading: "Chargement en cours",
} satisfies PreloaderTexts;
