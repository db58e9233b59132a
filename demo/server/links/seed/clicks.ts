/** Frequency of a link's clicks. */
export interface Interest {
  /** Age of the link in days. */
  readonly days: number;
  /** Clicks a day. */
  readonly average: number;
  /** Campaign: days before now, duration in days to each side, and additional clicks on its best day. */
  readonly peak?: { readonly ago: number; readonly width: number; readonly height: number };
}

const day = 86_400_000;

/** From Sunday on: readers click most in the middle of the week. */
const week = [0.5, 1.1, 1.3, 1.4, 1.2, 0.9, 0.4];

/**
 * Returns pseudo-random numbers from 0 to 1, the same for the same start. A linear congruential generator with the constants of Numerical
 * Recipes.
 */
function chance(start: number): () => number {
  let state = start;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
}

interface Click {
  readonly link_id: number;
  readonly ip: string;
  readonly country_id: number | null;
  readonly create_date: Date;
}

/**
 * Returns clicks of a link until now (ms): weekly waves, a campaign, days without clicks. The first countries click most; one visitor in
 * nine has no country. Addresses are from the range for documentation (RFC 3849).
 */
export function clicksOf(
  linkId: number,
  { days, average, peak }: Interest,
  now: number,
  countries: readonly number[],
): Click[] {
  const next = chance(linkId * 7919);
  const clicks: Click[] = [];
  for (let ago = days; ago > 0; ago--) {
    const weekday = new Date(now - ago * day).getUTCDay();
    const boost = peak ? peak.height * Math.exp(-(((ago - peak.ago) / peak.width) ** 2)) : 0;
    const expected = (average + boost) * (week[weekday] ?? 1) * 2 * next();
    for (let left = Math.floor(expected + next()); left > 0; left--) {
      const country = next() < 1 / 9 ? undefined : countries[Math.floor(next() ** 2 * countries.length)];
      clicks.push({
        link_id: linkId,
        ip: `2001:db8::${linkId.toString(16)}:${clicks.length.toString(16)}`,
        country_id: country ?? null,
        create_date: new Date(now - (ago - next()) * day),
      });
    }
  }
  return clicks.sort((a, b) => a.create_date.getTime() - b.create_date.getTime());
}
