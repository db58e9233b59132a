import type { Hono } from "hono";
import { feedbackCall } from "#chat/api/feedback.ts";
import type { Database } from "../database.ts";
import type { SuiteEnv } from "../env.ts";
import { Fault, typeError, valueError } from "../fault.ts";
import { pythonText, pythonType, requireArguments } from "../python.ts";
import { rpc } from "../rpc.ts";
import { chatOf } from "./channel.ts";

/** Converts a rating like Python's `float(value or 0)`, within the scale. */
function toRate(value: unknown): number {
  if (!value) return 0;
  if (typeof value === "object")
    throw typeError(`float() argument must be a string or a number, not '${pythonType(value)}'`);
  const rate = typeof value === "string" && value.trim() === "" ? NaN : Number(value);
  if (Number.isNaN(rate)) throw valueError(`could not convert string to float: '${String(value)}'`);
  if (rate < 0 || rate > 10)
    throw Fault.suite("ValidationError", "validation_error", "Rating should be between 0 to 10");
  return rate;
}

/** Serves the rating of a chat: each call replaces it. */
export function ratingRoutes(app: Hono<SuiteEnv>, database: Database): void {
  app.all(
    feedbackCall.path,
    rpc<typeof feedbackCall>(async (params) => {
      requireArguments("feedback", params, ["uuid", "rate"]);
      const chat = await chatOf(database, params["uuid"]);
      if (!chat) return false;
      const { rate, reason } = params;
      const [row] = await database.query<{ id: number }>(
        `insert into rating (channel_id, rate, reason) values ($1, $2, $3)
         on conflict (channel_id) do update set rate = excluded.rate, reason = excluded.reason returning id`,
        [chat.id, toRate(rate), reason ? pythonText(reason) : null],
      );
      return row?.id ?? false;
    }),
  );
}
