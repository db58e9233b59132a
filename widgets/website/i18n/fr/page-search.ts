import failures from "#shared/i18n/fr.ts";
import type { PageSearchTexts } from "#website/page-search/page-search.strings.ts";

export const pageSearch = {
  ...failures,
  page: "Page",
  hint: "Saisissez une partie de son adresse",
  option: "{name} – {loc}",
  loading: "Chargement…",
  none: "Aucune page n’a cela dans son adresse",
  clear: "Effacer",
} satisfies PageSearchTexts;
