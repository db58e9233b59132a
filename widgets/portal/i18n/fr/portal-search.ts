import type { PortalSearchTexts } from "#portal/portal-search/portal-search.strings.ts";

export const portalSearch = {
  search: "Rechercher",
  searchIn: "Rechercher dans",
} satisfies PortalSearchTexts;
