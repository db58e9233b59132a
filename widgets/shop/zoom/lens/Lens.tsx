import { type RefObject, useLayoutEffect, useRef } from "react";
import { lateStyles, Spinner } from "#shared/ui/index.ts";
import type { Point, Size } from "../geometry.ts";
import { imageIn } from "../zoom.markup.ts";
import css from "./lens.css";
import { placeLens } from "./place-lens.ts";

/** It brings its looks along, since it comes later than the element. */
const adopt = lateStyles(css);

export interface LensProps {
  readonly host: RefObject<HTMLElement | null>;
  /** Address of the large picture. */
  readonly large: string | undefined;
  /** Of the large picture; null until it has come. */
  readonly size: Size | null;
  /** Where in the picture a visitor looks. */
  readonly at: Point;
  readonly onError: (error: unknown) => void;
}

/** What lies on the picture: a part of the large one, or that it is on its way. */
export function Lens({ host, large, size, at }: LensProps) {
  const lens = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const image = host.current && imageIn(host.current);
    if (!lens.current || !image) return;
    adopt(lens.current);
    const place = () => placeLens(lens.current!, image, size, at);
    place();
    // the page may move below it
    addEventListener("scroll", place, true);
    return () => removeEventListener("scroll", place, true);
  }, [host, size, at]);
  return (
    <div ref={lens} className="lens" part="lens" aria-hidden="true">
      {size ? <img src={large} alt="" /> : <Spinner />}
    </div>
  );
}
