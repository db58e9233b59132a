import assert from "node:assert/strict";
import { object, safeParse, string } from "valibot";
import { isJson } from "#demo/server/rpc.ts";
import { recentLinksCall } from "#links/api/links.ts";
import { envelope } from "#shared/suite/contract/envelope.ts";
import { calls } from "./calls.ts";
import type { Attack } from "./request.ts";

const origin = "http://localhost";

const parsed = (body: string | undefined): unknown => {
  try {
    return JSON.parse(body ?? "");
  } catch {
    return undefined;
  }
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns true for requests to which the real suite responds with 500, as recorded in envelope/json_params_not_object, livechat/{loader,support}__unknown_channel, survey/submit__{bad_token,text_field_absent_500}. */
function isRecordedFailure({ route, method, headers, body }: Attack): boolean {
  if (/^\/im_livechat\/(loader|support)\/:channel$/.test(route.path)) return true;
  if (route.path === "/survey/submit/:survey" && method === "POST") return true;
  const whole = parsed(body);
  return (
    method !== "GET" &&
    isJson(headers["content-type"]) &&
    whole !== undefined &&
    !isObject(isObject(whole) ? (whole["params"] ?? {}) : whole)
  );
}

/** Requests that the elements never make, but to which the suite responds. */
const otherResults = [{ path: recentLinksCall.path, result: object({ Error: string() }) }];

function checkEnvelope({ route, body }: Attack, text: string): void {
  const answer = parsed(text);
  assert.ok(safeParse(envelope, answer).success, `no JSON-RPC answer: ${text.slice(0, 200)}`);
  const whole = parsed(body);
  const { id, result } = answer as { id: unknown; result?: unknown };
  // parsed again as it was sent, since -0 becomes 0
  assert.deepEqual(id, JSON.parse(JSON.stringify((isObject(whole) ? whole["id"] : undefined) ?? null)));
  const ofRoute = [...calls, ...otherResults].filter(({ path }) => path === route.path);
  if (result !== undefined && ofRoute.length > 0)
    assert.ok(
      ofRoute.some((call) => safeParse(call.result, result).success),
      `no result of ${route.path}: ${text.slice(0, 200)}`,
    );
}

const types = /^(text\/(html|plain|css|javascript|xml)|application\/(json|javascript|xml)|image\/[\w+.-]+)\b/;

/** Throws on every response that no suite returns: 500, another host, a broken envelope or result, internal details. */
export async function checkAnswer(attack: Attack, response: Response): Promise<void> {
  const { route, method, headers } = attack;
  const { status } = response;
  const type = response.headers.get("content-type") ?? "";
  const text = await response.text();
  assert.ok(status < 500 || (status === 500 && isRecordedFailure(attack)), `status ${status}: ${text.slice(0, 300)}`);
  assert.doesNotMatch(text, /Unexpected error|node_modules|\.tsx?:\d+/, "inner details");

  const location = response.headers.get("location");
  if (location !== null && route.path !== "/r/:code")
    assert.equal(new URL(location, origin).origin, origin, `leads to ${location}`);
  for (const cookie of response.headers.getSetCookie()) assert.match(cookie, /^[\w-]+=[^;]*;.* SameSite=Lax/);

  const isCall = isJson(headers["content-type"]) && method !== "GET" && method !== "HEAD";
  if (type === "application/json" && isCall) checkEnvelope(attack, text);
  else if (isCall) assert.ok([303, 400, 405, 500].includes(status), `a call is answered with ${status} ${type}`);
  else if (status !== 304 && location === null) assert.match(type, types, `status ${status}`);
}
