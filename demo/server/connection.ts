import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { SuiteContext } from "./env.ts";

/** Closes the connection without a response. */
export function dropConnection(c: SuiteContext): Response {
  c.env?.incoming?.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}
