import type { Texts } from "#shared/i18n/index.ts";

export const english = {
  /** Name of a button that has none, and of a field that has none. */
  search: "Search",
  /** Name of the field that chooses what is searched. */
  searchIn: "Search in",
};

export type PortalSearchTexts = Texts<typeof english>;
