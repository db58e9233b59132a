declare global {
  /** Log of a page in a frame, from before its first script. */
  var watched: {
    /** Calls without a response, except those that wait for other visitors. */
    open: number;
    ended: number;
    /** True if another page has replaced it. */
    left: boolean;
    /** Warnings and errors of the console. */
    readonly said: string[];
    readonly crashes: string[];
    /** Position of the paragraph after the element in each frame that had it: px from the top, or the height of the window if it is below. */
    readonly places: number[];
  };
}

/** Runs in a page, before its first script. */
export function listen(): void {
  globalThis.watched = { open: 0, ended: 0, left: false, said: [], crashes: [], places: [] };
  const { fetch } = globalThis;
  globalThis.fetch = async (...given) => {
    const [asked] = given;
    if ((asked instanceof Request ? asked.url : String(asked)).includes("/longpolling/")) return await fetch(...given);
    watched.open++;
    try {
      return await fetch(...given);
    } finally {
      watched.open--;
      watched.ended++;
    }
  };
  for (const level of ["warn", "error"] as const)
    console[level] = (...words: unknown[]) => void watched.said.push(words.map(String).join(" "));
  // saving a file, or printing, would open a dialog of the browser
  globalThis.print = () => {};
  const { click } = HTMLAnchorElement.prototype;
  HTMLAnchorElement.prototype.click = function () {
    if (!this.download) click.call(this);
  };
  addEventListener("pagehide", () => (watched.left = true));
  addEventListener("error", ({ message }) => void (message && watched.crashes.push(message)));
  addEventListener("unhandledrejection", ({ reason }) => void watched.crashes.push(String(reason)));
  let width: number | undefined;
  const place = () => {
    const after = document.getElementById("after");
    const { clientWidth } = document.documentElement;
    width ??= clientWidth;
    // a scrollbar that takes space changes the layout
    if (after && document.body.checkVisibility() && clientWidth === width)
      watched.places.push(Math.min(after.getBoundingClientRect().top, innerHeight));
    requestAnimationFrame(place);
  };
  requestAnimationFrame(place);
}

/** Runs in a page, before its first script: a displayed time would have another width in the second measurement. */
export function fixClock(): void {
  const now = Date.UTC(2026, 0, 5, 12);
  globalThis.Date = class extends Date {
    constructor(...given: [] | [number]) {
      super(...((given.length ? given : [now]) as [number]));
    }
    static override now = () => now;
  } as DateConstructor;
}
