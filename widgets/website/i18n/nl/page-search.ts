import failures from "#shared/i18n/nl.ts";
import type { PageSearchTexts } from "#website/page-search/page-search.strings.ts";

export const pageSearch = {
  ...failures,
  page: "Pagina",
  hint: "Typ een deel van het adres",
  option: "{name} – {loc}",
  loading: "Laden…",
  none: "Geen enkele pagina heeft dit in het adres",
  clear: "Wissen",
} satisfies PageSearchTexts;
