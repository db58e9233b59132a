import type { Child } from "hono/jsx";
import type { PageArea } from "../common/area.ts";
import type { Database } from "../server/database.ts";
import type { Visit } from "../server/visit.ts";

/** An entry in the menu of the suite's website. */
export interface MenuEntry {
  readonly path: string;
  readonly label: string;
  /** Where it stands among those of all areas: the smaller, the further in front. */
  readonly sequence: number;
}

/** What a stock page knows when an area adds to it. */
export interface StockContext {
  readonly database: Database;
  readonly visit: Visit;
  /** Of the page, whole, as the visitor sees it. */
  readonly address: string;
}

/** What an area of the suite adds to its website, beside pages in the catalogue's layout. */
export interface SuiteArea extends PageArea {
  readonly menu?: readonly MenuEntry[];
  /** Name of a style sheet in the folder that every stock page needs. */
  readonly sheet?: string;
  /** Added to the menu of every stock page. */
  header?(context: StockContext): Promise<Child>;
  /** Added to every stock page after its end. */
  tail?(context: StockContext): Promise<Child>;
}
