import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { bodyLimit } from "hono/body-limit";
import type { SuiteContext, SuiteMiddleware } from "./env.ts";
import { plainPage } from "./plain-page.ts";

const megabyte = 1024 * 1024;
const limitTo = (maxSize: number) => bodyLimit({ maxSize, onError: () => plainPage(413) });
const limit = limitTo(megabyte);
/** These routes take files. */
const fileLimit = limitTo(32 * megabyte);
const hasFiles = ({ req }: SuiteContext): boolean =>
  req.path.includes("/website_form/") && /^multipart\//i.test(req.header("content-type") ?? "");

/** Returns true if the connection ended before the body did. */
const isCut = ({ env }: SuiteContext): boolean => env?.incoming?.destroyed === true && !env.incoming.complete;

/** Reads the whole body first: a request that breaks off has no effect, no response and no log. Later reads get the same body. */
export const readBody: SuiteMiddleware = async (c, next) => {
  if (c.req.method === "GET" || c.req.method === "HEAD") return next();
  try {
    const refusal = await (hasFiles(c) ? fileLimit : limit)(c, async () => void (await c.req.arrayBuffer()));
    if (refusal) return refusal;
  } catch (error) {
    if (isCut(c)) return RESPONSE_ALREADY_SENT;
    throw error;
  }
  await next();
};
