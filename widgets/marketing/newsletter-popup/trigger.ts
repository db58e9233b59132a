import { startTimer, untilAbort } from "#shared/state/index.ts";
/** What the triggers look at; a `Document` is one. */
export interface Page {
  readonly hidden: boolean;
  readonly scrollingElement: Pick<Element, "scrollTop" | "scrollHeight" | "clientHeight"> | null;
  addEventListener(type: string, listener: () => void, options: { signal: AbortSignal }): void;
}

/** Calls `fire` as often as its occasion comes, until `signal` ends it. */
export type Watch = (page: Page, fire: () => void, signal: AbortSignal) => void;

/** The mouse leaves the document, each time. */
const exit: Watch = (page, fire, signal) => page.addEventListener("mouseleave", fire, { signal });

/** Each time the visitor passes `share` per cent of the way down the page. */
const scroll =
  (share: number): Watch =>
  (page, fire, signal) => {
    let passed = false;
    const look = () => {
      const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = page.scrollingElement ?? {};
      const now = scrollTop > 0 && scrollTop * 100 >= share * (scrollHeight - clientHeight);
      if (now && !passed) fire();
      passed = now;
    };
    page.addEventListener("scroll", look, { signal });
    look();
  };

/** Once, after the page was on view for so many seconds: time in which it is hidden does not count. */
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

/** Starts to watch for what the words mean (`exit`, `scroll:50`, `delay:10`, `manual`); the attribute's kind has checked them. */
export const watch = (words: string, ...on: Parameters<Watch>): void => {
  const [name, amount = ""] = words.split(":");
  if (name === "exit") exit(...on);
  else if (name === "scroll") scroll(+amount)(...on);
  else if (name === "delay") delay(+amount)(...on);
};
