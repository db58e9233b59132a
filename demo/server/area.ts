import type { Hono } from "hono";
import type { Child } from "hono/jsx";
import type { Methods } from "./callkw.ts";
import type { Csrf } from "./csrf.ts";
import type { Database, Queries } from "./database.ts";
import type { SuiteContext, SuiteEnv } from "./env.ts";
import type { Deliver } from "./marketing/push/deliver.ts";
import type { FindModel, Model } from "./model.ts";
import type { Session, Sessions } from "./session.ts";

/** Change of the database: a published step is never changed, a new one is added. */
export interface Step {
  /** Statements, each but the last with a semicolon at the end of its line. */
  readonly tables: string;
  /** Fills the new tables with the demo's records. */
  seed?(queries: Queries): Promise<void>;
}

/** Calls that the elements of an area require, in a suite that may not have them. */
export interface Requirement {
  readonly calls: RegExp;
  /** Common name of the suite's module that responds to them. */
  readonly module: string;
  /** Elements with the verb: "suite-follow needs". */
  readonly elements: string;
}

/** Text of the demo, in each of its languages. */
type Words = Readonly<Record<"ar" | "en", string>>;

/** Records from visitors, as listed by /operator/stored. */
export interface Stored {
  /** Name as in /operator/stored?of=orders. */
  readonly name: string;
  readonly title: Words;
  /** Titles of the cells, in order. */
  readonly columns: readonly Words[];
  /** SQL with a row for each record: `at`, time of storing or null; `id`, ascending; `cells`, an array of texts, null for an empty cell. */
  readonly select: string;
}

export type PageStatus = 400 | 403 | 404;

/** Page of the suite in built-in markup. */
export interface BuiltInPage {
  readonly title: string;
  readonly content: Child;
  /** Record that an editor of this page changes; only on publishers' pages. */
  readonly mainObject?: string;
  /** Name of the page's view, for the options of editors; only on their pages. */
  readonly viewKey?: string;
  readonly status?: 200 | PageStatus;
  /** Paths of style sheets below /stock (`theme/theme.css` is in demo/suite/theme), beside those of every page. */
  readonly sheets?: readonly string[];
  /** True if the page may show pages of other sites in frames, such as a bank's. */
  readonly hasFrames?: boolean;
  /** True if the browser loads the page again when a visitor goes back to it. */
  readonly reloadsOnReturn?: boolean;
}

export type Render = (c: SuiteContext, page: BuiltInPage) => Promise<Response>;

/** Dependencies of an area's routes. */
export interface Parts {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly csrf: Csrf;
  /** Version of the bundle, as in /suite-widgets/<version>/. */
  readonly version: string;
  /** Folder of the bundle. */
  readonly distDir: string;
  /** Duration of a poll of the bus, in ms. */
  readonly hold: number;
  readonly deliver: Deliver;
  readonly render: Render;
  readonly findModel: FindModel;
  /** Adds methods that clients call by /web/dataset/call_kw, by model. */
  addMethods(models: Readonly<Record<string, Methods>>): void;
  /** Notifies all areas of a sign-in (`Area.onSignIn`). */
  signedIn(session: Session): Promise<void>;
  /** Adds a listener that is called before the server stops, to respond to pending requests. */
  onHangUp(listener: () => void): void;
}

/** Contribution of a folder of demo/server to the embedded suite. Its `area.ts` exports it as `area`; there is no list of areas. */
export interface Area {
  /** Areas whose tables and records are required. */
  readonly needs?: readonly string[];
  readonly steps?: readonly Step[];
  /** Models whose records have a page, followers or both. */
  readonly models?: Readonly<Record<string, Model>>;
  readonly requirements?: readonly Requirement[];
  readonly stored?: readonly Stored[];
  /** Moves what the visitor did before signing in to their account; the response waits for it. */
  onSignIn?(queries: Queries, session: Session): Promise<void>;
  /** Adds public files of the suite, for which no session is opened. */
  files?(app: Hono<SuiteEnv>): void;
  /** Adds routes of the suite. Not called while a real suite responds (`--suite`). */
  routes?(app: Hono<SuiteEnv>, parts: Parts): void | Promise<void>;
  /** Adds pages of the website that stay ours while a real suite responds to calls. */
  pages?(app: Hono<SuiteEnv>, parts: Pick<Parts, "database" | "render">): void;
}
