/** A document or shadow root and all shadow roots in it. */
const rootsIn = (root) => [
  root,
  ...[...root.querySelectorAll("*")].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
];

/** Until nothing that ends by itself is under way: a colour that fades has many contrasts, of which only the last one stays. */
export async function animationsEnd(page = document) {
  const moving = rootsIn(page)
    .flatMap((root) => root.getAnimations())
    .filter(({ playState, effect }) => playState === "running" && effect.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(moving.map(({ finished }) => finished));
}
