import { type RefObject, useEffect, useState } from "react";
import { prefersReducedMotion } from "#shared/a11y/index.ts";
import { useStore } from "#shared/element/index.ts";
import { fill } from "#shared/i18n/index.ts";
import { darkDialogCss, Dialog, dialogCss, Icon, icons, lateStyles, toolCss } from "#shared/ui/index.ts";
import { keepTime } from "#website/common/slides/clock.ts";
import { PlayButton } from "#website/common/slides/PlayButton.tsx";
import trackCss from "#website/common/slides/track.css";
import type { GalleryStore, GalleryView } from "../gallery.types.ts";
import css from "./lightbox.css";
import { Slide } from "./Slide.tsx";
import { Thumbnails } from "./Thumbnails.tsx";
import { useTrack } from "./use-track.ts";

/** The lightbox is loaded after the element, so its styles are adopted with it. */
const adopt = lateStyles(toolCss, dialogCss, darkDialogCss, trackCss, css);

/** Parts that hold the automatic change while the visitor looks at them or is about to press them. */
const holds = "img:hover,button:not([part=play]):is(:hover,:focus-visible),.track:focus-visible,.zoomed";

interface ToolProps {
  readonly part: string;
  readonly label: string;
  readonly icon: string;
  readonly pressed?: boolean;
  readonly onClick: () => void;
}

const Tool = ({ part, label, icon, pressed, onClick }: ToolProps) => (
  <button className="tool" part={part} type="button" aria-label={label} aria-pressed={pressed} onClick={onClick}>
    <Icon path={icon} />
  </button>
);

/** Shows the next picture after an interval in ms, which starts again with each picture; never if the interval is 0. */
function useAutoplay(ref: RefObject<Element | null>, store: GalleryStore, interval: number, at: number): void {
  useEffect(() => {
    const root = ref.current!.getRootNode() as ShadowRoot;
    const next = () => store.show((at + 1) % store.state.get().pictures.length, false);
    return keepTime(interval, () => !!root.querySelector(holds), next);
  }, [ref, store, interval, at]);
}

/** Dialog that shows all pictures of a gallery, one at a time. */
export function Lightbox({ store, props: { interval }, texts }: GalleryView) {
  const { pictures, at } = useStore(store.state);
  const { ref, zoomed, toggleZoom } = useTrack(store, at);
  const [playing, setPlaying] = useState(() => !prefersReducedMotion());
  const count = pictures.length;
  const moves = interval > 0 && count > 1;

  useAutoplay(ref, store, moves && playing ? interval : 0, at);

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
          {pictures.map((picture, index) => (
            <Slide
              key={index}
              picture={picture}
              isShown={index === at}
              isNear={Math.abs(index - at) < 2}
              isZoomed={zoomed}
              brokenText={texts.broken}
              onBeside={store.close}
            />
          ))}
        </div>
        <div className="tools">
          {moves && <PlayButton playing={playing} texts={texts} onClick={() => setPlaying(!playing)} />}
          <Tool
            part="zoom"
            label={texts.enlarge}
            icon={zoomed ? icons.zoomOut : icons.zoomIn}
            pressed={zoomed}
            onClick={toggleZoom}
          />
        </div>
        {count > 1 && <Tool part="previous" label={texts.previous} icon={icons.chevronLeft} onClick={() => turn(-1)} />}
        <p className="caption" part="caption" aria-live={moves && playing ? "off" : "polite"} aria-atomic>
          <span>{fill(texts.place, { at: at + 1, count })}</span> <bdi>{pictures[at]?.caption}</bdi>
        </p>
        {count > 1 && <Tool part="next" label={texts.next} icon={icons.chevronRight} onClick={() => turn(1)} />}
        {count > 1 && (
          <Thumbnails pictures={pictures} at={at} texts={texts} onChoose={(index) => store.show(index, true)} />
        )}
      </div>
    </Dialog>
  );
}
