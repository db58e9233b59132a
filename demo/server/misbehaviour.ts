import { setTimeout } from "node:timers/promises";
import { pollCall } from "#shared/suite/api/bus.ts";
import { dropConnection } from "./connection.ts";
import { readCookies } from "./cookies.ts";
import type { SuiteContext, SuiteMiddleware } from "./env.ts";
import { Fault } from "./fault.ts";
import { plainPage } from "./plain-page.ts";
import { readQa } from "./qa.ts";
import { callId, isJson, rpcFailure } from "./rpc.ts";
import { settingsFor } from "./state-frames.ts";

/** Returns true for GET requests of scripts, not for navigations. */
const isScriptRequest = ({ req }: SuiteContext): boolean =>
  req.method === "GET" && req.header("sec-fetch-dest") === "empty" && !req.path.startsWith("/qa");

/** Returns true for calls. Pages, signing in and the panel always work, so that misbehaviour can be turned off. */
const isCall = (c: SuiteContext): boolean =>
  isScriptRequest(c) ||
  isJson(c.req.header("content-type")) ||
  (c.req.method !== "GET" && c.req.method !== "HEAD" && !/^\/(web\/login|qa\/settings|qa\/user)$/.test(c.req.path));

/** Returns true for the target of a frame's navigation: its element is still busy. */
const isNavigation = ({ req }: SuiteContext): boolean => /^(iframe|document)$/.test(req.header("sec-fetch-dest") ?? "");

/** Browsers with a counter; above this number, all counters restart. */
const mostBrowsers = 1000;

/** Timers do not delay the end of the server. */
const waitAlone = (delay: number): Promise<void> => setTimeout(delay, undefined, { ref: false });

/**
 * Lets the suite misbehave for the browser whose cookie `suite_qa` requests it, and for a frame that shows a state. Counts calls per
 * session, polls separately, so that every run is the same. `wait` takes ms.
 */
export function misbehave(wait: (delay: number) => Promise<void> = waitAlone): SuiteMiddleware {
  const calls = new Map<string, number>();
  const count = (browser: string): number => {
    if (calls.size > mostBrowsers) calls.clear();
    const number = (calls.get(browser) ?? 0) + 1;
    calls.set(browser, number);
    return number;
  };

  return async (c, next) => {
    const cookies = readCookies(c.req.header("cookie"));
    const framed = settingsFor(c.req.header("referer"));
    if (!(framed || cookies.has("suite_qa"))) return next();
    if (!isCall(c) && !(framed?.latency && isNavigation(c))) return next();
    const { latency, errors, refusal, offline, garbage } = framed ?? readQa(cookies.get("suite_qa"));
    if (latency) await wait(latency);
    if (offline) return dropConnection(c);
    if (!garbage && !errors) return next();
    // The time of the next poll is not predictable, so it must not shift which of the other calls fail.
    const number = count((cookies.get("session_id") ?? "") + (c.req.path === pollCall.path ? " poll" : ""));
    if (garbage && number % 2 === 1)
      return c.html("<!DOCTYPE html><title>Welcome to the hotel network</title><p>Please accept our terms.</p>");
    c.set("call", { id: await callId(c), params: {} });
    if (garbage) return c.json({ jsonrpc: "2.0", id: c.var.call?.id, result: { surprise: ["garbage"] } });
    if (Math.floor(number * errors) === Math.floor((number - 1) * errors)) {
      c.set("call", undefined);
      return next();
    }
    if (!isJson(c.req.header("content-type"))) return plainPage(500);
    if (refusal) return rpcFailure(c, Fault.suite("UserError", "user_error", refusal));
    return rpcFailure(c, new Fault("The QA panel asked for this error.", { name: "builtins.RuntimeError" }));
  };
}
