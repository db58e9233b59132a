// Brings the element of a frame into the state that the frame's address names, by trying what a visitor can do. The suite responds as the
// state needs (demo/server/state-frames.ts).
import { fillAll, host, openUp, press, submit } from "./reach-state/actions.ts";
import { gestures } from "./reach-state/gestures.ts";

/** Checks a condition at each frame for at most `duration` ms. */
async function until(condition: () => boolean, duration: number): Promise<boolean> {
  const end = performance.now() + duration;
  while (!condition() && performance.now() < end) await new Promise(requestAnimationFrame);
  return condition();
}

/** ms to wait for the effect of a gesture, at least and at most: on a busy machine as long as the element took to start */
const [least, most] = [2500, 6000];
/** ms for the element's own calls, at the start and after a gesture */
const longest = 10_000;
/** ms until the element is drawn */
const start = 30_000;

const { dataset } = document.documentElement;
const { state = "" } = dataset;

const isReached = (): boolean => host?.matches(`:state(${state})`) ?? false;

const otherButtons = Array.from({ length: 6 }, (_, index) => () => press("button:enabled, [role=button]", index));

/** Waits while a call is under way: another press might cancel it. */
const shows = async (timeout: number): Promise<boolean> =>
  (await until(isReached, timeout)) || (!!host?.matches(":state(busy)") && (await until(isReached, longest)));

async function reach(): Promise<void> {
  await until(() => host?.matches(":state(ready)") ?? false, start);
  const timeout = Math.min(most, Math.max(least, performance.now()));
  // until the suite has responded, an element may show what its author wrote, and a press would do nothing
  await until(() => state === "loading" || !host?.matches(":state(loading)"), longest);
  if (await until(isReached, timeout)) return;
  const address = new URL(location.href);
  address.searchParams.set("ready", "1");
  history.replaceState(null, "", address);
  const gesture = gestures[`${host?.localName} ${state}`];
  for (const action of gesture ?? [openUp, submit, () => fillAll(), submit, ...otherButtons]) {
    action();
    if (await shows(timeout)) return;
  }
  if (gesture) await until(isReached, longest);
}

await reach();
/** Publishes the result; repeated, since a state may end. */
const publish = () => (dataset.reached = String(isReached()));
publish();
setInterval(publish, 500);
