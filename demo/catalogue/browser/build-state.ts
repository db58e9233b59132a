// Brings the element of a frame into the state that the frame's address names, by trying what a visitor can do. The suite responds as the
// state needs (demo/server/answers.ts).
import { fillAll, host, openUp, press, submit } from "./build-state/acts.ts";
import { gestures } from "./build-state/gestures.ts";

/** Checks a condition at each frame for at most `duration` ms. */
async function until(holds: () => boolean, duration: number): Promise<boolean> {
  const end = performance.now() + duration;
  while (!holds() && performance.now() < end) await new Promise(requestAnimationFrame);
  return holds();
}

/** ms to wait for the effect of a gesture, at least and at most: on a busy machine as long as the element took to start */
const [least, most] = [2500, 6000];
/** ms for the element's own calls, at the start and after a gesture */
const longest = 10_000;
/** ms until the element is drawn */
const start = 30_000;

const { dataset } = document.documentElement;
const { state = "" } = dataset;

const isThere = (): boolean => host?.matches(`:state(${state})`) ?? false;

const others = Array.from({ length: 6 }, (_, place) => () => press("button:enabled, [role=button]", place));

/** Waits while a call is under way: another press might cancel it. */
const shows = async (patience: number): Promise<boolean> =>
  (await until(isThere, patience)) || (!!host?.matches(":state(busy)") && (await until(isThere, longest)));

async function reach(): Promise<void> {
  await until(() => host?.matches(":state(ready)") ?? false, start);
  const patience = Math.min(most, Math.max(least, performance.now()));
  // a press before the suite has responded would do nothing
  await until(() => isThere() || !host?.matches(":state(loading)"), longest);
  if (await until(isThere, patience)) return;
  const address = new URL(location.href);
  address.searchParams.set("ready", "1");
  history.replaceState(null, "", address);
  const known = gestures[`${host?.localName} ${state}`];
  for (const act of known ?? [openUp, submit, () => fillAll(), submit, ...others]) {
    act();
    if (await shows(patience)) return;
  }
  if (known) await until(isThere, longest);
}

await reach();
/** Publishes the result; repeated, since a state may end. */
const tell = () => (dataset.reached = String(isThere()));
tell();
setInterval(tell, 500);
