import { boolean, number, object, string } from "valibot";
import type { Call } from "#shared/suite/contract/call.ts";
import type { CallOptions, Client } from "#shared/suite/index.ts";

/** Publishes a record that is not published, and the other way round; answers the new state. */
export const publishCall = {
  path: "/website/publish",
  read: false,
  params: object({ id: number(), object: string() }),
  result: boolean(),
} satisfies Call;

/**
 * Publishes a record or takes it off the site: the suite only knows how to change from one to the other. Gives the new state.
 * @param controller path of the route that does it for this kind of record; `""`: the one for all
 * @throws SuiteError
 */
export const publish = (
  client: Client,
  controller: string,
  model: string,
  resId: number,
  options?: CallOptions,
): Promise<boolean> =>
  client.call({ ...publishCall, path: controller || publishCall.path }, { id: resId, object: model }, options);
