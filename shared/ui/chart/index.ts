export { ChartView } from "./ChartView.tsx";
export { default as chartCss } from "./chart.css";
export { Figure } from "./Figure.tsx";
export type { Point } from "./series.ts";
