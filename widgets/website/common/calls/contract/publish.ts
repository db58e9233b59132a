import { boolean, number, object, string } from "valibot";
import type { Call } from "#shared/suite/contract/call.ts";

/** Publishes a record that is not published, and the other way round; answers the new state. Source: WIRE.md section 4. */
export const publish = {
  path: "/website/publish",
  read: false,
  params: object({ id: number(), object: string() }),
  result: boolean(),
} satisfies Call;
