/** Number of stars of the best rating. */
export const maximum = 5;

/** Positions of the stars, 1 to 5. */
export const positions: readonly number[] = Array.from({ length: maximum }, (_, index) => index + 1);

/**
 * Rounds an average to half stars: tenths from 3 to 7 are a half star, fewer are none, more are a whole one.
 * @param value in stars; limited to 0 to 5
 * @see docs/reference/content.md#content-30
 */
export function roundToHalves(value: number): number {
  const tenths = Math.round(Math.min(Math.max(value, 0), maximum) * 10);
  const rest = tenths % 10;
  return Math.floor(tenths / 10) + (rest < 3 ? 0 : rest > 7 ? 1 : 0.5);
}

/** Returns the fill of the star at a position. @param value in stars, a multiple of 0.5 */
export const fillOf = (position: number, value: number): 0 | 0.5 | 1 =>
  value >= position ? 1 : value >= position - 0.5 ? 0.5 : 0;

const classes = { 0: "star", 0.5: "star half", 1: "star full" };

/** One star, full, half or empty. Styles: `starsCss`. */
export const Star = ({ fill }: { readonly fill: 0 | 0.5 | 1 }) => (
  <svg className={classes[fill]} viewBox="0 0 24 24" aria-hidden="true">
    {["fill", "line"].map((name) => (
      <path key={name} className={name} d="m12 3 2.7 5.9 6.3.8-4.6 4.4 1.2 6.4-5.6-3.1-5.6 3.1 1.2-6.4L3 9.7l6.3-.8z" />
    ))}
  </svg>
);

interface StarsProps {
  /** In stars; rounded to halves. */
  readonly value: number;
  /** Label for screen readers. */
  readonly label: string;
}

/** Average, read only. Part: stars. Styles: `starsCss`. */
export const Stars = ({ value, label }: StarsProps) => (
  <span className="stars" part="stars" role="img" aria-label={label}>
    {positions.map((position) => (
      <Star key={position} fill={fillOf(position, roundToHalves(value))} />
    ))}
  </span>
);
