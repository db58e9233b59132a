import type { CallOptions, Client } from "#shared/suite/index.ts";
import * as contract from "./contract/publish.ts";

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
  client.call(
    { ...contract.publish, path: controller || contract.publish.path },
    { id: resId, object: model },
    options,
  );
