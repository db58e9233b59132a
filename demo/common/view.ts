import { localPath } from "../server/language.ts";
import type { Collection } from "../server/shop/samples.ts";
import type { Visit } from "../server/visit.ts";
import type { PageLink, TextLang } from "./page-link.ts";
import type { Build } from "./product/build.ts";
import { type DemoTexts, demoTexts } from "./texts/index.ts";

/** What is the same for all visitors. */
interface Catalogue extends Build {
  /** As in /suite-widgets/<version>/. */
  readonly version: string;
  /** Pages of all areas, as the start page lists them. */
  readonly pageLinks: readonly PageLink[];
  /** What people call the folder of an area. */
  areaName(area: string, textLang: TextLang): string;
}

/** What a page of the demo knows about the request and the product. */
export interface View extends Catalogue {
  readonly visit: Visit;
  readonly collection: Collection;
  /** Language of the elements, as in `<html lang>`. */
  readonly lang: string;
  readonly textLang: TextLang;
  readonly t: DemoTexts;
  /** Scheme and host under which the visitor sees this server. */
  readonly origin: string;
  /** The address of a page, with the language prefix of the site. */
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
