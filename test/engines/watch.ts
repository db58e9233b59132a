declare global {
  /** What a page in a frame has done, from before its first script. */
  var watched: {
    /** Calls that have no answer yet, but for those that wait for what others do. */
    open: number;
    ended: number;
    /** Another page has come in its place. */
    left: boolean;
    /** Warnings and errors in the console. */
    readonly said: string[];
    readonly crashes: string[];
    /** Where the paragraph after the element was in each frame that had it: px from the top, or the window's end where it is below. */
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
  // a file to save, or to print, would have the browser ask where
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
    // a scrollbar that takes its room makes another page
    if (after && document.body.checkVisibility() && clientWidth === width)
      watched.places.push(Math.min(after.getBoundingClientRect().top, innerHeight));
    requestAnimationFrame(place);
  };
  requestAnimationFrame(place);
}

/** Runs in a page, before its first script: what shows the time would be another width in the second look. */
export function fixClock(): void {
  const now = Date.UTC(2026, 0, 5, 12);
  globalThis.Date = class extends Date {
    constructor(...given: [] | [number]) {
      super(...((given.length ? given : [now]) as [number]));
    }
    static override now = () => now;
  } as DateConstructor;
}
