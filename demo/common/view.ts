import { localPath } from "../server/language.ts";
import type { Collection } from "../server/shop/samples.ts";
import type { Visit } from "../server/visit.ts";
import type { PageLink, TextLang } from "./page-link.ts";
import type { Build } from "./product/build.ts";
import { type DemoTexts, demoTexts } from "./texts/index.ts";

/** Parts of a view that are the same for all visitors. */
interface Catalogue extends Build {
  /** Version in /suite-widgets/<version>/. */
  readonly version: string;
  /** Pages of all areas, as the start page lists them. */
  readonly pageLinks: readonly PageLink[];
  /** Returns the title of an area's folder. */
  areaName(area: string, textLang: TextLang): string;
}

/** Request and product as seen by a page of the demo. */
export interface View extends Catalogue {
  readonly visit: Visit;
  readonly collection: Collection;
  /** Language of the elements, as in `<html lang>`. */
  readonly lang: string;
  readonly textLang: TextLang;
  readonly t: DemoTexts;
  /** Scheme and host of this server in the visitor's browser. */
  readonly origin: string;
  /** Returns the address of a page, with the language prefix of the site. */
  link(path: string): string;
}

export const createView = (catalogue: Catalogue, visit: Visit, collection: Collection, origin: string): View => ({
  ...catalogue,
  ...demoTexts(visit.language.tag),
  visit,
  collection,
  lang: visit.language.tag,
  origin,
  link: (path) => localPath(path, visit.siteLanguage),
});
