import { prefersReducedMotion } from "#shared/a11y/index.ts";
import type { StoreContext } from "#shared/element/index.ts";
import { storeState, untilAbort } from "#shared/state/index.ts";

export interface ParallaxProps {
  readonly ratio: number;
}

interface ParallaxState {
  readonly isMoving: boolean;
}

export type ParallaxStore = ReturnType<typeof createParallax>;

/**
 * Creates the state of the picture, which stands still while the suite's editor runs and if the visitor prefers reduced motion.
 * @see docs/reference/website.md#website-13
 */
export function createParallax(context: StoreContext<ParallaxProps>) {
  const { editing, signal } = context;
  const state = storeState<ParallaxState>({ isMoving: false }, context, ({ isMoving }) => ({ moving: isMoving }));
  untilAbort(
    signal,
    editing.subscribe((isEditing) => state.change({ isMoving: !isEditing && !prefersReducedMotion() })),
  );
  return { state };
}
