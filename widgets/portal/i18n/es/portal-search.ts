import type { PortalSearchTexts } from "#portal/portal-search/portal-search.strings.ts";

export const portalSearch = {
  search: "Buscar",
  searchIn: "Buscar en",
} satisfies PortalSearchTexts;
