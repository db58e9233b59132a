import { untilAbort } from "#shared/state/index.ts";
/**
 * Says when the window's upper edge has passed a mark in the page, and when it comes back, without a look at every frame of scrolling.
 * A header whose menu is open waits until it is closed; one that is higher than a third of the window never comes.
 */
export function onPassed(header: Element, mark: Element, passed: (by: boolean) => void, signal: AbortSignal): void {
  let isPassed = false;
  const tell = () => {
    // in a low window, or an enlarged one, it would leave no room for what is read
    const isLow = header.getBoundingClientRect().height * 3 < innerHeight;
    if (!header.querySelector(".collapse.show,.collapsing")) passed(isPassed && isLow);
  };
  const scrolls = new IntersectionObserver(([entry]) => {
    const { isIntersecting, boundingClientRect: box } = entry!;
    isPassed = !isIntersecting && box.bottom <= 0;
    tell();
  });
  const menus = new MutationObserver(tell);
  scrolls.observe(mark);
  menus.observe(header, { attributeFilter: ["class"], subtree: true });
  untilAbort(signal, () => {
    scrolls.disconnect();
    menus.disconnect();
  });
}
