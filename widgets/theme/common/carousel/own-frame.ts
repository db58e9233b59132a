import { onFrames } from "../frames/frames.ts";

let last = -1;

/** Runs before a frame that it has for itself: what begins together on a page would be drawn late together. Not after the signal ended. */
export function onOwnFrame(run: () => void, signal: AbortSignal): void {
  onFrames((now) => {
    const isTaken = now === last;
    last = now;
    if (!isTaken) run();
    return isTaken;
  }, signal);
}
