/** Announces a text in the page's only live region. A repeated text is read again. */
export function announce(text: string): void {
  const region = document.querySelector("[data-announced]");
  if (!region) return;
  region.textContent = "";
  requestAnimationFrame(() => (region.textContent = text));
}
