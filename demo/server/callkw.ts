import type { Hono } from "hono";
import type { SuiteEnv } from "./env.ts";
import { attributeError, privateError, sessionExpired } from "./fault.ts";
import type { FindModel } from "./model.ts";
import { pythonText, requireArguments } from "./python.ts";
import { type Params, rpc } from "./rpc.ts";
import type { User } from "./session.ts";

/** Call of a model's method, with positional and keyword arguments. */
export interface ModelCall {
  readonly args: readonly unknown[];
  readonly kwargs: Params;
  /** Context of the client, with language and time zone. */
  readonly context: Params;
  /** Signed-in user. */
  readonly user: User;
}

export type Methods = Readonly<Record<string, (call: ModelCall) => Promise<unknown>>>;

const asRecord = (value: unknown): Params =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};

const own = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** Serves /web/dataset/call_kw, for signed-in users only; the rest of the path is ignored. @see docs/reference/wire.md#wire-17 */
export function modelRoutes(
  app: Hono<SuiteEnv>,
  models: Readonly<Record<string, Methods>>,
  findModel: FindModel,
): void {
  const callKw = rpc(async (params, { user }) => {
    if (user.role === "public") throw sessionExpired();
    requireArguments("call_kw", params, ["model", "method", "args", "kwargs"]);
    const [model, method] = [pythonText(params["model"]), pythonText(params["method"])];
    if (method.startsWith("_")) throw privateError(method);
    const methods = own(models, model);
    if (!methods) findModel(model);
    const run = own(methods ?? {}, method);
    if (!run) throw attributeError(`type object '${model}' has no attribute '${method}'`);
    const { context, ...kwargs } = asRecord(params["kwargs"]);
    return run({ args: Array.isArray(params["args"]) ? params["args"] : [], kwargs, context: asRecord(context), user });
  });
  app.all("/web/dataset/call_kw", callKw);
  app.all("/web/dataset/call_kw/:path{.+}", callKw);
}
