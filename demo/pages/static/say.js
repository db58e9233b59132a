/** Tells screen readers, in the page's one live region; the same words twice are told twice. */
export function say(text) {
  const region = document.querySelector("[data-said]");
  if (!region) return;
  region.textContent = "";
  requestAnimationFrame(() => (region.textContent = text));
}
