import type { Hono } from "hono";
import type { Child } from "hono/jsx";
import type { Methods } from "./callkw.ts";
import type { Csrf } from "./csrf.ts";
import type { Database, Queries } from "./database.ts";
import type { SuiteContext, SuiteEnv } from "./env.ts";
import type { Deliver } from "./marketing/push/deliver.ts";
import type { FindModel, Model } from "./model.ts";
import type { Session, Sessions } from "./session.ts";

/** One change of the database: a published one is never changed, a new one is added. */
export interface Step {
  /** Statements, each but the last with a semicolon at the end of its line. */
  readonly tables: string;
  /** Fills the new tables with the demo's records. */
  seed?(queries: Queries): Promise<void>;
}

/** Calls that the elements of an area cannot do without, in a suite that may not have them. */
export interface Requirement {
  readonly calls: RegExp;
  /** As people call the module of the suite that answers them. */
  readonly module: string;
  /** With the verb: "suite-follow needs". */
  readonly elements: string;
}

/** Words of the demo's own, in each of its languages. */
type Words = Readonly<Record<"ar" | "en", string>>;

/** Records that visitors leave behind, as /operator/stored lists them. */
export interface Stored {
  /** As in /operator/stored?of=orders. */
  readonly name: string;
  readonly title: Words;
  /** Of the cells, in their order. */
  readonly columns: readonly Words[];
  /**
   * SQL that gives a row for each record: `at`, when it was stored or null; `id`, the greater the newer; `cells`, an array of texts,
   * null for nothing.
   */
  readonly select: string;
}

export type PageStatus = 400 | 403 | 404;

/** A page of the suite in the built-in front end's markup. */
export interface BuiltInPage {
  readonly title: string;
  readonly content: Child;
  /** The record that an editor of this page changes; only publishers' pages say it. */
  readonly mainObject?: string;
  /** Name of the view that it is made of, for the options that editors have; only their pages say it. */
  readonly viewKey?: string;
  readonly status?: 200 | PageStatus;
  /** Paths of style sheets below /stock (`theme/theme.css` is in demo/suite/theme), beside those of every page. */
  readonly sheets?: readonly string[];
  /** Whether pages of others, such as a bank's, may be shown in a frame on it. */
  readonly hasFrames?: boolean;
  /** True if the browser loads the page again when a visitor goes back to it. */
  readonly reloadsOnReturn?: boolean;
}

export type Render = (c: SuiteContext, page: BuiltInPage) => Promise<Response>;

/** What an area's routes are made of. */
export interface Parts {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly csrf: Csrf;
  /** Of the bundle, as in /suite-widgets/<version>/. */
  readonly version: string;
  /** Folder of the bundle. */
  readonly distDir: string;
  /** How long a poll of the bus waits, in ms. */
  readonly hold: number;
  readonly deliver: Deliver;
  readonly render: Render;
  readonly findModel: FindModel;
  /** The methods that clients call by /web/dataset/call_kw, by model. */
  addMethods(models: Readonly<Record<string, Methods>>): void;
  /** Tells all areas (`Area.onSignIn`). */
  signedIn(session: Session): Promise<void>;
  /** When the server is about to stop: whoever waits for an answer gets it. */
  onHangUp(listener: () => void): void;
}

/** What a folder of demo/server adds to the embedded suite. Its `area.ts` exports one as `area`; there is no list of them. */
export interface Area {
  /** Areas whose tables and records have to be there first. */
  readonly needs?: readonly string[];
  readonly steps?: readonly Step[];
  /** Models whose records have a page, followers or both. */
  readonly models?: Readonly<Record<string, Model>>;
  readonly requirements?: readonly Requirement[];
  readonly stored?: readonly Stored[];
  /** Takes over what the visitor did before they signed in; the answer waits for it. */
  onSignIn?(queries: Queries, session: Session): Promise<void>;
  /** Files of the suite, which are the same for everybody: no session is opened for them. */
  files?(app: Hono<SuiteEnv>): void;
  /** What the suite answers. Where a real suite does that (`--suite`), it is not called. */
  routes?(app: Hono<SuiteEnv>, parts: Parts): void | Promise<void>;
  /** Pages of the website that are ours even where a real suite answers the calls. */
  pages?(app: Hono<SuiteEnv>, parts: Pick<Parts, "database" | "render">): void;
}
