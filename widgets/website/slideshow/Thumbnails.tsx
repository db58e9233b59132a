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

/** The middle of an element on the screen, from left to right. */
function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}

/** A row of small pictures, as far as there is room; the one that is shown is always in view. Parts: thumbnails, thumbnail. */
export function Thumbnails({ slides, names, at, texts, onChoose }: ThumbnailsProps) {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const button = row.current!.children[at];
    // only the row: the page stays where the visitor reads it
    if (button) void row.current!.scrollBy({ left: middleOf(button) - middleOf(row.current!), behavior: "instant" });
  }, [at]);
  return (
    <div ref={row} className="thumbnails" part="thumbnails" role="group" aria-label={texts.pictures}>
      {slides.map((slide, place) => {
        const image = imageOf(slide);
        return (
          <button
            key={place}
            part="thumbnail"
            type="button"
            aria-label={names[place] || fill(texts.place, { at: place + 1, count: slides.length })}
            aria-current={place === at}
            onClick={() => onChoose(place)}
          >
            {image ? <img src={image.currentSrc || image.src} alt="" loading="lazy" /> : place + 1}
          </button>
        );
      })}
    </div>
  );
}
