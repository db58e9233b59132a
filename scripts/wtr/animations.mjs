/** A document or shadow root and all shadow roots in it. */
const rootsIn = (root) => [
  root,
  ...[...root.querySelectorAll("*")].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
];

/** The browser's own, also where a test sets the clock. */
const nextFrame = requestAnimationFrame.bind(globalThis);

/** Until nothing that ends by itself is under way: a colour that fades has many contrasts, of which only the last one stays. */
export async function animationsEnd(page = document) {
  const moving = rootsIn(page)
    .flatMap((root) => root.getAnimations())
    .filter(({ playState, effect }) => playState === "running" && effect.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(moving.map(({ finished }) => finished));
  // WebKit computes styles of an animation once a frame: until the next one, an ended fade still counts
  await new Promise(nextFrame);
}
