import type { PortalSearchTexts } from "#portal/portal-search/portal-search.strings.ts";

export const portalSearch = {
  search: "Suchen",
  searchIn: "Suchen in",
} satisfies PortalSearchTexts;
