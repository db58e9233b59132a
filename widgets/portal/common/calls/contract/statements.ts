import { type InferInput, object } from "valibot";
import { charText } from "#shared/suite/contract/call.ts";

/** Whose statement: each has a page and a call of its own. */
export type StatementKind = "customer" | "vendor";

/** The suite's answer, as JSON text. An empty `msg` says nothing; without `msg` nothing was sent. */
export const statement = object({ msg: charText });
export type StatementAnswer = Partial<InferInput<typeof statement>>;
