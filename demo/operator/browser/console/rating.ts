import type { Chat } from "./types.ts";

/** Shows the face of a rating, of those in `rates`; none without a rating. */
export function showRate(rates: HTMLElement, rating: Chat["rating"]): void {
  rates.hidden = !rating;
  for (const face of rates.querySelectorAll<HTMLElement>("[data-rate]"))
    face.hidden = face.dataset.rate !== String(rating?.rate);
}
