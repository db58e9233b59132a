/** Where content comes from; it ends where it stands. `start` and `end` follow the direction of the page. */
const far = "2.5em";

/** @param forward 1 where the page runs from left to right, else -1 */
const from = {
  fade: () => ({ opacity: 0 }),
  "fade-up": () => ({ opacity: 0, translate: `0 ${far}` }),
  "fade-down": () => ({ opacity: 0, translate: `0 -${far}` }),
  "fade-start": (forward) => ({ opacity: 0, translate: `calc(${-forward} * ${far})` }),
  "fade-end": (forward) => ({ opacity: 0, translate: `calc(${forward} * ${far})` }),
  zoom: () => ({ opacity: 0, scale: "0.9" }),
} satisfies Record<string, (forward: number) => Keyframe>;

export type Animation = keyof typeof from;

export const animations = Object.keys(from) as [Animation, ...Animation[]];

export const keyframes = (animation: Animation, isRtl: boolean): Keyframe[] => [from[animation](isRtl ? -1 : 1), {}];
