/** Loop of polls. */
export interface Poller {
  /** Polls at once, and again after each response: later and later, from 1 to 30 s, while immediate responses bring nothing new. */
  start(): void;
  /** Aborts the running poll and starts soon: a page that opens several chats needs one poll. */
  restart(): void;
  stop(): void;
}

/** Delay of a restart, in ms. */
const restartDelay = 50;

/**
 * @param pollOnce resolves to false if there was nothing new
 * @see docs/reference/wire.md#wire-53
 */
export function createPoller(pollOnce: (signal: AbortSignal) => Promise<boolean>): Poller {
  let controller: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout>;
  /** Delay after the last response in ms; 0 after one with notifications, or one that the suite held back for a while. */
  let pause = 0;

  function stop() {
    controller?.abort();
    clearTimeout(timer);
  }

  function startIn(delay: number) {
    stop();
    timer = setTimeout(start, delay);
  }

  async function poll(signal: AbortSignal) {
    try {
      do {
        const began = Date.now();
        const isNew = await pollOnce(signal);
        // A suite holds a poll for 50 s; one that cannot, or a proxy, must not be polled without pause.
        pause = isNew || Date.now() - began >= 1000 ? 0 : Math.min(30_000, pause * 2 || 1000);
      } while (!pause && !signal.aborted);
      if (!signal.aborted) startIn(pause);
    } catch {
      // 10 s, and 1 to 20 s more, so that not all browsers return to a suite at the same moment
      if (!signal.aborted) startIn(11_000 + 1000 * Math.floor(Math.random() * 20));
    }
  }

  function start() {
    stop();
    controller = new AbortController();
    void poll(controller.signal);
  }

  return { start, restart: () => startIn(restartDelay), stop };
}
