import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { prefersReducedMotion } from "#shared/a11y/index.ts";
import { own, ownDocument, sheet, useStore } from "#shared/element/index.ts";
import { fill } from "#shared/i18n/index.ts";
import type { carousel } from "#theme/i18n/en.json";
import { adoptStyles, Icon, icons } from "#shared/ui/index.ts";
import { Slot } from "../children/children.tsx";
import type { VideoSlide } from "../video/VideoSlide.tsx";
import { itemsCss } from "./carousel.attributes.ts";
import type { CarouselProps, CarouselStore } from "./carousel.store.ts";
import { Controls } from "./Controls.tsx";
import stockCss from "./stock.light.css";
import { startTrack } from "./track.ts";
import { videoLink } from "./video-link.markup.ts";

export interface CarouselViewProps {
  readonly store: CarouselStore;
  readonly props: CarouselProps;
  readonly texts: typeof carousel;
  /** What is framed: the author's children, or detached nodes. */
  readonly slides: readonly Element[];
  readonly fail: (error: unknown) => void;
}

/** Numbers of what is framed: it keeps its frame when others come and go. */
const numbers = new WeakMap<Element, number>();
let last = 0;
function numberOf(slide: Element): number {
  if (!numbers.has(slide)) numbers.set(slide, ++last);
  return numbers.get(slide)!;
}

const holds = [
  ["pointerenter", "pointer", true],
  ["pointerleave", "pointer", false],
  ["focusin", "focus", true],
  ["focusout", "focus", false],
] as const;

/**
 * Whether somebody uses the carousel, and whether anybody can see it: on the screen, on a page that is in front. By listeners of its own:
 * React hears nothing of what happens on the author's slides.
 */
function watchVisitor(element: Element, store: CarouselStore): () => void {
  const end = new AbortController();
  const { signal } = end;
  for (const [event, reason, on] of holds) element.addEventListener(event, () => store.hold(reason, on), { signal });
  let isInView = false;
  const tell = () => store.hold("away", ownDocument.hidden || !isInView);
  const observer = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)!.isIntersecting;
    tell();
  });
  observer.observe(element);
  addEventListener("visibilitychange", tell, { signal });
  tell();
  return () => {
    observer.disconnect();
    end.abort();
  };
}

/** Slides side by side (WAI-ARIA carousel). Parts: carousel, viewport, slide, and those of the controls. Styles: `toolCss`, `carouselCss`. */
export function Carousel({ store, props, texts, slides, fail }: CarouselViewProps) {
  const { playing, stops } = useStore(store.state);
  const frame = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState<readonly number[]>();
  // comes where there are videos; until then their links are there
  const [Video, setVideo] = useState<typeof VideoSlide>();
  const hasVideo = slides.some(videoLink);
  const isEmpty = !slides.length;
  const { loop, speed } = props;
  const css = itemsCss(props);

  useLayoutEffect(() => {
    const root = viewport.current!.getRootNode() as ShadowRoot;
    const around = root.host.parentElement;
    if (around && own(around).matches(".owl-carousel")) adoptStyles(root.host, stockCss);
    const items = sheet(css);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, items];
    return () => void (root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => each !== items));
  }, [css]);
  // what is asked of it waits for slides, which come one drawing later; it tells what buttons there are before anybody sees it without them
  useLayoutEffect(
    () =>
      isEmpty
        ? undefined
        : startTrack(viewport.current!, { loop, speed, prefersReducedMotion: prefersReducedMotion() }, store, setSeen),
    [isEmpty, loop, speed, store],
  );
  useEffect(() => {
    if (prefersReducedMotion()) store.play(false);
    return watchVisitor(frame.current!, store);
  }, [store]);

  useEffect(() => {
    if (hasVideo) import("../video/VideoSlide.tsx").then((video) => setVideo(() => video.VideoSlide), fail);
  }, [hasVideo, fail]);

  // not anew when only the controls change: with many slides that would be seen
  const framed = useMemo(
    () =>
      slides.map((slide, place) => {
        const isSeen = !seen || seen.includes(place);
        const link = videoLink(slide);
        return (
          <div key={numberOf(slide)} className="cell">
            <div
              className="slide"
              part="slide"
              role="group"
              aria-roledescription={texts.slideKind}
              aria-label={fill(texts.slide, { at: place + 1, count: slides.length })}
              inert={!isSeen}
            >
              {link && Video ? (
                <Video of={slide} link={link} store={store} isSeen={isSeen} texts={texts} fail={fail} />
              ) : (
                <Slot of={slide} />
              )}
            </div>
          </div>
        );
      }),
    [slides, seen, Video, store, texts, fail],
  );

  return (
    <div
      ref={frame}
      className="carousel"
      part="carousel"
      role="group"
      aria-roledescription={texts.carouselKind}
      aria-label={texts.carousel}
    >
      {props.autoplay && stops > 1 && (
        <button
          className="tool pause"
          part="pause"
          type="button"
          aria-label={playing ? texts.pause : texts.play}
          onClick={() => store.play(!playing)}
        >
          <Icon path={playing ? icons.pause : icons.play} />
        </button>
      )}
      <div ref={viewport} className="viewport" part="viewport">
        <div className="track" aria-live={playing ? "off" : "polite"}>
          {framed}
        </div>
      </div>
      {stops > 1 && <Controls store={store} nav={props.nav || !props.dots} dots={props.dots} texts={texts} />}
    </div>
  );
}
