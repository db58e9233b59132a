import { custom, object, safeParse } from "valibot";
import { unexpected } from "#shared/suite/answer.ts";
import { type Call, char } from "#shared/suite/contract/call.ts";
import { SuiteError } from "#shared/suite/error.ts";
import type { CallOptions, Client, Connection } from "#shared/suite/index.ts";
import { post } from "#shared/suite/post.ts";

/**
 * Call that returns how the site sends notifications: JSON text of a `pushConfig`; an empty object, also as text, if it sends none.
 * @see docs/reference/marketing.md#marketing-17
 */
export const askPushConfigCall = {
  path: "/web/_config",
  read: true,
  params: object({}),
  result: custom<string | object>(
    (value) => typeof value === "string" || (typeof value === "object" && value !== null),
  ),
} satisfies Call;

/** Configuration: `vapid` is the public key, base64url; `config` is the configuration of a Firebase app, as an object or as JSON text, or empty. */
export const pushConfig = object({ vapid: char, config: custom<unknown>((value) => value !== undefined) });

/** Path of a form post; the field `name` is the token of a device. @see docs/reference/marketing.md#marketing-18 */
export const pushTokenPath = "/web/push_token";

/** Configuration of a Firebase app, as its console shows it; it may have more fields. */
export interface FirebaseConfig {
  readonly apiKey: string;
  readonly appId: string;
  readonly messagingSenderId: string;
  readonly projectId: string;
}

/** Configuration of the notifications: through Firebase if it has a configuration, otherwise by Web Push with the key alone. */
export interface PushConfig {
  /** Public key, base64url; empty only with Firebase, which has its own key. */
  readonly vapid: string;
  readonly firebase: FirebaseConfig | null;
}

function parsed(value: unknown): unknown {
  if (typeof value !== "string") return value;
  try {
    return JSON.parse(value || "{}");
  } catch {
    return undefined;
  }
}

const isFirebase = (value: unknown): value is FirebaseConfig =>
  ["apiKey", "appId", "messagingSenderId", "projectId"].every(
    (name) => typeof (value as Record<string, unknown> | null)?.[name] === "string",
  );

/** Returns the configuration; null if the site sends no notifications. @throws SuiteError */
export async function readPushConfig(client: Client, options?: CallOptions): Promise<PushConfig | null> {
  const answer = parsed(await client.call(askPushConfigCall, {}, options));
  if (answer && typeof answer === "object" && !Object.keys(answer).length) return null;
  const { success, output } = safeParse(pushConfig, answer);
  if (!success) throw new SuiteError("contract", `${askPushConfigCall.path} gave no vapid and config`);
  const config = parsed(output.config);
  const firebase = isFirebase(config) ? config : null;
  const vapid = output.vapid || "";
  return vapid || firebase ? { vapid, firebase } : null;
}

/** Matches a page or an error of JSON-RPC; the route's own response is not recorded. */
const isRefusal = (text: string) => /^\s*(<|\{[^]*"error")/.test(text);

/** Sends the suite the token of this device, to which it sends notifications. @throws SuiteError */
export async function sendPushToken(client: Connection, token: string, options?: CallOptions): Promise<void> {
  const text = await post(client, pushTokenPath, { name: token }, options);
  if (isRefusal(text)) throw unexpected({ url: pushTokenPath, text }, "did not take the token");
}
