import { prefersReducedMotion } from "#shared/a11y/index.ts";
import { untilAbort } from "#shared/state/index.ts";

/** Brings a slide into view by its place, from 0. */
export type Go = (to: number) => void;

const interrupting = ["pointerdown", "touchstart", "wheel"] as const;

/**
 * Slides side by side in a scroller that snaps (`track.css`): swipe, momentum and direction are the browser's own. Slides beside each other
 * move, others are shown at once, as all are for visitors who want nothing to move.
 * @param moved gets the place of the slide to which a person has scrolled
 */
export function startTrack(track: HTMLElement, moved: (at: number) => void, signal: AbortSignal): Go {
  let at = 0;
  /** It is on its way: what it passes is nobody's choice. */
  let isSent = false;
  let width = 0;
  const place = () => Math.round(Math.abs(track.scrollLeft) / (track.clientWidth || 1));
  const send = (behavior: ScrollBehavior) => {
    const sign = getComputedStyle(track).direction === "rtl" ? -1 : 1;
    // where it is already, no event would tell that it has arrived
    isSent = place() !== at;
    track.scrollTo({ left: sign * at * track.clientWidth, behavior });
  };
  track.addEventListener(
    "scroll",
    () => {
      const now = place();
      if (now === at) isSent = false;
      // before it is sent to its first place, Firefox may give a new scroller the place of one that has gone
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
