import { boolean, number, object, string } from "valibot";
import type { Call } from "#shared/suite/contract/call.ts";
import type { CallOptions, Client } from "#shared/suite/index.ts";

/** Call that toggles the published state of a record and returns the new state. @see docs/reference/wire.md#wire-42 */
export const publishCall = {
  path: "/website/publish",
  read: false,
  params: object({ id: number(), object: string() }),
  result: boolean(),
} satisfies Call;

/**
 * Publishes or unpublishes a record and returns the new state: the suite can only toggle.
 * @param controller path of the route for this kind of record; `""` for the general route
 * @throws SuiteError
 * @see docs/reference/website.md#website-2
 */
export const publish = (
  client: Client,
  controller: string,
  model: string,
  resId: number,
  options?: CallOptions,
): Promise<boolean> =>
  client.call({ ...publishCall, path: controller || publishCall.path }, { id: resId, object: model }, options);
