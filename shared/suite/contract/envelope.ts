import { array, literal, number, object, optional, string, unknown } from "valibot";

/**
 * Response of the suite to a failed call: HTTP 200 with code 200 (an exception) or 100 (session expired), HTTP 404 with code 404. If
 * `data.arguments[0]` is a string, it is the text for visitors.
 * @see docs/reference/wire.md#wire-5
 */
export const failure = object({
  code: number(),
  message: string(),
  data: object({
    name: string(),
    debug: string(),
    message: string(),
    arguments: array(unknown()),
    exception_type: string(),
  }),
});

/**
 * JSON-RPC response. With neither `result` nor `error` the call succeeded and returns nothing.
 * @see docs/reference/wire.md#wire-3
 */
export const envelope = object({
  jsonrpc: literal("2.0"),
  result: optional(unknown()),
  error: optional(failure),
});
