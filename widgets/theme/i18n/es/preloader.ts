import type { PreloaderTexts } from "../../preloader/preloader.strings.ts";

export const preloader = {
  loading: "Cargando",
} satisfies PreloaderTexts;
