import { useLayoutEffect, useRef } from "react";
import { fill } from "#shared/i18n/index.ts";
import type { GalleryTexts, Picture } from "../gallery.types.ts";

interface ThumbnailsProps {
  readonly pictures: readonly Picture[];
  readonly at: number;
  readonly texts: GalleryTexts;
  readonly onChoose: (at: number) => void;
}

/** Row of thumbnails that keeps the current one in view. Parts: thumbnails, thumbnail. */
export function Thumbnails({ pictures, at, texts, onChoose }: ThumbnailsProps) {
  const current = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // newer engines return a promise, which is no cleanup function
    void current.current?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [at]);
  return (
    <div className="thumbnails" part="thumbnails" role="group" aria-label={texts.pictures}>
      {pictures.map(({ thumbnail, caption }, index) => (
        <button
          key={index}
          ref={index === at ? current : undefined}
          part="thumbnail"
          type="button"
          aria-label={caption || fill(texts.picture, { at: index + 1, count: pictures.length })}
          aria-current={index === at}
          onClick={() => onChoose(index)}
        >
          <img src={thumbnail} alt="" loading="lazy" />
        </button>
      ))}
    </div>
  );
}
