import type { PreloaderTexts } from "../../preloader/preloader.strings.ts";

export const preloader = {
  loading: "Bezig met laden",
} satisfies PreloaderTexts;
