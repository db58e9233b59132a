import type { Hono } from "hono";
import type { Child } from "hono/jsx";
import type { Database } from "./database.ts";
import type { SuiteEnv } from "./env.ts";
import type { Deliver } from "./marketing/push/deliver.ts";
import type { Role } from "./session.ts";
import type { Visit } from "./visit.ts";

export interface SuiteOptions {
  /** A real PostgreSQL, such as postgres://user@host/name. Wins over `dataDir`. */
  databaseUrl?: string;
  /** Folder of the embedded database; without it everything is in memory. */
  dataDir?: string;
  /** Address of a real suite that answers every suite route instead of this server, such as http://host:8069. */
  upstream?: string;
  /** Folder of the built bundle; default: dist of this project. */
  distDir?: string;
  /** How long a poll of the bus waits, in ms; default 50 000. */
  hold?: number;
  /** How push notifications leave; default: over https. */
  deliver?: Deliver;
}

export interface DemoAccount {
  readonly login: string;
  readonly name: string;
  readonly role: Role;
}

/**
 * The embedded suite. More pages are mounted before the first request with `suite.app.route("/", pages(suite))`; their handlers find
 * the visitor, language and tokens in `c.var.visit`. Routes are written without language prefix and answer under every prefix.
 */
export interface Suite {
  readonly app: Hono<SuiteEnv>;
  readonly database: Database;
  /** Version of the bundle, as in /suite-widgets/<version>/. */
  readonly version: string;
  /** Origin of the real suite that answers instead; undefined where this is the suite. */
  readonly upstream: string | undefined;
  /** Who can be chosen in the QA panel (POST /qa/user, fields csrf_token, user (a login; anything else signs out), back); none when the suite is a real one. */
  readonly accounts: readonly DemoAccount[];
  /** Rendered at the end of every built-in page. Nothing, until whoever builds a QA panel sets it. */
  panel: (visit: Visit) => Child;
  /** Answers all polls that wait, and new ones at once: a server that stops need not wait for them. */
  hangUp(): void;
  /** Hangs up and closes the database. */
  close(): Promise<void>;
}
