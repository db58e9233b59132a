/** The one loop of requests. Times: specification, section 9. */
export interface Poller {
  /** Polls at once, and again after each answer. */
  start(): void;
  /** Gives up the running poll and starts soon: a page that opens several chats gets by with one poll. */
  restart(): void;
  stop(): void;
}

export function createPoller(ask: (signal: AbortSignal) => Promise<void>): Poller {
  let running: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
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
      while (!signal.aborted) await ask(signal);
    } catch {
      // 10 s, and 1 to 20 s more, lest all browsers come back to a suite at the same moment
      if (!signal.aborted) later(11_000 + 1000 * Math.floor(Math.random() * 20));
    }
  }
  return { start: () => void start(), restart: () => later(50), stop };
}
