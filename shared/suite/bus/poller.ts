/** The one loop of requests. Times: specification, section 9, but those after hasty answers. */
export interface Poller {
  /** Polls at once, and again after each answer: later and later, from 1 to 30 s, while nothing comes of it at once. */
  start(): void;
  /** Gives up the running poll and starts soon: a page that opens several chats gets by with one poll. */
  restart(): void;
  stop(): void;
}

export function createPoller(ask: (signal: AbortSignal) => Promise<boolean>): Poller {
  let running: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** ms */
  let pause = 0;
  function stop() {
    clearTimeout(timer);
    running?.abort();
  }
  function later(delay: number) {
    stop();
    timer = setTimeout(start, delay);
  }
  async function start() {
    stop();
    const { signal } = (running = new AbortController());
    try {
      do {
        const began = Date.now();
        const isNew = await ask(signal);
        // a suite holds a poll for 50 s; one that cannot, or a proxy, shall not be asked without end
        pause = isNew || Date.now() - began >= 1000 ? 0 : Math.min(30_000, pause * 2 || 1000);
      } while (!pause && !signal.aborted);
      if (!signal.aborted) later(pause);
    } catch {
      // 10 s, and 1 to 20 s more, lest all browsers come back to a suite at the same moment
      if (!signal.aborted) later(11_000 + 1000 * Math.floor(Math.random() * 20));
    }
  }
  return { start: () => void start(), restart: () => later(50), stop };
}
