import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { SuiteError } from "#shared/suite/index.ts";
import type { Drawing, Kind } from "./draw.ts";
import type { Point } from "./series.ts";
import { seriesOf } from "./series.ts";

interface ChartViewProps {
  readonly kind: Kind;
  /** What it shows, for screen readers. */
  readonly label: string;
  readonly points: readonly Point[];
  readonly lang: string;
  /** Whether there is a list of what the colours mean. */
  readonly legend: boolean;
  /** The code that draws it could not be loaded. */
  readonly onFail: (error: unknown) => void;
}

/** How far PageUp and PageDown go. */
const page = 7;

/**
 * A chart that is drawn once it is seen, and read point by point with the keyboard like a slider: screen readers say what
 * sighted people see beside the point. Parts: chart, legend. Styles: `chartCss`.
 */
export function ChartView({ kind, label, points, lang, legend, onFail }: ChartViewProps) {
  const root = useRef<HTMLDivElement>(null);
  const drawing = useRef<Drawing | undefined>(undefined);
  const [seen, setSeen] = useState(false);
  const last = points.length - 1;
  const [chosen, choose] = useState<{ readonly of: readonly Point[]; readonly index: number } | undefined>(undefined);
  // at first the newest day, the greatest country
  const at = chosen?.of === points ? chosen.index : kind === "bar" ? last : 0;

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry!.isIntersecting) return;
      setSeen(true);
      observer.disconnect();
    });
    observer.observe(root.current!);
    return () => observer.disconnect();
  }, []);

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
        // its style sheet lets the colour of the text pass into another one, so a change of scheme is seen
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
  }, [seen, kind, points, lang, onFail]);

  const show = (index: number) => {
    choose({ of: points, index });
    drawing.current?.point(index);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // shortcuts of the browser: Alt with an arrow goes back
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const forward = root.current!.matches(":dir(rtl)") ? -1 : 1;
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
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    show(Math.max(0, Math.min(last, at + step)));
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
        aria-valuenow={at}
        aria-valuetext={points[at]?.text}
        onKeyDown={onKeyDown}
        onFocus={() => root.current!.matches(":focus-visible") && show(at)}
        onBlur={() => drawing.current?.point(undefined)}
      >
        <canvas />
      </div>
      {legend ? (
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
      )}
    </>
  );
}
