import { findAreas } from "../server/find-areas.ts";
import type { SuiteArea } from "./area.ts";

/** All areas of the suite with pages: the folders beside this file that have an `area.tsx`. */
export const suiteAreas = await findAreas<SuiteArea>(new URL(".", import.meta.url), "area.tsx");

export const menuEntries = suiteAreas.flatMap(({ menu = [] }) => menu).sort((a, b) => a.sequence - b.sequence);
