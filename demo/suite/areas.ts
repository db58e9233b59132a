import type { PageArea } from "../common/area.ts";
import { findAreas } from "../server/find-areas.ts";

/** All areas of the suite that have pages: the folders beside this file that have an `area.tsx`. */
export const suiteAreas = await findAreas<PageArea>(new URL(".", import.meta.url), "area.tsx");

export const menuEntries = suiteAreas.flatMap(({ menu = [] }) => menu).sort((a, b) => a.sequence - b.sequence);
