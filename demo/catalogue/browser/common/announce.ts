/** Tells screen readers, in the page's one live region; the same words twice are read twice. */
export function announce(text: string): void {
  const region = document.querySelector("[data-announced]");
  if (!region) return;
  region.textContent = "";
  requestAnimationFrame(() => (region.textContent = text));
}
