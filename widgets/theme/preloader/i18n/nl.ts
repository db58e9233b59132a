import type { PreloaderTexts } from "../preloader.strings.ts";

export default {
  loading: "Bezig met laden",
} satisfies PreloaderTexts;
