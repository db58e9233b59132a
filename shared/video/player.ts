/** Where a link's video plays without telling its site who watches before somebody starts it. */
const sites: readonly (readonly [address: RegExp, player: (id: string) => string])[] = [
  [
    /^https?:\/\/(?:(?:www|m)\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|v\/)|youtu\.be\/)([\w-]{11})(?![\w-])/,
    (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
  ],
  [
    /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/|channels\/\w+\/)?(\d+)(?!\d)/,
    (id) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
  ],
];

/** The player of a video's address; undefined for other addresses (spec theme section 6). */
export function videoPlayer(address: string): string | undefined {
  for (const [site, player] of sites) {
    const id = site.exec(address)?.[1];
    if (id) return player(id);
  }
  return undefined;
}

/** Attributes of the frame in which a player plays, once a visitor has started it: it leads this page nowhere. Part: player. */
export const playerFrame = {
  // the button that started it had the focus, and is gone
  ref: (frame: HTMLIFrameElement | null): void => frame?.focus(),
  className: "player",
  part: "player",
  allow: "autoplay; fullscreen; picture-in-picture",
  sandbox: "allow-scripts allow-same-origin allow-presentation allow-popups",
  referrerPolicy: "strict-origin-when-cross-origin",
} as const;
