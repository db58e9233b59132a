import type { ratings } from "#shared/i18n/en.json";
import { fill, plural } from "#shared/i18n/index.ts";
import type { RatingStats } from "#shared/suite/api/chatter.ts";
import { ratingValueOf, starsOf } from "#shared/suite/contract/stars.ts";
import { lateStyles } from "./late-styles.ts";
import css from "./rating-card.css";
import { positions, Stars, starsCss } from "./stars/index.ts";

/** Ratings of a record, in stars. */
interface RatingSummary {
  readonly average: number;
  readonly count: number;
  /** Whole percentages, 0 to 100, of one star to five. */
  readonly shares: readonly number[];
}

export const summaryOf = ({ avg, total, percent }: RatingStats): RatingSummary => ({
  average: starsOf(avg),
  count: total,
  shares: positions.map((stars) => Math.round(Math.min(Math.max(percent[ratingValueOf(stars)] ?? 0, 0), 100))),
});

export interface RatingCardProps {
  /** Statistics of at least one rating. */
  readonly stats: RatingStats;
  /** Stars of the ratings that are shown; 0 for all. */
  readonly chosen: number;
  readonly texts: typeof ratings;
  readonly lang: string;
  /** @param stars 0 for all */
  readonly onChoose: (stars: number) => void;
}

const styles = lateStyles(starsCss, css);

/**
 * Average of a record's ratings and the share of each number of stars; a press on a share filters the comments. Its code is loaded together with the
 * ratings. Parts: ratings, average, stars, share, bar, all.
 */
export function RatingCard({ stats, chosen, texts, lang, onChoose }: RatingCardProps) {
  const { average, count, shares } = summaryOf(stats);
  const digits = new Intl.NumberFormat(lang);
  const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const mean = new Intl.NumberFormat(lang, tenths).format(average);
  const percent = new Intl.NumberFormat(lang, { style: "percent" });
  return (
    <div ref={styles} className="ratings" part="ratings" role="group" aria-label={texts.ratings}>
      <p className="average" part="average">
        <strong aria-hidden="true">{fill(texts.outOf, { stars: mean })}</strong>
        <Stars value={average} label={fill(texts.average, { stars: mean })} />
        <span>{fill(plural(lang, texts, "rated", count), { count: digits.format(count) })}</span>
      </p>
      <div className="shares">
        {positions.toReversed().map((stars) => {
          const share = shares[stars - 1]!;
          return (
            <button
              key={stars}
              className="share"
              part="share"
              type="button"
              aria-pressed={stars === chosen}
              onClick={() => onChoose(stars === chosen ? 0 : stars)}
            >
              <span>{fill(plural(lang, texts, "starCount", stars), { count: digits.format(stars) })}</span>{" "}
              <svg part="bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                <rect width={share} height="1" />
              </svg>{" "}
              <span>{percent.format(share / 100)}</span>
            </button>
          );
        })}
      </div>
      {chosen > 0 && (
        <button
          className="all"
          part="all"
          type="button"
          onClick={({ currentTarget }) => {
            // this button is removed with the choice
            currentTarget.parentElement!.querySelector<HTMLElement>("[aria-pressed=true]")?.focus();
            onChoose(0);
          }}
        >
          {texts.allStars}
        </button>
      )}
    </div>
  );
}
