import type { PreloaderTexts } from "../preloader.strings.ts";

export default {
  loading: "Cargando",
} satisfies PreloaderTexts;
