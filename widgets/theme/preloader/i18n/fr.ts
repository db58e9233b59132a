import type { PreloaderTexts } from "../preloader.strings.ts";

export default {
  loading: "Chargement en cours",
} satisfies PreloaderTexts;
