import { startTimer, untilAbort } from "#shared/state/index.ts";

/** Part of a `Document` that the triggers need. */
export interface Page {
  readonly hidden: boolean;
  readonly scrollingElement: Pick<Element, "scrollTop" | "scrollHeight" | "clientHeight"> | null;
  addEventListener(type: string, listener: () => void, options: { signal: AbortSignal }): void;
}

/** Calls `fire` each time that the trigger occurs, until the signal. */
export type Watch = (page: Page, fire: () => void, signal: AbortSignal) => void;

/** Fires each time that the mouse leaves the document. @see docs/reference/marketing.md#marketing-13 */
const exit: Watch = (page, fire, signal) => page.addEventListener("mouseleave", fire, { signal });

/** Fires each time that the visitor scrolls past a share of the page, in per cent. */
const scroll =
  (share: number): Watch =>
  (page, fire, signal) => {
    let wasPast = false;
    const check = () => {
      const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = page.scrollingElement ?? {};
      const isPast = scrollTop > 0 && scrollTop * 100 >= share * (scrollHeight - clientHeight);
      if (isPast && !wasPast) fire();
      wasPast = isPast;
    };
    page.addEventListener("scroll", check, { signal });
    check();
  };

/** Fires once, after the page was visible for a number of seconds. */
const delay =
  (seconds: number): Watch =>
  (page, fire, signal) => {
    let left = seconds * 1000;
    let since = 0;
    let done = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => clearTimeout(timer);
    const change = () => {
      stop();
      if (since) left -= Date.now() - since;
      since = page.hidden ? 0 : Date.now();
      if (since && !done) timer = startTimer(ring, left);
    };
    const ring = () => {
      done = true;
      fire();
    };
    page.addEventListener("visibilitychange", change, { signal });
    untilAbort(signal, stop);
    change();
  };

/** Starts to watch for a trigger (`exit`, `scroll:50`, `delay:10`, `manual`), which the attribute has checked. */
export const watch = (trigger: string, ...on: Parameters<Watch>): void => {
  const [name, amount = ""] = trigger.split(":");
  if (name === "exit") exit(...on);
  else if (name === "scroll") scroll(+amount)(...on);
  else if (name === "delay") delay(+amount)(...on);
};
