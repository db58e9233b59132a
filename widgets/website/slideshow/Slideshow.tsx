import { useStore } from "#shared/element/index.ts";
import { fill } from "#shared/i18n/index.ts";
import { Icon, icons, lazyView } from "#shared/ui/index.ts";
import type { SlideshowView } from "./slideshow.store.ts";
import { Thumbnails } from "./Thumbnails.tsx";
import type { TimerProps } from "./Timer.tsx";
import { Slot, Track } from "./Track.tsx";
import { useContent } from "./use-content.ts";

const Timer = lazyView<TimerProps & { readonly onError: (error: unknown) => void }>(() =>
  import("./Timer.tsx").then((module) => module.Timer),
);

/** Pictures, of which one is visible. The suite's own markup contains thumbnails and controls; other markup gets those of the element. */
export function Slideshow(view: SlideshowView) {
  const { store, props, texts } = view;
  const { names, at, isPlaying } = useStore(store.state);
  const [root, { children, isBuiltIn }] = useContent<HTMLDivElement>(store);
  const count = names.length;
  const hasControls = count > 1 && !isBuiltIn;
  const moves = count > 1 && props.interval > 0;
  return (
    <div ref={root}>
      <div className="frame">
        {isBuiltIn ? <Slot of={children} /> : <Track store={store} slides={children} at={at} label={texts.pictures} />}
        {moves && <Timer {...view} root={root} onError={store.fail} />}
        {hasControls && (
          <button
            className="tool"
            part="previous"
            type="button"
            aria-label={texts.previous}
            onClick={() => store.step(-1)}
          >
            <Icon path={icons.chevronLeft} />
          </button>
        )}
        {hasControls && (
          <button className="tool" part="next" type="button" aria-label={texts.next} onClick={() => store.step(1)}>
            <Icon path={icons.chevronRight} />
          </button>
        )}
        <p className="visually-hidden" aria-live={moves && isPlaying ? "off" : "polite"} aria-atomic>
          {count > 1 && fill(texts.place, { at: at + 1, count })} <bdi>{names[at]}</bdi>
        </p>
      </div>
      {hasControls && <Thumbnails slides={children} names={names} at={at} texts={texts} onChoose={store.show} />}
    </div>
  );
}
