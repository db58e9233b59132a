import { prefersReducedMotion } from "#shared/a11y/index.ts";
import { untilAbort } from "#shared/state/index.ts";

/** Scrolls to a slide by its position, from 0. */
export type Go = (to: number) => void;

const interrupting = ["pointerdown", "touchstart", "wheel"] as const;

/**
 * Slides side by side in a scroller that snaps (`track.css`): swipe, momentum and direction are the browser's own. Scrolls smoothly to an
 * adjacent slide; jumps to any other slide, and always if the visitor prefers reduced motion.
 * @param moved receives the position of the slide to which a visitor has scrolled
 */
export function startTrack(track: HTMLElement, moved: (at: number) => void, signal: AbortSignal): Go {
  let at = 0;
  /** True while the track scrolls by itself: the slides it passes are not the visitor's choice. */
  let isSent = false;
  let width = 0;
  const place = () => Math.round(Math.abs(track.scrollLeft) / (track.clientWidth || 1));
  const send = (behavior: ScrollBehavior) => {
    const sign = getComputedStyle(track).direction === "rtl" ? -1 : 1;
    // no scroll event follows if the track is there already
    isSent = place() !== at;
    track.scrollTo({ left: sign * at * track.clientWidth, behavior });
  };
  track.addEventListener(
    "scroll",
    () => {
      const now = place();
      if (now === at) isSent = false;
      // until the first scroll of ours, Firefox may restore the position of a removed scroller
      else if (width && !isSent) moved((at = now));
    },
    { signal },
  );
  for (const type of interrupting) track.addEventListener(type, () => (isSent = false), { signal, passive: true });
  const observer = new ResizeObserver(() => {
    if (track.clientWidth !== width) send("instant");
    width = track.clientWidth;
  });
  observer.observe(track);
  untilAbort(signal, () => observer.disconnect());
  return (to) => {
    if (to === at) return;
    const behavior = Math.abs(to - at) > 1 || prefersReducedMotion() ? "instant" : "smooth";
    at = to;
    send(behavior);
  };
}

/** Position of the slide to which a key leads, around the ends; undefined for other keys. In right-to-left languages the left arrow leads to the next slide. */
export function placeOf(key: string, at: number, count: number, isRtl: boolean): number | undefined {
  const steps: Readonly<Record<string, number | undefined>> = {
    ArrowLeft: at + (isRtl ? 1 : -1),
    ArrowRight: at + (isRtl ? -1 : 1),
    Home: 0,
    End: count - 1,
  };
  const to = steps[key];
  return to === undefined ? undefined : (to + count) % count;
}
