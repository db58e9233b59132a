import type { Hono } from "hono";
import type { Child } from "hono/jsx";
import type { SuiteContext, SuiteEnv } from "../server/env.ts";
import type { Suite } from "../server/suite.types.ts";
import type { PageLink, Wordings } from "./page-link.ts";
import type { Build } from "./product/build.ts";
import type { View } from "./view.ts";

/** A page of the catalogue's site. */
export interface DemoPage {
  readonly title: string;
  /** Names of style sheets and scripts of the demo, beside those of every page. */
  readonly sheets?: readonly string[];
  readonly scripts?: readonly string[];
  /** How many popups may open by themselves; all unless said otherwise. */
  readonly popups?: number;
  /** When elements start that say nothing themselves; at once unless said otherwise. */
  readonly load?: "visible";
  /** Whether it shows pages of this server in frames. */
  readonly hasFrames?: boolean;
  readonly content: Child;
}

/** What an area's pages are made of. */
export interface PageParts {
  readonly suite: Suite;
  /** What the catalogue shows of the elements. */
  readonly build: () => Promise<Build>;
  /** A handler that answers with a page in the catalogue's layout. */
  show(create: (view: View, c: SuiteContext) => DemoPage | Promise<DemoPage>): (c: SuiteContext) => Promise<Response>;
  /** The same for a whole document of its own. */
  showDocument(create: (view: View, panel: Child) => Child): (c: SuiteContext) => Promise<Response>;
  /** The same for JSON that a script of a page asks for. */
  showData(create: (view: View) => object | Promise<object>): (c: SuiteContext) => Promise<Response>;
}

/** What a folder of demo/suite or demo/catalogue adds to the site. Its `area.tsx` exports one as `area`; there is no list of them. */
export interface PageArea {
  /** What people call the area; without it, the name of its folder. */
  readonly title?: Wordings<string>;
  readonly links?: readonly PageLink[];
  /** Pages of the demo beside those of the suite. */
  routes?(app: Hono<SuiteEnv>, parts: PageParts): void;
}
