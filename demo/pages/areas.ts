import { findAreas } from "../server/find-areas.ts";
import type { PageArea } from "./area.ts";
import type { TextLang } from "./page-link.ts";

/** All areas that have pages: the folders beside this file that have an `area.tsx`. */
export const pageAreas = await findAreas<PageArea>(new URL(".", import.meta.url), "area.tsx");

const bySequence = (a: { sequence: number }, b: { sequence: number }): number => a.sequence - b.sequence;

export const pageLinks = pageAreas.flatMap(({ links = [] }) => links).sort(bySequence);
export const menuEntries = pageAreas.flatMap(({ menu = [] }) => menu).sort(bySequence);

/** What people call the folder of an area. */
export const areaName = (area: string, textLang: TextLang): string =>
  pageAreas.find(({ name }) => name === area)?.title?.[textLang] ?? area;
