import { untilAbort } from "../../../shared/state/index.ts";
import type { Browser } from "./livechat.types.ts";

interface Plan {
  /** Until it opens. */
  readonly seconds: number;
  /** Nothing opens once it is aborted. */
  readonly signal: AbortSignal;
  readonly open: () => void;
}

/** Opens a chat by itself, in turn with whatever else does. */
export interface AutoPopup {
  schedule(plan: Plan): void;
  /** Gives the turn back, or withdraws from the queue. */
  release(): void;
}

/** @param fail the queue could not be loaded */
export function createAutoPopup(loadQueue: Browser["loadPopupQueue"], fail: (error: unknown) => void): AutoPopup {
  let release = () => {};
  const request = async ({ signal, open }: Plan) => {
    const queue = await loadQueue();
    if (signal.aborted) return;
    release = queue.request("livechat", () => {
      open();
      return true;
    });
  };

  return {
    schedule(plan) {
      const timer = setTimeout(() => void request(plan).catch(fail), plan.seconds * 1000);
      untilAbort(plan.signal, () => clearTimeout(timer));
    },
    release: () => release(),
  };
}
