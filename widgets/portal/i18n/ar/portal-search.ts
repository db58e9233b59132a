import type { PortalSearchTexts } from "#portal/portal-search/portal-search.strings.ts";

export const portalSearch = {
  search: "بحث",
  searchIn: "البحث في",
} satisfies PortalSearchTexts;
