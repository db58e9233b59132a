import { custom, object } from "valibot";
import { type Call, char } from "#shared/suite/contract/call.ts";

/**
 * How this site sends notifications: JSON text of a `pushConfig`. An empty object, as text or as it is: it sends none.
 * Source: spec shop-survey-payment-theme, push config.
 */
export const askPushConfig = {
  path: "/web/_config",
  read: true,
  params: object({}),
  result: custom<string | object>(
    (value) => typeof value === "string" || (typeof value === "object" && value !== null),
  ),
} satisfies Call;

/** `vapid` is the public key, base64url; `config` is a Firebase app configuration, as an object or as JSON text, or empty. */
export const pushConfig = object({ vapid: char, config: custom<unknown>((value) => value !== undefined) });

/** A form post: `name` is the token of a device. Source: spec shop-survey-payment-theme, push token. */
export const pushTokenPath = "/web/push_token";
