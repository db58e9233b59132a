import type { Hono } from "hono";
import type { Child } from "hono/jsx";
import type { SuiteContext, SuiteEnv } from "../server/env.ts";
import type { Suite } from "../server/suite.types.ts";
import type { Localized, PageLink } from "./page-link.ts";
import type { Build } from "./product/build.ts";
import type { View } from "./view.ts";

/** Page of the catalogue's site. */
export interface DemoPage {
  readonly title: string;
  /** Names of style sheets and scripts of the demo, beside those of every page. */
  readonly sheets?: readonly string[];
  readonly scripts?: readonly string[];
  /** Number of popups that may open by themselves; unlimited if undefined. */
  readonly popups?: number;
  /** Start of elements without a setting of their own; at once if undefined. */
  readonly load?: "visible";
  /** True if the page shows pages of this server in frames. */
  readonly hasFrames?: boolean;
  /** Key of the suite's view in `<html data-view-xmlid>`; none if undefined. */
  readonly viewKey?: string | undefined;
  readonly content: Child;
}

/** Dependencies of an area's pages. */
export interface PageParts {
  readonly suite: Suite;
  /** Reads the elements that the catalogue shows. */
  readonly build: () => Promise<Build>;
  /** Returns a handler that responds with a page in the catalogue's layout. */
  show(create: (view: View, c: SuiteContext) => DemoPage | Promise<DemoPage>): (c: SuiteContext) => Promise<Response>;
  /** Returns a handler that responds with a whole document. */
  showDocument(create: (view: View, panel: Child) => Child): (c: SuiteContext) => Promise<Response>;
  /** Returns a handler that responds with JSON for a page's script. */
  showData(create: (view: View) => object | Promise<object>): (c: SuiteContext) => Promise<Response>;
}

/**
 * Pages that a folder of demo/suite or demo/catalogue adds to the site. Its `area.tsx` exports them as `area`; there is no list of areas.
 */
export interface PageArea {
  /** Title of the area; the name of its folder if undefined. */
  readonly title?: Localized<string>;
  readonly links?: readonly PageLink[];
  /** Adds pages of the demo beside those of the suite. */
  routes?(app: Hono<SuiteEnv>, parts: PageParts): void;
}
