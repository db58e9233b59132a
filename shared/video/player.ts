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
