/** One bar or slice. */
export interface Point {
  readonly name: string;
  /** At the axis, where there is no room for the name. */
  readonly short: string;
  readonly value: number;
  /** What a person reads of it, with its value. */
  readonly text: string;
  /** Of bars in groups: which of each group it is. All of one stand together, in the order of the groups. */
  readonly series?: string;
}

/** What stands side by side in each group of bars, in the order of the points. */
export const seriesOf = (points: readonly Point[]): readonly string[] => [
  ...new Set(points.map(({ series = "" }) => series)),
];
