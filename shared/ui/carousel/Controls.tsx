import { useStore } from "@nanostores/react";
import { fill } from "../../i18n/index.ts";
import type { CarouselStore } from "../../state/index.ts";
import { Icon } from "../Icon.tsx";
import type { CarouselTexts } from "./carousel.strings.ts";

export interface ControlsProps {
  readonly store: CarouselStore;
  readonly nav: boolean;
  readonly dots: boolean;
  readonly texts: CarouselTexts;
}

/** Buttons of a carousel. Parts: controls, back, on, dots, dot. */
export function Controls({ store, nav, dots, texts }: ControlsProps) {
  const { at, stops, canGoBack, canGoOn } = useStore(store.view);
  return (
    <div className="controls" part="controls">
      {nav && (
        <button className="tool" part="back" type="button" aria-label={texts.back} aria-disabled={!canGoBack} onClick={store.back}>
          <Icon path="M15 5l-7 7 7 7" />
        </button>
      )}
      {dots && (
        <div className="dots" part="dots">
          {Array.from({ length: stops }, (_, stop) => (
            <button
              key={stop} className="dot" part="dot" type="button" aria-label={fill(texts.show, { at: stop + 1 })}
              aria-current={stop === at} onClick={() => store.to(stop)}
            />
          ))}
        </div>
      )}
      {nav && (
        <button className="tool" part="on" type="button" aria-label={texts.on} aria-disabled={!canGoOn} onClick={store.on}>
          <Icon path="M9 5l7 7-7 7" />
        </button>
      )}
    </div>
  );
}
