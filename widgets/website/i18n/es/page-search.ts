import failures from "#shared/i18n/es.ts";
import type { PageSearchTexts } from "#website/page-search/page-search.strings.ts";

export const pageSearch = {
  ...failures,
  page: "Página",
  hint: "Escriba una parte de su dirección",
  option: "{name} – {loc}",
  loading: "Cargando…",
  none: "Ninguna página lo tiene en su dirección",
  clear: "Borrar",
} satisfies PageSearchTexts;
