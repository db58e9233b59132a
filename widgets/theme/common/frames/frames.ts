import { untilAbort } from "#shared/state/index.ts";

type Run = (now: number) => boolean;

/** Animations of the page, which share one loop. */
const running = new Set<Run>();

function frame(now: number): void {
  for (const run of running) if (!run(now)) running.delete(run);
  if (running.size) requestAnimationFrame(frame);
}

/** Calls `run` before every frame until it returns false or the signal aborts. `now` is in ms, as `performance.now()`. */
export function onFrames(run: Run, signal: AbortSignal): void {
  if (!running.size) requestAnimationFrame(frame);
  running.add(run);
  untilAbort(signal, () => running.delete(run));
}
