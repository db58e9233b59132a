import { array, boolean, custom, type GenericSchema, type InferOutput, object, string } from "valibot";
import type { CallOptions, Client } from "../client.ts";
import type { Call } from "./call.ts";
import { anything, count } from "./field.ts";

const named = custom<Readonly<Record<string, unknown>>>((value) => typeof value === "object");
const params = object({ model: string(), method: string(), args: array(anything), kwargs: named });

export interface ModelCall<Result extends GenericSchema> extends Call<typeof params, Result> {
  readonly model: string;
  readonly method: string;
}

/**
 * Describes a call of a method of one of the suite's models; its arguments are those of Python.
 * @see docs/reference/wire.md#wire-17
 */
export const modelCall = <Result extends GenericSchema>(
  model: string,
  method: string,
  read: boolean,
  result: Result,
): ModelCall<Result> => ({
  model,
  method,
  path: `/web/dataset/call_kw/${model}/${method}`,
  read,
  params,
  result,
});

/** Describes the call that creates a record and returns its id. */
export const create = (model: string) => modelCall(model, "create", false, count);

/** Call that returns true if the signed-in user belongs to the group of an external id. */
export const hasGroup = modelCall("res.users", "has_group", true, boolean());

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
