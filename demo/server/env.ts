import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import type { Visit } from "./visit.ts";

/** What handlers of the suite find in their context. The bindings are missing when no socket is involved, as in `app.request()`. */
export interface SuiteEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    /** Set for every page and every call, before any handler runs. */
    visit: Visit;
    /** Set when the request is a JSON-RPC call. */
    call: { id: unknown; params: Record<string, unknown> } | undefined;
  };
}

export type SuiteContext = Context<SuiteEnv>;
export type SuiteMiddleware = MiddlewareHandler<SuiteEnv>;
