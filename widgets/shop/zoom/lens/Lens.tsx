import { useLayoutEffect, useRef } from "react";
import { lateStyles, Spinner } from "#shared/ui/index.ts";
import type { Point, Size } from "../geometry.ts";
import { imageIn } from "../zoom.markup.ts";
import css from "./lens.css";
import { placeLens } from "./place-lens.ts";

/** Loads later than the element, and so brings its own styles. */
const adopt = lateStyles(css);

export interface LensProps {
  /** Address of the large picture. */
  readonly large: string | undefined;
  /** Size of the large picture; null until it has loaded. */
  readonly size: Size | null;
  /** Focused point of the picture. */
  readonly at: Point;
  readonly onError: (error: unknown) => void;
}

/** Box over the picture with a part of the large picture, or a spinner while that loads. */
export function Lens({ large, size, at }: LensProps) {
  const lens = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = lens.current!;
    const image = imageIn((box.getRootNode() as ShadowRoot).host);
    if (!image) return;
    adopt(box);
    const position = () => placeLens(box, image, size, at);
    position();
    // a scroller around the picture moves the picture below the lens
    addEventListener("scroll", position, true);
    return () => removeEventListener("scroll", position, true);
  }, [size, at]);
  return (
    <div ref={lens} className="lens" part="lens" aria-hidden="true">
      {size ? <img src={large} alt="" /> : <Spinner />}
    </div>
  );
}
