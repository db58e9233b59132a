import type { Area } from "./area.ts";
import { findAreas, inOrder } from "./find-areas.ts";

/** All areas of the embedded suite: the folders beside this file that have an `area.ts`. */
export const areas = inOrder(await findAreas<Area>(new URL(".", import.meta.url), "area.ts"));
