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

/** What a built-in page knows when an area adds to it. */
export interface BuiltInContext {
  readonly database: Database;
  readonly visit: Visit;
  /** Of the page, whole, as the visitor sees it. */
  readonly address: string;
}

/** What an area of the suite adds to its website, beside pages in the catalogue's layout. */
export interface SuiteArea extends PageArea {
  readonly menu?: readonly MenuEntry[];
  /** Name of a style sheet in the folder that every built-in page needs. */
  readonly sheet?: string;
  /** Added to the menu of every built-in page. */
  header?(context: BuiltInContext): Promise<Child>;
  /** Added to every built-in page after its end. */
  tail?(context: BuiltInContext): Promise<Child>;
}
