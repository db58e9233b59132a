/** As tall as a page of paper, for what is of another site and cannot be measured. */
const unknown = "1123px";

export const frameIn = (host: Element): HTMLIFrameElement | null => host.querySelector("iframe");

/** px; undefined while there is no document in it, or one of another site. */
function heightOf(frame: HTMLIFrameElement): number | undefined {
  const page = frame.contentDocument;
  return (page?.querySelector("#wrapwrap") ?? page?.documentElement)?.scrollHeight;
}

/** Makes a frame as tall as what is in it (behaviour/portal.md item 48). */
export function fitFrame(frame: HTMLIFrameElement): void {
  // a page is at least as high as its frame
  frame.style.blockSize = "0";
  const height = heightOf(frame);
  frame.style.blockSize = height ? `${height}px` : unknown;
}
