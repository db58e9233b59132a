import { fillOf, positions, roundToHalves } from "./stars.ts";

const looks = { 0: "star", 0.5: "star half", 1: "star full" };

/** One star, full, half or empty. Styles: `starsCss`. */
export const Star = ({ fill }: { readonly fill: 0 | 0.5 | 1 }) => (
  <svg className={looks[fill]} viewBox="0 0 24 24" aria-hidden="true">
    {["fill", "line"].map((name) => (
      <path key={name} className={name} d="m12 3 2.7 5.9 6.3.8-4.6 4.4 1.2 6.4-5.6-3.1-5.6 3.1 1.2-6.4L3 9.7l6.3-.8z" />
    ))}
  </svg>
);

export interface StarsProps {
  /** In stars; shown in halves. */
  readonly value: number;
  /** What screen readers say. */
  readonly label: string;
}

/** An average that nobody changes. Part: stars. Styles: `starsCss`. */
export const Stars = ({ value, label }: StarsProps) => (
  <span className="stars" part="stars" role="img" aria-label={label}>
    {positions.map((position) => (
      <Star key={position} fill={fillOf(position, roundToHalves(value))} />
    ))}
  </span>
);
