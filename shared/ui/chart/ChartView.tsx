import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { SuiteError } from "#shared/suite/index.ts";
import type { Drawing, Kind } from "./draw.ts";
import type { Point } from "./series.ts";
import { seriesOf } from "./series.ts";

interface ChartViewProps {
  readonly kind: Kind;
  /** Name of the chart for screen readers. */
  readonly label: string;
  readonly points: readonly Point[];
  readonly lang: string;
  /** True if a list explains the colours. */
  readonly legend: boolean;
  /** Called if the code that draws could not be loaded. */
  readonly onFail: (error: unknown) => void;
}

/** Points by which PageUp and PageDown move. */
const page = 7;

/** Returns true once the chart has been in view. */
function useSeen(root: RefObject<HTMLDivElement | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry!.isIntersecting) return;
      setSeen(true);
      observer.disconnect();
    });
    observer.observe(root.current!);
    return () => observer.disconnect();
  }, [root]);
  return seen;
}

/** Draws the chart once it is in view. */
function useDrawing(root: RefObject<HTMLDivElement | null>, { kind, points, lang, onFail }: ChartViewProps) {
  const drawing = useRef<Drawing | undefined>(undefined);
  const seen = useSeen(root);
  useLayoutEffect(() => {
    if (!seen) return;
    let isEnded = false;
    const canvas = root.current!.querySelector("canvas")!;
    const probes = root.current!.parentElement!.querySelectorAll(".swatch");
    const repaint = () => drawing.current?.repaint();
    void import("./draw.ts").then(
      ({ draw }) => {
        if (isEnded) return;
        drawing.current = draw(kind, canvas, probes, points, lang);
        // the style sheet has a transition for the text colour, so a change of the colour scheme is noticed
        canvas.addEventListener("transitionend", repaint);
      },
      (cause: unknown) =>
        onFail(new SuiteError("network", "the code that draws charts could not be loaded", { cause })),
    );
    return () => {
      isEnded = true;
      canvas.removeEventListener("transitionend", repaint);
      drawing.current?.destroy();
      drawing.current = undefined;
    };
  }, [root, seen, kind, points, lang, onFail]);
  return drawing;
}

/** Returns the number of points by which a key moves, or undefined for other keys. */
function stepOf({ key, altKey, ctrlKey, metaKey }: KeyboardEvent, last: number, isRtl: boolean): number | undefined {
  // shortcuts of the browser: Alt with an arrow goes back
  if (altKey || ctrlKey || metaKey) return undefined;
  const forward = isRtl ? -1 : 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowUp: 1,
    ArrowDown: -1,
    PageUp: page,
    PageDown: -page,
    Home: -last,
    End: last,
  };
  return steps[key];
}

/** Names of the colours. Without a legend, one hidden swatch still has the colour for the canvas. */
const Legend = ({ kind, points, legend }: ChartViewProps) =>
  legend ? (
    <ul className="legend" part="legend">
      {(kind === "groups" ? seriesOf(points) : points.map(({ name }) => name)).map((name, index) => (
        <li key={index}>
          <i className="swatch" />
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  ) : (
    <i className="swatch" hidden />
  );

/**
 * Chart that is drawn once it is in view, and read point by point with the keyboard like a slider: screen readers announce the text beside the point.
 * Parts: chart, legend. Styles: `chartCss`.
 */
export function ChartView(props: ChartViewProps) {
  const { kind, label, points } = props;
  const root = useRef<HTMLDivElement>(null);
  const drawing = useDrawing(root, props);
  const last = points.length - 1;
  const [chosen, choose] = useState<{ readonly of: readonly Point[]; readonly index: number } | undefined>(undefined);
  // at first the newest bar, the greatest country
  const current = chosen?.of === points ? chosen.index : kind === "bar" ? last : 0;

  const show = (index: number) => {
    choose({ of: points, index });
    drawing.current?.point(index);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(event, last, root.current!.matches(":dir(rtl)"));
    if (!step) return;
    event.preventDefault();
    show(Math.max(0, Math.min(last, current + step)));
  };

  return (
    <>
      <div
        ref={root}
        className={`chart ${kind}`}
        part="chart"
        tabIndex={0}
        role="slider"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={current}
        aria-valuetext={points[current]?.text}
        onKeyDown={onKeyDown}
        onFocus={() => root.current!.matches(":focus-visible") && show(current)}
        onBlur={() => drawing.current?.point(undefined)}
      >
        <canvas />
      </div>
      <Legend {...props} />
    </>
  );
}
