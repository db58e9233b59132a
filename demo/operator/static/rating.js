/** Shows the face of a rating among all that `rates` has; nothing for none. */
export function showRate(rates, rating) {
  rates.hidden = !rating;
  for (const face of rates.children) face.hidden = face.dataset.rate !== String(rating?.rate);
}
