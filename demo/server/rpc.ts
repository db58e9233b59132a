import type { Handler } from "hono";
import type { InferOutput } from "valibot";
import type { Call } from "#shared/suite/contract/call.ts";
import type { SuiteContext, SuiteEnv, SuiteMiddleware } from "./env.ts";
import { badRequest, Fault } from "./fault.ts";
import { plainPage } from "./plain-page.ts";
import type { Visit } from "./visit.ts";

export type Params = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const isJson = (contentType: string | undefined): boolean =>
  /^application\/json(-rpc)?\s*(;|$)/i.test(contentType ?? "");

/** Returns JSON like Python's json.dumps, in ASCII. */
const ascii = (value: unknown): string =>
  JSON.stringify(value).replace(/[\u0080-\uffff]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`);

const send = (c: SuiteContext, status: 200 | 404, answer: object): Response =>
  c.body(ascii({ jsonrpc: "2.0", id: c.var.call?.id ?? null, ...answer }), status, {
    "Content-Type": "application/json",
  });

/** Depth near Python's limit. Later code may walk through a value recursively. */
const deepest = 900;

/** Checks level by level, since a deep value could exhaust the stack of this process. */
function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return true;
    level = level.flatMap((each) =>
      typeof each === "object" && each !== null ? (Object.values(each) as unknown[]) : [],
    );
  }
  return false;
}

/** Parses the body of a call. Throws a SyntaxError for invalid JSON, and the suite's RecursionError for too deep nesting. */
function parseBody(text: string): unknown {
  const body: unknown = JSON.parse(text);
  if (isTooDeep(body))
    throw new Fault("maximum recursion depth exceeded while decoding a JSON object from a unicode string", {
      name: "builtins.RecursionError",
    });
  return body;
}

/** Returns the id of a call without a route; null if unreadable. */
export const callId = async (c: SuiteContext): Promise<unknown> => {
  const body = await c.req
    .text()
    .then(parseBody)
    .catch(() => null);
  return typeof body === "object" && body !== null && "id" in body ? body.id : null;
};

/**
 * Reads the body of a JSON-RPC request. An unreadable one gets a bare HTML page.
 * @see docs/reference/wire.md#wire-1
 * @see docs/reference/wire.md#wire-2
 * @see docs/reference/wire.md#wire-11
 */
export const readCall: SuiteMiddleware = async (c, next) => {
  if (!isJson(c.req.header("content-type")) || c.req.method === "GET" || c.req.method === "HEAD") return next();
  const text = await c.req.text();
  let body: unknown;
  try {
    body = parseBody(text);
  } catch (error) {
    return error instanceof Fault ? rpcFailure(c, error) : plainPage(400, `Invalid JSON data: '${text}'`);
  }
  const { id = null, params = {} } = isObject(body) ? body : { params: body };
  if (!isObject(params)) return plainPage(500);
  const { context: _context, ...rest } = params;
  c.set("call", { id, params: rest });
  await next();
};

/**
 * Returns the handler of a `type='json'` route, for any method. A handler that returns undefined responds without `result`.
 * @see docs/reference/wire.md#wire-3
 * @see docs/reference/wire.md#wire-4
 * @see docs/reference/wire.md#wire-12
 */
export function rpc<C extends Call>(
  handler: (params: Params, visit: Visit, c: SuiteContext) => Promise<InferOutput<C["result"]> | undefined>,
): Handler<SuiteEnv> {
  return async (c) => {
    if (!c.var.call)
      throw badRequest(
        "Function declared as capable of handling request of type 'json' but called with a request of type 'http'",
      );
    const result = await handler(c.var.call.params, c.var.visit, c);
    return send(c, 200, result === undefined ? {} : { result });
  };
}

const messages = { 100: "Eagle Session Expired", 200: "Eagle Server Error", 404: "404: Not Found" } as const;

/**
 * Responds with the error envelope: HTTP 200, except for 404.
 * @see docs/reference/wire.md#wire-5
 * @see docs/reference/wire.md#wire-10
 */
export function rpcFailure(c: SuiteContext, { message, kind }: Fault): Response {
  const debug = `Traceback (most recent call last):\n  (the demo suite keeps its traces to itself)\n${kind.name}: ${message}\n`;
  const data = { name: kind.name, debug, message, arguments: kind.arguments, exception_type: kind.type };
  const error = { code: kind.code, message: messages[kind.code], data };
  return kind.code === 404 ? send(c, 404, { error: { ...error, http_status: 404 } }) : send(c, 200, { error });
}
