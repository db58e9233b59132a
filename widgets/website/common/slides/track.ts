import { prefersReducedMotion } from "#shared/a11y/index.ts";
import { untilAbort } from "#shared/state/index.ts";

/** Scrolls to a slide by its index. */
export type Go = (to: number) => void;

const interrupting = ["pointerdown", "touchstart", "wheel"] as const;

/**
 * Controls slides side by side in a scroller that snaps (`track.css`): the browser itself handles swipe, momentum and direction. Scrolls
 * smoothly to an adjacent slide; jumps to any other slide, and always if the visitor prefers reduced motion.
 * @param moved receives the index of the slide to which a visitor has scrolled
 */
export function startTrack(track: HTMLElement, moved: (at: number) => void, signal: AbortSignal): Go {
  let at = 0;
  /** True while the script scrolls the track: the visitor did not choose the slides in between. */
  let isScripted = false;
  let width = 0;
  const visible = () => Math.round(Math.abs(track.scrollLeft) / (track.clientWidth || 1));
  const scroll = (behavior: ScrollBehavior) => {
    const sign = getComputedStyle(track).direction === "rtl" ? -1 : 1;
    // no scroll event follows if the track already shows the slide
    isScripted = visible() !== at;
    track.scrollTo({ left: sign * at * track.clientWidth, behavior });
  };
  track.addEventListener(
    "scroll",
    () => {
      const now = visible();
      if (now === at) isScripted = false;
      // before the first scroll of the script, Firefox may restore the position of a removed scroller
      else if (width && !isScripted) moved((at = now));
    },
    { signal },
  );
  for (const type of interrupting) track.addEventListener(type, () => (isScripted = false), { signal, passive: true });
  const observer = new ResizeObserver(() => {
    if (track.clientWidth !== width) scroll("instant");
    width = track.clientWidth;
  });
  observer.observe(track);
  untilAbort(signal, () => observer.disconnect());
  return (to) => {
    if (to === at) return;
    const behavior = Math.abs(to - at) > 1 || prefersReducedMotion() ? "instant" : "smooth";
    at = to;
    scroll(behavior);
  };
}

/** Returns the index of the slide to which a key leads, around the ends; undefined for other keys. In right-to-left languages the left arrow leads to the next slide. */
export function indexOf(key: string, at: number, count: number, isRtl: boolean): number | undefined {
  const steps: Readonly<Record<string, number | undefined>> = {
    ArrowLeft: at + (isRtl ? 1 : -1),
    ArrowRight: at + (isRtl ? -1 : 1),
    Home: 0,
    End: count - 1,
  };
  const to = steps[key];
  return to === undefined ? undefined : (to + count) % count;
}
