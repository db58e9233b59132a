/**
 * Fits a full-screen window into the visual viewport: on phones, the on-screen keyboard covers the lower part of the
 * page.
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
