import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { prefersReducedMotion } from "#shared/a11y/index.ts";
import { adoptStyles, own, ownDocument, sheet, useStore } from "#shared/element/index.ts";
import { fill } from "#shared/i18n/index.ts";
import { Icon, icons } from "#shared/ui/index.ts";
import type { carousel } from "#theme/i18n/en.json";
import { Slot } from "../children.tsx";
import type { VideoSlide } from "../video/VideoSlide.tsx";
import builtInCss from "./built-in.page.css";
import { itemsCss } from "./carousel.attributes.ts";
import type { CarouselProps, CarouselStore } from "./carousel.store.ts";
import { Controls } from "./Controls.tsx";
import { startTrack } from "./track.ts";

export interface CarouselViewProps {
  readonly store: CarouselStore;
  readonly props: CarouselProps;
  readonly texts: typeof carousel;
  /** Children of the host, or detached nodes. */
  readonly slides: readonly Element[];
  readonly fail: (error: unknown) => void;
}

/** Returns the link of a video slide, which the built-in theme or the page author marks; null for other slides. */
const videoLink = (slide: Element): HTMLAnchorElement | null => {
  const selector = "a.owl-video,a[data-video]";
  return slide.matches(selector) ? (slide as HTMLAnchorElement) : slide.querySelector<HTMLAnchorElement>(selector);
};

/** Numbers of the slides as keys: a slide keeps its frame when others are added or removed. */
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
 * Holds the carousel while a visitor uses it, and while it is off-screen or the page is hidden. Uses native listeners: React does not
 * receive events of the page author's slides.
 */
function watchVisitor(element: Element, store: CarouselStore): () => void {
  const end = new AbortController();
  const { signal } = end;
  for (const [event, reason, on] of holds) element.addEventListener(event, () => store.hold(reason, on), { signal });
  let isInView = false;
  const update = () => store.hold("away", ownDocument.hidden || !isInView);
  const observer = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)!.isIntersecting;
    update();
  });
  observer.observe(element);
  addEventListener("visibilitychange", update, { signal });
  update();
  return () => {
    observer.disconnect();
    end.abort();
  };
}

/** Adopts the style sheet of the slides' widths, and in the built-in theme's markup the styles of the page. */
function useSlideStyles(viewport: RefObject<Element | null>, css: string): void {
  useLayoutEffect(() => {
    const root = viewport.current!.getRootNode() as ShadowRoot;
    const around = root.host.parentElement;
    if (around && own(around).matches(".owl-carousel")) adoptStyles(root.host, builtInCss);
    const items = sheet(css);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, items];
    return () => void (root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => each !== items));
  }, [viewport, css]);
}

type SlidesProps = Omit<CarouselViewProps, "props"> & {
  /** Positions of the visible slides; undefined until they are known. */
  readonly seen: readonly number[] | undefined;
};

/** Renders the slides in their frames; videos play in place of their links once their code has loaded. */
function useSlides({ store, texts, slides, seen, fail }: SlidesProps): ReactNode {
  const [Video, setVideo] = useState<typeof VideoSlide>();
  const hasVideo = slides.some(videoLink);
  useEffect(() => {
    if (hasVideo) import("../video/VideoSlide.tsx").then((video) => setVideo(() => video.VideoSlide), fail);
  }, [hasVideo, fail]);

  // memoized: rendering many slides again for a change of the controls would be visible
  return useMemo(
    () =>
      slides.map((slide, index) => {
        const isSeen = !seen || seen.includes(index);
        const link = videoLink(slide);
        return (
          <div key={numberOf(slide)} className="cell">
            <div
              className="slide"
              part="slide"
              role="group"
              aria-roledescription={texts.slideKind}
              aria-label={fill(texts.slide, { at: index + 1, count: slides.length })}
              inert={!isSeen}
            >
              {link && Video ? (
                <Video slide={slide} link={link} store={store} isSeen={isSeen} texts={texts} fail={fail} />
              ) : (
                <Slot node={slide} />
              )}
            </div>
          </div>
        );
      }),
    [slides, seen, Video, store, texts, fail],
  );
}

/** Slides side by side (WAI-ARIA carousel). Parts: carousel, viewport, slide, and those of the controls. Styles: `toolCss`, `carouselCss`. */
export function Carousel({ props, ...view }: CarouselViewProps) {
  const { store, texts, slides } = view;
  const { playing, stops } = useStore(store.state);
  const frame = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState<readonly number[]>();
  const isEmpty = !slides.length;
  const { loop, speed } = props;

  useSlideStyles(viewport, itemsCss(props));
  // requests wait for slides, which are rendered one frame later; reports its buttons before the first paint without them
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
  const framed = useSlides({ ...view, seen });

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
