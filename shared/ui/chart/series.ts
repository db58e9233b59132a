/** One bar or slice. */
export interface Point {
  readonly name: string;
  /** Name at the axis, which has no space for the full name. */
  readonly short: string;
  readonly value: number;
  /** Text with the value, for visitors. */
  readonly text: string;
  /** Name within a group of bars. Points of one name follow each other, in the order of the groups. */
  readonly series?: string;
}

/** Returns the names within each group of bars, in the order of the points. */
export const seriesOf = (points: readonly Point[]): readonly string[] => [
  ...new Set(points.map(({ series = "" }) => series)),
];
