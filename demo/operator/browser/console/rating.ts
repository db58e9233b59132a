import type { Chat } from "./types.ts";

/** Shows the face of a rating among all that `rates` has; nothing for none. */
export function showRate(rates: HTMLElement, rating: Chat["rating"]): void {
  rates.hidden = !rating;
  for (const face of rates.querySelectorAll<HTMLElement>("[data-rate]"))
    face.hidden = face.dataset.rate !== String(rating?.rate);
}
