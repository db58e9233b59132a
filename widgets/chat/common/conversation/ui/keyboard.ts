/**
 * Keeps a window that takes the whole phone above the on-screen keyboard, which lays itself over the page: what is left
 * is the visual viewport.
 */
export function fitKeyboard({ style }: HTMLElement, signal: AbortSignal): void {
  const viewport = visualViewport!;
  const fit = () => {
    style.setProperty("--_height", `${viewport.height}px`);
    style.setProperty("--_top", `${viewport.offsetTop}px`);
  };
  if (!signal.aborted) fit();
  for (const type of ["resize", "scroll"]) viewport.addEventListener(type, fit, { signal });
}
