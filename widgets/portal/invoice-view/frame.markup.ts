import { own } from "#shared/element/index.ts";
import { untilAbort } from "#shared/state/index.ts";

/** Height of a frame by default in px. Smaller documents keep it, so that content below never moves up. */
const defaultHeight = 150;
/** Height of a page of paper in px, for documents of another site, which cannot be measured. */
const paperHeight = 1123;

export const frameIn = (host: Element): HTMLIFrameElement | null => host.querySelector(":scope > iframe");

/** Returns the height of the document in a frame in px; undefined for no document, and for one of another site. */
function heightOf(frame: HTMLIFrameElement): number | undefined {
  const page = frame.contentDocument && own(frame.contentDocument);
  return (page?.querySelector("#wrapwrap") ?? page?.documentElement)?.scrollHeight;
}

/** Returns a function that makes a frame as tall as its document, by a style sheet of the element: the frame's attributes stay unchanged. */
function createFit(root: ShadowRoot, signal: AbortSignal) {
  const fitting = new CSSStyleSheet();
  root.adoptedStyleSheets.push(fitting);
  untilAbort(signal, () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => each !== fitting);
  });
  const set = (rule: string) => fitting.replaceSync(rule && `::slotted(iframe),.own{${rule}}`);
  return (frame: HTMLIFrameElement): void => {
    // a document is at least as tall as its frame
    set("block-size:0!important");
    const height = heightOf(frame) || paperHeight;
    set(height > defaultHeight ? `box-sizing:content-box!important;block-size:${height}px!important` : "");
  };
}

/**
 * Keeps a frame as tall as its document until the signal. @param root shadow root of the element
 * @see docs/reference/portal.md#portal-27
 */
export function fitFrame(frame: HTMLIFrameElement, root: ShadowRoot, signal: AbortSignal): void {
  const fitTo = createFit(root, signal);
  const fit = () => fitTo(frame);
  let width = 0;
  // another width breaks lines differently; the height is set by this function
  const observer = new ResizeObserver(() => {
    if (frame.clientWidth === width) return;
    width = frame.clientWidth;
    // in the next frame: a new height inside the observer would notify it at once, which is an error of the page
    requestAnimationFrame(() => signal.aborted || fit());
  });
  frame.addEventListener("load", fit, { signal });
  observer.observe(frame);
  untilAbort(signal, () => observer.disconnect());
}
