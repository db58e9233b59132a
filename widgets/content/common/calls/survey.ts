import type { InferOutput } from "valibot";
import { get } from "#shared/suite/get.ts";
import { type Connection, readJson } from "#shared/suite/index.ts";
import { post } from "#shared/suite/post.ts";
import * as contract from "./contract/survey.ts";

export { isRefused } from "./contract/survey.ts";

/** Answers by the names of their fields. */
export type Prefill = Readonly<Record<string, readonly (string | number)[]>>;
export type Scores = Readonly<Record<string, number>>;
export type Submitted = InferOutput<typeof contract.submitted>;

/** Addresses are the page's own, with or without a host: only the path is followed, on the element's suite. */
const pathOf = (server: string, address: string): string => {
  const { pathname, search } = new URL(address, server);
  return pathname + search;
};

/** @throws SuiteError */
export async function readPrefill(client: Connection, server: string, address: string): Promise<Prefill> {
  const known = readJson(address, await get(client, pathOf(server, address)), contract.prefill);
  return Object.fromEntries(known.map(([name, answers]) => [name, answers.filter((answer) => answer !== false)]));
}

/** @throws SuiteError */
export const readScores = async (client: Connection, server: string, address: string): Promise<Scores> =>
  Object.fromEntries(readJson(address, await get(client, pathOf(server, address)), contract.scores));

/** ms; spec shop-survey-payment-theme, section 9. */
const timeout = 5000;

/** Sends the answers of a page once. @throws SuiteError */
export const submitSurvey = async (
  client: Connection,
  server: string,
  address: string,
  fields: Record<string, string>,
): Promise<Submitted> =>
  readJson(address, await post(client, pathOf(server, address), fields, { timeout }), contract.submitted);
