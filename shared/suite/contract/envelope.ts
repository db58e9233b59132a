import { array, literal, number, object, optional, string, unknown } from "valibot";

/**
 * What the suite says when a call fails: HTTP 200 with code 200 (an exception) or 100 (session expired), HTTP 404 with code 404.
 * `data.arguments[0]`, when it is a string, is the text for people.
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

/** A JSON-RPC answer. Neither `result` nor `error`: the call succeeded and returns nothing. */
export const envelope = object({
  jsonrpc: literal("2.0"),
  result: optional(unknown()),
  error: optional(failure),
});
