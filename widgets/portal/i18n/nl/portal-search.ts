import type { PortalSearchTexts } from "#portal/portal-search/portal-search.strings.ts";

export const portalSearch = {
  search: "Zoeken",
  searchIn: "Zoeken in",
} satisfies PortalSearchTexts;
