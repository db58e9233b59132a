export { ChartView } from "./ChartView.tsx";
export { default as chartCss } from "./chart.css";
export type { Point } from "./draw.lazy.ts";
export { Figure, type FigureTexts } from "./Figure.tsx";
