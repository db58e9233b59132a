import { useLayoutEffect, useRef } from "react";
import { fill } from "#shared/i18n/index.ts";
import { imageOf } from "./slide.markup.ts";
import type { SlideshowTexts } from "./slideshow.store.ts";

interface ThumbnailsProps {
  readonly slides: readonly Element[];
  readonly names: readonly string[];
  readonly at: number;
  readonly texts: SlideshowTexts;
  readonly onChoose: (at: number) => void;
}

/** Returns the horizontal middle of an element in the window. */
function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}

/** Row of thumbnails that keeps the current one in view. Parts: thumbnails, thumbnail. */
export function Thumbnails({ slides, names, at, texts, onChoose }: ThumbnailsProps) {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const button = row.current!.children[at];
    // scrolls the row alone: the page must not move
    if (button) void row.current!.scrollBy({ left: middleOf(button) - middleOf(row.current!), behavior: "instant" });
  }, [at]);
  return (
    <div ref={row} className="thumbnails" part="thumbnails" role="group" aria-label={texts.pictures}>
      {slides.map((slide, index) => {
        const image = imageOf(slide);
        return (
          <button
            key={index}
            part="thumbnail"
            type="button"
            aria-label={names[index] || fill(texts.place, { at: index + 1, count: slides.length })}
            aria-current={index === at}
            onClick={() => onChoose(index)}
          >
            {image ? <img src={image.currentSrc || image.src} alt="" loading="lazy" /> : index + 1}
          </button>
        );
      })}
    </div>
  );
}
