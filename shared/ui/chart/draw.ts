import {
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  type ChartConfiguration,
  type ChartType,
  LinearScale,
  PieController,
  Tooltip,
} from "chart.js";
import { type Point, seriesOf } from "./series.ts";

Chart.register(ArcElement, BarController, BarElement, CategoryScale, LinearScale, PieController, Tooltip);

export interface Drawing {
  /** Shows what a point says, as a mouse over it would; undefined: none. */
  point(index: number | undefined): void;
  /** Reads colours and fonts again. */
  repaint(): void;
  destroy(): void;
}

/** `groups` are bars with names, all of which are shown; of a `bar` chart of many days only some are. */
export type Kind = "bar" | "groups" | "pie";

/** Colours are the style sheet's: the canvas has the text's, its probes those of the points, in order. */
const colorsOf = (canvas: HTMLCanvasElement, probes: Iterable<Element>) => ({
  text: getComputedStyle(canvas).color,
  line: getComputedStyle(canvas).borderColor,
  points: [...probes].map((probe) => getComputedStyle(probe).color),
});

/** More bars than that would be thinner than a pixel and fade away. */
const thin = 300;

function configure(
  kind: Kind,
  canvas: HTMLCanvasElement,
  probes: Iterable<Element>,
  points: readonly Point[],
  lang: string,
): ChartConfiguration {
  const { text, line, points: colors } = colorsOf(canvas, probes);
  const { fontFamily: family } = getComputedStyle(canvas);
  const rtl = canvas.matches(":dir(rtl)");
  const font = { family, size: 12 };
  const series = seriesOf(points);
  const isGrouped = kind === "groups";
  const groups = isGrouped ? points.length / series.length : points.length;
  const axis = { ticks: { color: text, font, precision: 0 }, border: { color: line } };
  return {
    type: (kind === "pie" ? "pie" : "bar") as ChartType,
    data: {
      labels: points.slice(0, groups).map(({ short }) => short),
      datasets: (isGrouped ? series : [""]).map((_, at) => {
        const own = isGrouped ? [colors[at % colors.length]!] : colors;
        return {
          data: points.slice(at * groups, (at + 1) * groups).map(({ value }) => value),
          backgroundColor: own,
          hoverBackgroundColor: own,
          ...(kind === "pie"
            ? { borderWidth: 0, spacing: 1 }
            : points.length > thin
              ? { barThickness: 1 }
              : { maxBarThickness: 48 }),
        };
      }),
    },
    options: {
      locale: lang,
      animation: false,
      // half of the first day's label, which stands under the axis
      layout: { padding: { right: rtl && kind === "bar" ? 24 : 0 } },
      maintainAspectRatio: false,
      font,
      interaction: kind !== "bar" ? {} : { mode: "index", intersect: false },
      scales:
        kind === "pie"
          ? {}
          : {
              x: {
                ...axis,
                reverse: rtl,
                grid: { display: false },
                ticks: isGrouped
                  ? { ...axis.ticks, autoSkip: false, maxRotation: 60 }
                  : { ...axis.ticks, maxTicksLimit: 10, maxRotation: 0, autoSkipPadding: 12 },
              },
              y: {
                ...axis,
                beginAtZero: true,
                position: rtl ? "right" : "left",
                grid: { color: line },
                ticks: { ...axis.ticks, maxTicksLimit: 6 },
              },
            },
      plugins: {
        tooltip: {
          rtl,
          textDirection: rtl ? "rtl" : "ltr",
          displayColors: false,
          callbacks: {
            title: () => "",
            label: ({ datasetIndex, dataIndex }) => points[datasetIndex * groups + dataIndex]?.text ?? "",
          },
        },
      },
    },
  };
}

/**
 * Draws bars or slices on a canvas that is in the page and fills its parent.
 * @param probes elements whose text colour is that of a point, in turn
 * @param lang BCP 47
 */
export function draw(
  kind: Kind,
  canvas: HTMLCanvasElement,
  probes: Iterable<Element>,
  points: readonly Point[],
  lang: string,
): Drawing {
  const start = () => new Chart(canvas, configure(kind, canvas, probes, points, lang));
  let chart = start();
  return {
    point(index) {
      const groups = kind === "groups" ? points.length / seriesOf(points).length : points.length;
      const active = index === undefined ? [] : [{ datasetIndex: Math.floor(index / groups), index: index % groups }];
      chart.setActiveElements(active);
      // placed by its points; where is asked for only by modes that we do not use
      chart.tooltip!.setActiveElements(active, { x: 0, y: 0 });
      chart.update();
    },
    repaint() {
      chart.destroy();
      chart = start();
    },
    destroy: () => chart.destroy(),
  };
}
