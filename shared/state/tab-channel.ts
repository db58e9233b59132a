/** How long a channel stays open without listeners, in ms: an element that is drawn anew listens again at once. */
const closeDelay = 1000;

interface TabChannel {
  open(): void;
  /** Closes it, unless it is opened again soon. */
  release(): void;
  /** Tells other tabs of a change, while it is open. */
  tell(): void;
}

/**
 * Hears, while it is open, that another tab changed the record `key`, or that the page came back from the back/forward
 * cache, before which it heard nothing.
 * @param opened called whenever it was closed before
 */
export function createTabChannel(key: string, opened: () => void, changed: () => void): TabChannel {
  // in Node there is no page
  if (typeof document === "undefined") return { open() {}, release() {}, tell() {} };
  let channel: BroadcastChannel | undefined;
  let timer: ReturnType<typeof setTimeout>;
  const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && changed();
  const close = () => {
    channel?.close();
    channel = undefined;
    removeEventListener("pageshow", onPageShow);
  };
  return {
    open() {
      clearTimeout(timer);
      if (channel) return;
      channel = new BroadcastChannel(key);
      channel.onmessage = changed;
      addEventListener("pageshow", onPageShow);
      opened();
    },
    release() {
      clearTimeout(timer);
      timer = setTimeout(close, closeDelay);
    },
    tell: () => channel?.postMessage(null),
  };
}
