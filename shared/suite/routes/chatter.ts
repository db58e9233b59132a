import type { InferOutput } from "valibot";
import * as contract from "../contract/chatter.ts";
import type { CallOptions, Client } from "../index.ts";

export type ChatterMessage = InferOutput<typeof contract.chatterMessage>;
export type ChatterStart = InferOutput<typeof contract.chatterInit.result>;
export type RatingStats = NonNullable<ChatterStart["rating_stats"]>;

/** A record, and by what this visitor may read it. */
export interface ChatterRecord {
  readonly model: string;
  readonly id: number;
  readonly token: string;
  readonly hasRatings: boolean;
  /** True if visitors may write messages on this page. */
  readonly allowComposer: boolean;
}

/** Which messages: so many from there on, newest first. */
export interface ChatterRange {
  readonly domain: readonly unknown[];
  readonly offset: number;
  readonly limit: number;
}

/** What every question about messages of a record says. */
export const chatterParams = ({ model, id, token, hasRatings, allowComposer }: ChatterRecord, range: ChatterRange) => ({
  res_model: model,
  res_id: id,
  ...range,
  allow_composer: +allowComposer,
  ...(token && { token }),
  ...(hasRatings && { rating_include: true }),
});

/** @throws SuiteError */
export const chatterInit = (
  client: Client,
  record: ChatterRecord,
  range: ChatterRange,
  options?: CallOptions,
): Promise<ChatterStart> => client.call(contract.chatterInit, chatterParams(record, range), options);
