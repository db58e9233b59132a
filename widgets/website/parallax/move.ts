import { untilAbort } from "#shared/state/index.ts";

type Update = () => void;

/** Updates of the visible sections, which share one animation frame. */
const visible = new Set<Update>();
let isRequested = false;

function requestUpdate(): void {
  if (isRequested || !visible.size) return;
  isRequested = true;
  requestAnimationFrame(() => {
    isRequested = false;
    for (const update of visible) update();
  });
}

/** Reports how far a section has crossed the window, from 0 to 1, in each frame of scrolling while the section is visible. */
function onScroll(section: Element, report: (share: number) => void, signal: AbortSignal): void {
  const update = () => {
    const { top, height } = section.getBoundingClientRect();
    report(Math.min(1, Math.max(0, (innerHeight - top) / (innerHeight + height))));
  };
  const observer = new IntersectionObserver(([entry]) => {
    if (entry!.isIntersecting) visible.add(update);
    else visible.delete(update);
    update();
  });
  observer.observe(section);
  for (const type of ["scroll", "resize"]) addEventListener(type, requestUpdate, { signal, passive: true });
  untilAbort(signal, () => {
    observer.disconnect();
    visible.delete(update);
  });
}

/** Percent of the window's height by which a background of ratio 1 extends beyond its section, above and below. */
const overhang = 10;

/**
 * Moves a background while its section crosses the window, until the signal, by a scroll-driven animation if the browser supports them. Writes
 * nothing into the page.
 */
export function move(section: Element, background: Element, ratio: number, signal: AbortSignal): void {
  const apply = (style: Keyframe) => {
    const animation = background.animate([style, style], { duration: 1, fill: "both" });
    untilAbort(signal, () => animation.cancel());
  };
  if (ratio === 1 && !background.matches("img")) return apply({ backgroundAttachment: "fixed" });
  const beyond = `${-Math.abs(ratio) * overhang}vh`;
  apply({ top: beyond, bottom: beyond, height: "auto" });
  if (background.matches("img")) apply({ height: `calc(100% + ${2 * Math.abs(ratio) * overhang}vh)` });
  const keyframes = { transform: [-1, 1].map((sign) => `translateY(${sign * ratio * overhang}vh)`) };
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
