import { useStore } from "#shared/element/index.ts";
import { fill } from "#shared/i18n/index.ts";
import { Icon, icons, moveInRow } from "#shared/ui/index.ts";
import type { carousel } from "#theme/i18n/en.json";
import type { CarouselStore } from "./carousel.store.ts";

interface ControlsProps {
  readonly store: CarouselStore;
  readonly nav: boolean;
  readonly dots: boolean;
  readonly texts: typeof carousel;
}

/** Buttons of a carousel. Parts: controls, previous, next, dots, dot, dot-mark. */
export function Controls({ store, nav, dots, texts }: ControlsProps) {
  const { at, stops, hasPrevious, hasNext } = useStore(store.state);
  return (
    <div className="controls" part="controls">
      {nav && (
        <button
          className="tool"
          part="previous"
          type="button"
          aria-label={texts.previous}
          aria-disabled={!hasPrevious}
          onClick={store.previous}
        >
          <Icon path={icons.chevronLeft} />
        </button>
      )}
      {dots && (
        <div className="dots" part="dots" role="group" onKeyDown={moveInRow}>
          {Array.from({ length: stops }, (_, stop) => (
            <button
              key={stop}
              className="tool dot"
              part="dot"
              type="button"
              aria-label={fill(texts.show, { at: stop + 1 })}
              aria-current={stop === at}
              tabIndex={stop === at ? 0 : -1}
              onClick={() => store.goTo(stop)}
            >
              <span className="mark" part="dot-mark" />
            </button>
          ))}
        </div>
      )}
      {nav && (
        <button
          className="tool"
          part="next"
          type="button"
          aria-label={texts.next}
          aria-disabled={!hasNext}
          onClick={store.next}
        >
          <Icon path={icons.chevronRight} />
        </button>
      )}
    </div>
  );
}
