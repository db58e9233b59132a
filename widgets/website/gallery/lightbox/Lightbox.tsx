import { useEffect, useState } from "react";
import { prefersReducedMotion } from "#shared/a11y/index.ts";
import { useStore } from "#shared/element/index.ts";
import { fill } from "#shared/i18n/index.ts";
import { darkDialogCss, Dialog, dialogCss, Icon, icons, lateStyles, toolCss } from "#shared/ui/index.ts";
import { keepTime } from "#website/common/slides/clock.ts";
import { PlayButton } from "#website/common/slides/PlayButton.tsx";
import trackCss from "#website/common/slides/track.css";
import type { GalleryView } from "../gallery.types.ts";
import css from "./lightbox.css";
import { Slide } from "./Slide.tsx";
import { Thumbnails } from "./Thumbnails.tsx";
import { useTrack } from "./use-track.ts";

/** It brings its looks along, since it comes later than the element. */
const adopt = lateStyles(toolCss, dialogCss, darkDialogCss, trackCss, css);

/** What a visitor looks at or is about to press does not go away by itself. */
const holds = "img:hover,button:not([part=play]):is(:hover,:focus-visible),.track:focus-visible,.zoomed";

/** All pictures of a gallery in a dialog, one at a time. */
export function Lightbox({ store, props: { interval }, texts }: GalleryView) {
  const { pictures, at } = useStore(store.state);
  const { ref, zoomed, toggleZoom } = useTrack(store, at);
  const [playing, setPlaying] = useState(() => !prefersReducedMotion());
  const count = pictures.length;
  const moves = interval > 0 && count > 1;

  useEffect(() => {
    const root = ref.current!.getRootNode() as ShadowRoot;
    const next = () => store.show((at + 1) % count, false);
    return moves && playing ? keepTime(interval, () => !!root.querySelector(holds), next) : undefined;
  }, [ref, store, moves, playing, interval, at, count]);

  const turn = (by: number) => store.show((at + by + count) % count, true);
  return (
    <Dialog
      open
      label={texts.pictures}
      closeText={texts.close}
      grounds=".body,.lightbox,.tools,.caption,.thumbnails"
      onClose={store.close}
    >
      <div className={count > 1 ? "lightbox" : "lightbox single"} ref={adopt}>
        <div
          ref={ref}
          className={zoomed ? "track zoomed" : "track"}
          part="pictures"
          tabIndex={0}
          role="group"
          aria-label={texts.pictures}
        >
          {pictures.map((picture, place) => (
            <Slide
              key={place}
              picture={picture}
              isShown={place === at}
              isNear={Math.abs(place - at) < 2}
              isZoomed={zoomed}
              brokenText={texts.broken}
              onBeside={store.close}
            />
          ))}
        </div>
        <div className="tools">
          {moves && <PlayButton playing={playing} texts={texts} onClick={() => setPlaying(!playing)} />}
          <button
            className="tool"
            part="zoom"
            type="button"
            aria-label={texts.enlarge}
            aria-pressed={zoomed}
            onClick={toggleZoom}
          >
            <Icon path={zoomed ? icons.zoomOut : icons.zoomIn} />
          </button>
        </div>
        {count > 1 && (
          <button className="tool" part="previous" type="button" aria-label={texts.previous} onClick={() => turn(-1)}>
            <Icon path={icons.chevronLeft} />
          </button>
        )}
        <p className="caption" part="caption" aria-live={moves && playing ? "off" : "polite"} aria-atomic>
          <span>{fill(texts.place, { at: at + 1, count })}</span> <bdi>{pictures[at]?.caption}</bdi>
        </p>
        {count > 1 && (
          <button className="tool" part="next" type="button" aria-label={texts.next} onClick={() => turn(1)}>
            <Icon path={icons.chevronRight} />
          </button>
        )}
        {count > 1 && (
          <Thumbnails pictures={pictures} at={at} texts={texts} onChoose={(place) => store.show(place, true)} />
        )}
      </div>
    </Dialog>
  );
}
