import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import type { Visit } from "./visit.ts";

/** Context of handlers. The bindings are missing without a socket, as in `app.request()`. */
export interface SuiteEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    /** Set for every page and every call, before any handler runs. */
    visit: Visit;
    /** Set for a JSON-RPC call. */
    call: { id: unknown; params: Record<string, unknown> } | undefined;
  };
}

export type SuiteContext = Context<SuiteEnv>;
export type SuiteMiddleware = MiddlewareHandler<SuiteEnv>;
