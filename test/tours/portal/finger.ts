import type { Locator } from "playwright-core";

/** Number of moves of the finger. */
const steps = 12;

/** Draws a wave on an element with a finger, from one fraction of its width to another. */
export async function finger(target: Locator): Promise<(from: number, to: number) => Promise<void>> {
  const devtools = await target.page().context().newCDPSession(target.page());
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
    devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
  return async (from, to) => {
    await target.scrollIntoViewIfNeeded();
    const box = (await target.boundingBox())!;
    const at = (step: number) => ({
      x: box.x + box.width * (from + ((to - from) * step) / steps),
      y: box.y + box.height * (0.5 + 0.2 * Math.sin(step)),
    });
    await touch("touchStart", at(0));
    for (let step = 1; step <= steps; step++) await touch("touchMove", at(step));
    await touch("touchEnd");
  };
}
