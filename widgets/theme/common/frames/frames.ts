import { untilAbort } from "#shared/state/index.ts";
type Run = (now: number) => boolean;

/** What moves on this page, one loop for all. */
const running = new Set<Run>();

function frame(now: number): void {
  for (const run of running) if (!run(now)) running.delete(run);
  if (running.size) requestAnimationFrame(frame);
}

/** Runs before every drawn frame until it answers false or the signal ends it. `now` is in ms, as of `performance.now()`. */
export function onFrames(run: Run, signal: AbortSignal): void {
  if (!running.size) requestAnimationFrame(frame);
  running.add(run);
  untilAbort(signal, () => running.delete(run));
}
