import type { Point } from "./draw.lazy.ts";

/** What stands side by side in each group of bars, in the order of the points. */
export const seriesOf = (points: readonly Point[]): readonly string[] => [
  ...new Set(points.map(({ series = "" }) => series)),
];
