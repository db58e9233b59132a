import type { Hono } from "hono";
import type { Child } from "hono/jsx";
import type { Database } from "./database.ts";
import type { SuiteEnv } from "./env.ts";
import type { Deliver } from "./marketing/push/deliver.ts";
import type { Role } from "./session.ts";
import type { Visit } from "./visit.ts";

export interface SuiteOptions {
  /** Address of a PostgreSQL server, such as postgres://user@host/name. Wins over `dataDir`. */
  databaseUrl?: string;
  /** Folder of the embedded database; in memory if undefined. */
  dataDir?: string;
  /** Address of a real suite that responds to every suite route instead of this server, such as http://host:8069. */
  upstream?: string;
  /** Folder of the built bundle; default: dist of this project. */
  distDir?: string;
  /** Duration of a poll of the bus, in ms; default 50 000. */
  hold?: number;
  /** Sends push notifications; default: over https. */
  deliver?: Deliver;
}

export interface DemoAccount {
  readonly login: string;
  readonly name: string;
  readonly role: Role;
}

/**
 * Embedded suite. More pages are mounted before the first request with `suite.app.route("/", pages(suite))`; their handlers read visitor,
 * language and tokens in `c.var.visit`. Routes are written without language prefix and respond under every prefix.
 */
export interface Suite {
  readonly app: Hono<SuiteEnv>;
  readonly database: Database;
  /** Version of the bundle, as in /suite-widgets/<version>/. */
  readonly version: string;
  /** Origin of the real suite; undefined for the embedded one. */
  readonly upstream: string | undefined;
  /** Accounts of the QA panel (POST /qa/user, fields csrf_token, user (a login; any other text signs out), back); none for a real suite. */
  readonly accounts: readonly DemoAccount[];
  /** Renders the QA panel at the end of every built-in page; empty until it is set. */
  panel: (visit: Visit) => Child;
  /** Ends all polls, now and in the future, so that a stopping server does not wait for them. */
  hangUp(): void;
  /** Hangs up and closes the database. */
  close(): Promise<void>;
}
