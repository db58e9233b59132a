import { safeWebUrl } from "#shared/html/index.ts";
import { videoPlayer } from "#shared/video/player.ts";

/**
 * The player of a video, which plays at once where its site is known.
 * @param address as authors copy it, or as the suite's editor writes it: without its scheme
 * @returns undefined for anything but an address with https
 */
export function playerOf(address: string): string | undefined {
  const written = address.trim().replace(/^\/\//, "https://");
  const player = videoPlayer(written);
  if (player) return player;
  return /^https:\/\/[^/\s]/.test(written) ? safeWebUrl(written) : undefined;
}
