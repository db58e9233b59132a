import { safeParse } from "valibot";
import { type CallOptions, type Client, type Connection, SuiteError, unexpected } from "#shared/suite/index.ts";
import { post } from "#shared/suite/post.ts";
import * as contract from "./contract/push.ts";

/** Of a Firebase app, as its console gives it; more fields may be there. */
export interface FirebaseConfig {
  readonly apiKey: string;
  readonly appId: string;
  readonly messagingSenderId: string;
  readonly projectId: string;
}

/** How the site sends notifications: through Firebase where it has a configuration, else by Web Push with the key alone. */
export interface PushConfig {
  /** The public key, base64url; empty only beside Firebase, which has one of its own. */
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

/** Null: the site sends no notifications. @throws SuiteError */
export async function readPushConfig(client: Client, options?: CallOptions): Promise<PushConfig | null> {
  const answer = parsed(await client.call(contract.askPushConfig, {}, options));
  if (answer && typeof answer === "object" && !Object.keys(answer).length) return null;
  const { success, output } = safeParse(contract.pushConfig, answer);
  if (!success) throw new SuiteError("contract", `${contract.askPushConfig.path} gave no vapid and config`);
  const config = parsed(output.config);
  const firebase = isFirebase(config) ? config : null;
  const vapid = output.vapid || "";
  return vapid || firebase ? { vapid, firebase } : null;
}

/** Matches a page or an error of JSON-RPC; the route's own response is not recorded. */
const isNoAnswer = (text: string) => /^\s*(<|\{[^]*"error")/.test(text);

/** Tells the suite where to send this device's notifications. @throws SuiteError */
export async function sendPushToken(client: Connection, token: string, options?: CallOptions): Promise<void> {
  const text = await post(client, contract.pushTokenPath, { name: token }, options);
  if (isNoAnswer(text)) throw unexpected({ url: contract.pushTokenPath, text }, "did not take the token");
}
