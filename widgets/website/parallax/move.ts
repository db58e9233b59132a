import { untilAbort } from "#shared/state/index.ts";
import { onScroll } from "./scroll.ts";

/** Shares of the window's height by which a background of ratio 1 is larger than its section, above and below. */
const room = 10;

/**
 * Moves a background while its section crosses the window, until the signal: by a scroll-driven animation where the engine has them. Nothing is
 * written into the page.
 */
export function move(section: Element, background: Element, ratio: number, signal: AbortSignal): void {
  const hold = (style: Keyframe) => {
    const animation = background.animate([style, style], { duration: 1, fill: "both" });
    untilAbort(signal, () => animation.cancel());
  };
  if (ratio === 1 && !background.matches("img")) return hold({ backgroundAttachment: "fixed" });
  const beyond = `${-Math.abs(ratio) * room}vh`;
  hold({ top: beyond, bottom: beyond, height: "auto" });
  if (background.matches("img")) hold({ height: `calc(100% + ${2 * Math.abs(ratio) * room}vh)` });
  const keyframes = { transform: [-1, 1].map((sign) => `translateY(${sign * ratio * room}vh)`) };
  // lib.dom has no view timelines yet
  const { ViewTimeline } = globalThis as { ViewTimeline?: new (options: { subject: Element }) => AnimationTimeline };
  const timeline = ViewTimeline && new ViewTimeline({ subject: section });
  const animation = background.animate(keyframes, {
    fill: "both",
    duration: timeline ? "auto" : 1,
    ...(timeline && { timeline }),
  });
  untilAbort(signal, () => animation.cancel());
  if (timeline) return;
  animation.pause();
  onScroll(section, (share) => (animation.currentTime = share), signal);
}
