import type { Page } from "#marketing/newsletter-popup/trigger.ts";

/** Page of three screens. */
export class ThreeScreens extends EventTarget implements Page {
  hidden = false;
  readonly scrollingElement = { scrollTop: 0, scrollHeight: 3000, clientHeight: 1000 };
  #watched = () => {};

  override addEventListener(...args: Parameters<EventTarget["addEventListener"]>) {
    super.addEventListener(...args);
    this.#watched();
  }
  /** Resolves when the next trigger starts to watch. */
  isWatched() {
    return new Promise<void>((resolve) => (this.#watched = resolve));
  }
  happen(type: string) {
    this.dispatchEvent(new Event(type));
  }
  scrollTo(scrollTop: number) {
    this.scrollingElement.scrollTop = scrollTop;
    this.happen("scroll");
  }
  setHidden(hidden: boolean) {
    this.hidden = hidden;
    this.happen("visibilitychange");
  }
}
