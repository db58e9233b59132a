import { boolean, number, object, string } from "valibot";
import type { Call } from "#shared/suite/contract/call.ts";
import { chatterMessage, chatterParams } from "#shared/suite/contract/chatter.ts";
import { count, rows } from "#shared/suite/contract/field.ts";

/** Another page of a record's messages; `message_count` is of all that the domain lets through. Source: WIRE.md section 6. */
export const chatterFetch = {
  path: "/mail/chatter_fetch",
  read: true,
  params: chatterParams,
  result: object({ messages: rows(chatterMessage), message_count: count }),
} satisfies Call;

/** Publishes a message, or the other way round; answers the new state. Source: WIRE.md section 4. */
export const publishMessage = {
  path: "/website/publish",
  read: false,
  params: object({ id: number(), object: string() }),
  result: boolean(),
} satisfies Call;
