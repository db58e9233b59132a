import { type MouseEvent, useRef, useState } from "react";
import type { Picture } from "../gallery.types.ts";

interface SlideProps {
  readonly picture: Picture;
  readonly isShown: boolean;
  /** True if the picture or an adjacent one is visible. */
  readonly isNear: boolean;
  /** True if the picture is larger than its pane, which scrolls. */
  readonly isZoomed: boolean;
  readonly brokenText: string;
  /** Handles a press beside the picture. */
  readonly onBeside: () => void;
}

/** Returns true if a press is on the drawn picture, and not on the space that its proportions leave. */
function isOnPicture({ target, clientX, clientY }: MouseEvent): boolean {
  if (!(target instanceof HTMLImageElement)) return false;
  const { naturalWidth, naturalHeight } = target;
  const { left, top, width, height } = target.getBoundingClientRect();
  const scale = Math.min(width / naturalWidth, height / naturalHeight);
  return (
    Math.abs(clientX - left - width / 2) <= (naturalWidth * scale) / 2 &&
    Math.abs(clientY - top - height / 2) <= (naturalHeight * scale) / 2
  );
}

/** Returns the `sizes` of a picture: at most the width of its largest file and of the window. Browsers take `sizes` for the picture's own width. */
function sizesOf(srcset: string): string {
  const widths = Array.from(srcset.matchAll(/\s(\d+)w\s*(?=,|$)/g), ([, width]) => Number(width));
  const largest = Math.max(0, ...widths);
  return `(min-width: ${largest}px) ${largest}px, 100vw`;
}

/** Picture in its pane. Parts: picture, broken. */
export function Slide({ picture: { src, srcset, alt }, isShown, isNear, isZoomed, brokenText, onBeside }: SlideProps) {
  const [broken, setBroken] = useState(false);
  /** True if the press began beside the picture: dragging the picture must not close the lightbox. */
  const isBeside = useRef(true);
  return (
    <div
      className="pane"
      aria-hidden={!isShown}
      tabIndex={isShown && isZoomed ? 0 : undefined}
      onMouseDown={(event) => (isBeside.current = !isOnPicture(event))}
      onClick={(event) => isBeside.current && !isOnPicture(event) && onBeside()}
    >
      <div className="sheet">
        {broken ? (
          <p part="broken">{brokenText}</p>
        ) : (
          <img
            part="picture"
            src={src}
            srcSet={srcset || undefined}
            sizes={srcset ? sizesOf(srcset) : undefined}
            alt={alt}
            loading={isNear ? "eager" : "lazy"}
            draggable={false}
            onError={() => setBroken(true)}
          />
        )}
      </div>
    </div>
  );
}
