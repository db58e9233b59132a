import { ownDocument } from "./document.ts";
import { shared } from "./page.ts";

/** Work before the page gets its turn, in ms: under the 50 ms of a long task even on a slow phone. */
const slice = 8;

/**
 * Runs tasks in order, in slices, so that a page with fifty elements stays responsive while they mount. Tasks of a page that the
 * browser renders before a visit wait for the visit: no element opens, stores or reports anything before.
 */
export function enqueue(task: () => void): void {
  shared("mounts", () => {
    const tasks: (() => void)[] = [];
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const end = performance.now() + slice;
      try {
        do tasks.shift()?.();
        while (tasks.length && performance.now() < end);
      } finally {
        if (tasks.length) port2.postMessage(0);
      }
    };
    const begin = () => port2.postMessage(0);
    return (next: () => void) => {
      if (tasks.push(next) > 1) return;
      if ((ownDocument as { prerendering?: boolean }).prerendering)
        ownDocument.addEventListener("prerenderingchange", begin, { once: true });
      else begin();
    };
  })(task);
}
