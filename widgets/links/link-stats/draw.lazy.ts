import {
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  LinearScale,
  PieController,
  Tooltip,
  type ChartConfiguration,
  type ChartType,
} from "chart.js";

Chart.register(ArcElement, BarController, BarElement, CategoryScale, LinearScale, PieController, Tooltip);

/** One bar or slice. */
export interface Point {
  readonly name: string;
  /** At the axis, where there is no room for the name. */
  readonly short: string;
  readonly value: number;
  /** What a person reads of it, with its value. */
  readonly text: string;
}

export interface Drawing {
  /** Shows what a point says, as a mouse over it would; undefined: none. */
  point(index: number | undefined): void;
  /** Reads colours and fonts again. */
  repaint(): void;
  destroy(): void;
}

export type Kind = "bar" | "pie";

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
  const axis = { ticks: { color: text, font, precision: 0 }, border: { color: line } };
  return {
    type: kind as ChartType,
    data: {
      labels: points.map(({ short }) => short),
      datasets: [
        {
          data: points.map(({ value }) => value),
          backgroundColor: colors,
          hoverBackgroundColor: colors,
          ...(kind === "pie"
            ? { borderWidth: 0, spacing: 1 }
            : points.length > thin
              ? { barThickness: 1 }
              : { maxBarThickness: 48 }),
        },
      ],
    },
    options: {
      locale: lang,
      animation: false,
      // half of the first day's label, which stands under the axis
      layout: { padding: { right: rtl && kind === "bar" ? 24 : 0 } },
      maintainAspectRatio: false,
      font,
      interaction: kind === "pie" ? {} : { mode: "index", intersect: false },
      scales:
        kind === "pie"
          ? {}
          : {
              x: {
                ...axis,
                reverse: rtl,
                grid: { display: false },
                ticks: { ...axis.ticks, maxTicksLimit: 10, maxRotation: 0, autoSkipPadding: 12 },
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
          callbacks: { title: () => "", label: ({ dataIndex }) => points[dataIndex]?.text ?? "" },
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
      const active = index === undefined ? [] : [{ datasetIndex: 0, index }];
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
