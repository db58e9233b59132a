import type { Child } from "hono/jsx";
import type { PageArea } from "../common/area.ts";
import type { Localized } from "../common/page-link.ts";
import type { Database } from "../server/database.ts";
import type { Visit } from "../server/visit.ts";

/** Entry in the menu of the suite's website. */
export interface MenuEntry {
  readonly path: string;
  readonly label: Localized<string>;
  /** Position among the entries of all areas, ascending. */
  readonly sequence: number;
}

/** Context of a built-in page for the areas that add to it. */
export interface BuiltInContext {
  readonly database: Database;
  readonly visit: Visit;
  /** Absolute address of the page in the visitor's browser. */
  readonly address: string;
}

/** Additions of an area to the suite's website, beside pages in the catalogue's layout. */
export interface SuiteArea extends PageArea {
  readonly menu?: readonly MenuEntry[];
  /** Name of the area's style sheet for every built-in page. */
  readonly sheet?: string;
  /** Returns content for the menu of every built-in page. */
  header?(context: BuiltInContext): Promise<Child>;
  /** Returns content after the end of every built-in page. */
  tail?(context: BuiltInContext): Promise<Child>;
}
