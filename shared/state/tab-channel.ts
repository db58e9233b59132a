/** Time in ms for which a channel stays open without listeners: an element that is drawn again listens again at once. */
const closeDelay = 1000;

interface TabChannel {
  open(): void;
  /** Closes the channel, unless it is opened again soon. */
  release(): void;
  /** Announces a change to other tabs, while the channel is open. */
  tell(): void;
}

/**
 * Makes a channel that reports, while it is open, that another tab changed the record `key`, or that the page was restored from the back/forward
 * cache, during which it received nothing.
 * @param opened called when the channel opens after it was closed
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
