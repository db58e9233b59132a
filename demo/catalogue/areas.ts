import type { PageArea } from "../common/area.ts";
import type { TextLang } from "../common/page-link.ts";
import { findAreas } from "../server/find-areas.ts";
import { suiteAreas } from "../suite/areas.ts";

/** All areas with pages: those of the suite, and the folders beside this file that have an `area.tsx`. */
export const pageAreas = [...suiteAreas, ...(await findAreas<PageArea>(new URL(".", import.meta.url), "area.tsx"))];

export const pageLinks = pageAreas.flatMap(({ links = [] }) => links).sort((a, b) => a.sequence - b.sequence);

/** Returns the title of an area's folder. */
export const areaName = (area: string, textLang: TextLang): string =>
  pageAreas.find(({ name }) => name === area)?.title?.[textLang] ?? area;
