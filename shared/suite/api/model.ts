import type { GenericSchema, InferOutput } from "valibot";
import type { CallOptions, Client } from "../client.ts";
import type { ModelCall } from "../contract/model.ts";

/**
 * Calls a method of one of the suite's models.
 * @throws SuiteError
 */
export const callModel = <Result extends GenericSchema>(
  client: Client,
  call: ModelCall<Result>,
  args: readonly unknown[],
  kwargs: Readonly<Record<string, unknown>>,
  options?: CallOptions,
): Promise<InferOutput<Result>> => {
  const { model, method } = call;
  return client.call(call, { model, method, args: [...args], kwargs }, options);
};
