/** Looks at each frame, for so many ms, whether something is so. */
export async function until(holds: () => boolean, duration: number): Promise<boolean> {
  const end = performance.now() + duration;
  while (!holds() && performance.now() < end) await new Promise(requestAnimationFrame);
  return holds();
}
