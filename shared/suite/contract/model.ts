import { array, boolean, custom, type GenericSchema, object, string } from "valibot";
import type { Call } from "./call.ts";
import { anything, count } from "./field.ts";

const named = custom<Readonly<Record<string, unknown>>>((value) => typeof value === "object");
const params = object({ model: string(), method: string(), args: array(anything), kwargs: named });

export interface ModelCall<Result extends GenericSchema> extends Call<typeof params, Result> {
  readonly model: string;
  readonly method: string;
}

/** A method of one of the suite's models; its arguments are Python's. Source: WIRE.md section 9. */
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

/** Makes a record and answers its id. */
export const create = (model: string) => modelCall(model, "create", false, count);

/** Call that returns true if the signed-in user belongs to the group of an external id. */
export const hasGroup = modelCall("res.users", "has_group", true, boolean());
