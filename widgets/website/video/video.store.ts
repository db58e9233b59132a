import type { StoreContext } from "#shared/element/index.ts";
import { safeWebUrl } from "#shared/html/index.ts";
import { storeState, untilAbort } from "#shared/state/index.ts";
import { videoPlayer } from "#shared/video/player.ts";
import { pageConsent } from "../common/consent.ts";
import type en from "../i18n/en.json";

export type VideoTexts = Readonly<typeof en.video>;

export interface VideoProps {
  /** Address of the player. */
  readonly src: string;
  readonly poster: string;
  readonly heading: string;
}

interface VideoState {
  readonly isPlaying: boolean;
}

export type VideoStore = ReturnType<typeof createVideo>;

/**
 * Returns the address of a video's player, which plays immediately on YouTube, Vimeo and Dailymotion; undefined unless it is an https address.
 * @param address as page authors copy it, or as the suite's editor writes it: without its scheme
 */
export function playerOf(address: string): string | undefined {
  const player = videoPlayer(address);
  if (player) return player;
  const written = address.trim().replace(/^\/\//, "https://");
  return /^https:\/\/[^/\s]/.test(written) ? safeWebUrl(written) : undefined;
}

/** Creates the state of a video, which plays after a press and stops if the visitor no longer allows videos or the video changes. */
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
