/**
 * Keeps a window that takes the whole phone above the on-screen keyboard, which lays itself over the page: what is left
 * is the visual viewport. Gives how to stop.
 */
export function fitKeyboard(target: HTMLElement): () => void {
  const viewport = visualViewport!;
  const fit = () => {
    target.style.setProperty("--_height", `${viewport.height}px`);
    target.style.setProperty("--_top", `${viewport.offsetTop}px`);
  };
  fit();
  viewport.addEventListener("resize", fit);
  viewport.addEventListener("scroll", fit);
  return () => {
    viewport.removeEventListener("resize", fit);
    viewport.removeEventListener("scroll", fit);
  };
}
