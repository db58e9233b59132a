import type { RatingStats } from "#shared/suite/api/chatter.ts";
import { starsOf, worthOf } from "#shared/suite/contract/stars.ts";
import { positions } from "../stars/index.ts";

/** The ratings of a record in stars. */
export interface RatingSummary {
  readonly average: number;
  readonly count: number;
  /** Percent, 0 to 100 and whole, of one star to five (behaviour/events-blog-rating.md item 29). */
  readonly shares: readonly number[];
}

export const summaryOf = ({ avg, total, percent }: RatingStats): RatingSummary => ({
  average: starsOf(avg),
  count: total,
  shares: positions.map((stars) => Math.round(Math.min(Math.max(percent[worthOf(stars)] ?? 0, 0), 100))),
});
