import failures from "#shared/i18n/de.ts";
import type { PageSearchTexts } from "#website/page-search/page-search.strings.ts";

export const pageSearch = {
  ...failures,
  page: "Seite",
  hint: "Geben Sie einen Teil der Adresse ein",
  option: "{name} – {loc}",
  loading: "Wird geladen…",
  none: "Keine Seite hat das in ihrer Adresse",
  clear: "Leeren",
} satisfies PageSearchTexts;
