import type { StoreContext } from "#shared/element/index.ts";
import { storeState, untilAbort } from "#shared/state/index.ts";
import { pageConsent } from "../common/consent/consent.ts";

export interface VideoProps {
  /** Of the player. */
  readonly src: string;
  readonly poster: string;
  readonly heading: string;
}

export interface VideoState {
  readonly isPlaying: boolean;
}

export type VideoStore = ReturnType<typeof createVideo>;

/** Plays after a gesture, which allows this one video; it ends where the visitor no longer allows videos, or there is another. */
export function createVideo(context: StoreContext<VideoProps>) {
  const { props, signal } = context;
  const { granted } = pageConsent();
  const state = storeState<VideoState>({ isPlaying: false }, context, ({ isPlaying }) => ({ playing: isPlaying }));
  const stop = () => state.change({ isPlaying: false });
  untilAbort(
    signal,
    granted.listen((now, old) => old?.includes("video") && !now.includes("video") && stop()),
    props.listen((now, old) => now.src !== old?.src && stop()),
  );
  return { state, granted, play: () => state.change({ isPlaying: true }) };
}
