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
  /** Shows the tooltip of a point, as a mouse over the point would; undefined for none. */
  point(index: number | undefined): void;
  /** Reads colours and fonts again. */
  repaint(): void;
  destroy(): void;
}

/** `groups` are bars with names, all of which are shown; a `bar` chart over time shows only some names. */
export type Kind = "bar" | "groups" | "pie";

/** Colours and font of the style sheet: the canvas has those of texts, the probes the colours of the points, in order. */
function paintOf(canvas: HTMLCanvasElement, probes: Iterable<Element>) {
  const { color, borderColor, fontFamily } = getComputedStyle(canvas);
  return {
    text: color,
    line: borderColor,
    font: { family: fontFamily, size: 12 },
    points: [...probes].map((probe) => getComputedStyle(probe).color),
  };
}

type Paint = ReturnType<typeof paintOf>;
type ScaleOptions = NonNullable<NonNullable<ChartConfiguration["options"]>["scales"]>;

/** Returns the number of bars of one series, or of all bars without series. */
const groupsOf = (kind: Kind, points: readonly Point[]): number =>
  kind === "groups" ? points.length / seriesOf(points).length : points.length;

/** Axes of bars. */
function scalesOf(isGrouped: boolean, rtl: boolean, { text, line, font }: Paint): ScaleOptions {
  const ticks = { color: text, font, precision: 0 };
  const border = { color: line };
  return {
    x: {
      border,
      reverse: rtl,
      grid: { display: false },
      ticks: isGrouped
        ? { ...ticks, autoSkip: false, maxRotation: 60 }
        : // docs/reference/links.md#links-24
          { ...ticks, maxTicksLimit: 10, maxRotation: 0, autoSkipPadding: 12 },
    },
    y: {
      border,
      beginAtZero: true,
      position: rtl ? "right" : "left",
      grid: border,
      ticks: { ...ticks, maxTicksLimit: 6 },
    },
  };
}

/** Values and colours: one set of bars for each series of `groups`, one set otherwise. */
function dataOf(kind: Kind, points: readonly Point[], groups: number, colors: readonly string[]) {
  const isGrouped = kind === "groups";
  return {
    labels: points.slice(0, groups).map(({ short }) => short),
    datasets: (isGrouped ? seriesOf(points) : [""]).map((_, index) => {
      const own = isGrouped ? [colors[index % colors.length]!] : [...colors];
      return {
        data: points.slice(index * groups, (index + 1) * groups).map(({ value }) => value),
        backgroundColor: own,
        hoverBackgroundColor: own,
        ...(kind === "pie" ? { borderWidth: 0, spacing: 1 } : { maxBarThickness: 48 }),
      };
    }),
  };
}

function configure(
  kind: Kind,
  canvas: HTMLCanvasElement,
  probes: Iterable<Element>,
  points: readonly Point[],
  lang: string,
): ChartConfiguration {
  const paint = paintOf(canvas, probes);
  const rtl = canvas.matches(":dir(rtl)");
  const groups = groupsOf(kind, points);
  return {
    type: (kind === "pie" ? "pie" : "bar") as ChartType,
    data: dataOf(kind, points, groups, paint.points),
    options: {
      locale: lang,
      animation: false,
      // half of the first day's label, which is below the axis
      layout: { padding: { right: rtl && kind === "bar" ? 24 : 0 } },
      maintainAspectRatio: false,
      font: paint.font,
      interaction: kind !== "bar" ? {} : { mode: "index", intersect: false },
      scales: kind === "pie" ? {} : scalesOf(kind === "groups", rtl, paint),
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
      const groups = groupsOf(kind, points);
      const active = index === undefined ? [] : [{ datasetIndex: Math.floor(index / groups), index: index % groups }];
      chart.setActiveElements(active);
      // the tooltip is at its points; only modes that we do not use need the coordinates
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
