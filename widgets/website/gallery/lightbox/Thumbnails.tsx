import { useLayoutEffect, useRef } from "react";
import { fill } from "#shared/i18n/index.ts";
import type { GalleryTexts, Picture } from "../gallery.types.ts";

interface ThumbnailsProps {
  readonly pictures: readonly Picture[];
  readonly at: number;
  readonly texts: GalleryTexts;
  readonly onChoose: (at: number) => void;
}

/** A row of small pictures, as far as there is room; the one that is shown is always in view. Parts: thumbnails, thumbnail. */
export function Thumbnails({ pictures, at, texts, onChoose }: ThumbnailsProps) {
  const current = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // in newer engines it answers a promise, which is no cleanup
    void current.current?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [at]);
  return (
    <div className="thumbnails" part="thumbnails" role="group" aria-label={texts.pictures}>
      {pictures.map(({ thumbnail, caption }, place) => (
        <button
          key={place}
          ref={place === at ? current : undefined}
          part="thumbnail"
          type="button"
          aria-label={caption || fill(texts.picture, { at: place + 1, count: pictures.length })}
          aria-current={place === at}
          onClick={() => onChoose(place)}
        >
          <img src={thumbnail} alt="" loading="lazy" />
        </button>
      ))}
    </div>
  );
}
