import type { ChatterRange, ChatterRecord } from "#shared/suite/api/chatter.ts";
import { ratingValueOf } from "#shared/suite/contract/stars.ts";
import type { ChatterProps } from "./chatter.types.ts";

/** Returns the number of pages; at least 1. */
export const pageCount = (messages: number, step: number): number => Math.max(1, Math.ceil(messages / step));

export const recordOf = ({ resModel, resId, token, rating, allowComposer }: ChatterProps): ChatterRecord => ({
  model: resModel,
  id: resId,
  token,
  hasRatings: rating,
  allowComposer,
});

/** Returns the domain of the attribute, with a filter by stars; 0: no filter. @see docs/reference/content.md#content-32 */
export const domainOf = ({ domain }: ChatterProps, stars: number): readonly unknown[] =>
  stars ? [...domain, ["rating_value", "=", ratingValueOf(stars)]] : domain;

/** @param page from 1 */
export const rangeOf = (props: ChatterProps, stars: number, page: number): ChatterRange => ({
  domain: domainOf(props, stars),
  limit: props.pagerStep,
  offset: (page - 1) * props.pagerStep,
});
